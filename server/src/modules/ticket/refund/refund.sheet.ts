import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { ticketTexts as texts } from '../texts.js'
import { refundTable } from './fields.js'
import { refundList } from './refund.list.queries.js'
import type { TicketRefundView } from './refund.view.js'

/** Refunds in a spreadsheet. */
export const refundSheet: ListSheet<TicketRefundView> = {
  title: texts.refund,
  permission: 'chain:companyticket:get',
  spec: refundList,
  filterType: 'TicketRefundFilter',
  sortType: 'TicketRefundSort',
  fields: sheetFieldsOf(refundTable),
  titles: sheetTitlesOf(refundTable),
  units: { quantity: '张' },
}
