import { ticketSheet } from '../booking/booking.sheet.js'
import { ticketTexts as texts } from '../texts.js'
import { entryList } from './entry.list.queries.js'
import { entryTable as table } from './fields.js'

/** The ledger in a spreadsheet. */
export const entrySheet = ticketSheet('TicketEntry', texts.entry, { spec: entryList, table })
