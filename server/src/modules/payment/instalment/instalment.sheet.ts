import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { paymentTexts as texts } from '../texts.js'
import { instalmentTable } from './fields.js'
import { instalmentList } from './instalment.list.queries.js'
import type { InstalmentView } from './instalment.view.js'

/** What is due by payment plans, in a spreadsheet. */
export const instalmentSheet: ListSheet<InstalmentView> = {
  title: texts.plan,
  permission: 'chain:companypayment:get',
  spec: instalmentList,
  filterType: 'InstalmentFilter',
  sortType: 'InstalmentSort',
  fields: sheetFieldsOf(instalmentTable),
  titles: sheetTitlesOf(instalmentTable),
}
