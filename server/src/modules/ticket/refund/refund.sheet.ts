import { ticketSheet } from '../booking/booking.sheet.js'
import { ticketTexts as texts } from '../texts.js'
import { refundTable as table } from './fields.js'
import { refundList } from './refund.list.queries.js'

/** Refunds in a spreadsheet. */
export const refundSheet = ticketSheet('TicketRefund', texts.refund, { spec: refundList, table })
