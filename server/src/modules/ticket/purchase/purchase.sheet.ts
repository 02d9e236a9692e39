import { ticketSheet } from '../booking/booking.sheet.js'
import { ticketTexts as texts } from '../texts.js'
import { purchaseTable as table } from './fields.js'
import { purchaseList } from './purchase.list.queries.js'

/** Purchases in a spreadsheet. */
export const purchaseSheet = ticketSheet('TicketPurchase', texts.purchase, { spec: purchaseList, table })
