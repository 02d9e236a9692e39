import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { paymentTexts as texts } from '../texts.js'
import { paymentTable } from './fields.js'
import { paymentList } from './payment.list.queries.js'
import type { PaymentView } from './payment.view.js'

/** Payments in a spreadsheet: the columns of the list page. */
export const paymentSheet: ListSheet<PaymentView> = {
  title: texts.payment,
  permission: 'chain:companypayment:get',
  spec: paymentList,
  filterType: 'PaymentFilter',
  sortType: 'PaymentSort',
  fields: sheetFieldsOf(paymentTable),
  titles: sheetTitlesOf(paymentTable),
}
