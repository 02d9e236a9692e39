import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { QuerySheet } from '../../../kernel/list/sheet.js'
import { pagesOf } from '../sheet-pages.js'
import { stateOf } from '../stock/stock.sheet.js'
import { ticketTexts as texts } from '../texts.js'
import { stocksOfDrivers, totalOfDrivers } from './driver-stock.queries.js'
import type { TicketDriverStockFilter, TicketDriverStockView } from './driver-stock.view.js'
import { driverStockTable } from './fields.js'

const ROWS_AT_ONCE = 2000
const counts = ['collected', 'used', 'usedOfProject', 'refunded', 'remaining']

/** Tickets of drivers, in a spreadsheet. */
export const driverStockSheet: QuerySheet<TicketDriverStockView, TicketDriverStockFilter> = {
  title: texts.driverStock,
  permission: 'chain:companyticket:get',
  filterType: 'TicketDriverStockFilter',
  fields: { ...sheetFieldsOf(driverStockTable), isShort: stateOf },
  titles: sheetTitlesOf(driverStockTable),
  units: Object.fromEntries(counts.map((name) => [name, '张'])),
  async read({ em, actor }, filter) {
    const { total } = await totalOfDrivers(em, actor, filter)
    return pagesOf(ROWS_AT_ONCE, async (page) => ({
      records: await stocksOfDrivers(em, actor, filter, { page, lastUsed: true }),
      total,
    }))
  },
}
