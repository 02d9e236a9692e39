import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { ticketTexts as texts } from '../texts.js'
import { purchaseTable } from './fields.js'
import { purchaseList } from './purchase.list.queries.js'
import type { TicketPurchaseView } from './purchase.view.js'

/** Purchases in a spreadsheet. */
export const purchaseSheet: ListSheet<TicketPurchaseView> = {
  title: texts.purchase,
  permission: 'chain:companyticket:get',
  spec: purchaseList,
  filterType: 'TicketPurchaseFilter',
  sortType: 'TicketPurchaseSort',
  fields: sheetFieldsOf(purchaseTable),
  titles: sheetTitlesOf(purchaseTable),
  units: { quantity: '张' },
}
