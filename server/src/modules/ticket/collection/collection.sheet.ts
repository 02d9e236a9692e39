import { ticketSheet } from '../booking/booking.sheet.js'
import { ticketTexts as texts } from '../texts.js'
import { collectionList } from './collection.list.queries.js'
import { collectionTable as table } from './fields.js'

/** Collections in a spreadsheet. */
export const collectionSheet = ticketSheet('TicketCollection', texts.collection, { spec: collectionList, table })
