import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { ticketTexts as texts } from '../texts.js'
import { entryList } from './entry.list.queries.js'
import type { TicketEntryView } from './entry.view.js'
import { entryTable } from './fields.js'

/** The ledger in a spreadsheet. */
export const entrySheet: ListSheet<TicketEntryView> = {
  title: texts.entry,
  permission: 'chain:companyticket:get',
  spec: entryList,
  filterType: 'TicketEntryFilter',
  sortType: 'TicketEntrySort',
  fields: sheetFieldsOf(entryTable),
  titles: sheetTitlesOf(entryTable),
  units: { quantity: '张' },
}
