import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type QuerySheet, told } from '../../../kernel/list/sheet.js'
import { wholeOf } from '../sheet-pages.js'
import { ticketTexts as texts } from '../texts.js'
import { readCompanyStocks, readStocks } from './board.js'
import { companyStockTable, stockTable } from './fields.js'
import { inOrder } from './order.js'
import type {
  TicketCompanyStockFilter,
  TicketCompanyStockView,
  TicketStockFilter,
  TicketStockView,
} from './stock.view.js'

const unitsOf = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '张']))

/** Shortage of tickets in the words of the page. */
export const stateOf = told(({ isShort }: { isShort: boolean }) => texts.stockState(isShort))

/** Tickets of projects, in a spreadsheet. */
export const stockSheet: QuerySheet<TicketStockView, TicketStockFilter> = {
  title: texts.stock,
  permission: 'chain:companyticket:get',
  filterType: 'TicketStockFilter',
  fields: { ...sheetFieldsOf(stockTable), isShort: stateOf },
  titles: sheetTitlesOf(stockTable),
  units: { ...unitsOf('remaining', 'usedToday', 'paceLow', 'paceMedian', 'paceHigh'), workingDays: '天' },
  async read(reader, filter) {
    return wholeOf(inOrder(await readStocks(reader, filter)))
  },
}

/** Tickets of the company, in a spreadsheet. */
export const companyStockSheet: QuerySheet<TicketCompanyStockView, TicketCompanyStockFilter> = {
  title: texts.companyStock,
  permission: 'chain:companyticket:get',
  filterType: 'TicketCompanyStockFilter',
  fields: { ...sheetFieldsOf(companyStockTable), isShort: stateOf },
  titles: sheetTitlesOf(companyStockTable),
  units: unitsOf('quantity', 'bought', 'inProjects', 'used', 'refunded', 'expiredQuantity'),
  read: async (reader, filter) => wholeOf(await readCompanyStocks(reader, filter)),
}
