import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { readList } from '../../../kernel/list/list.js'
import type { QuerySheet } from '../../../kernel/list/sheet.js'
import { pagesOf } from '../sheet-pages.js'
import { ticketTexts as texts } from '../texts.js'
import { costList } from './cost.list.queries.js'
import { checkedCosts } from './cost.service.js'
import type { TicketMonthCostFilter, TicketMonthCostView } from './cost.view.js'
import { costTable } from './fields.js'

/** Costs of tickets by month, in a spreadsheet. */
export const costSheet: QuerySheet<TicketMonthCostView, TicketMonthCostFilter> = {
  title: texts.cost,
  permission: 'chain:companyticket:get',
  filterType: 'TicketMonthCostFilter',
  fields: sheetFieldsOf(costTable),
  titles: sheetTitlesOf(costTable),
  units: {
    openingQuantity: '张',
    boughtQuantity: '张',
    usedQuantity: '张',
    refundedQuantity: '张',
    closingQuantity: '张',
    price: '元/张',
  },
  read: ({ em, actor }, filter, size) =>
    pagesOf(size, (page) => readList(em, actor, costList, { filter: checkedCosts(filter), page })),
}
