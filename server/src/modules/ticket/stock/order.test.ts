import { describe, expect, it } from 'vitest'
import { SortDirection } from '../../../kernel/list/page.types.js'
import { inOrder } from './order.js'
import { TicketStockSortField } from './stock.view.js'

const stock = (name: string, remaining: number, runsOutLikely: string | null = null, runsOutFrom = runsOutLikely) => ({
  name,
  remaining,
  runsOutLikely,
  runsOutFrom,
})
const stocks = [
  stock('idle', 50),
  stock('late', 60, '2026-05-01'),
  stock('short', -1, '2026-03-10'),
  stock('gone', 0, '2026-03-10'),
  stock('soon', 9, '2026-03-12', '2026-03-12'),
  stock('sooner', 9, '2026-03-12', '2026-03-11'),
  stock('shortest', -7),
  stock('idle too', 50),
]
const names = (...sorts: [TicketStockSortField, SortDirection][]) =>
  inOrder(
    stocks,
    sorts.map(([field, direction]) => ({ field, direction })),
  ).map(({ name }) => name)
const { ASC, DESC } = SortDirection
const { URGENCY, REMAINING, PLACE } = TicketStockSortField

describe('stocks in order', () => {
  it('begin with short ones, the shortest first, followed by those that run out first', () => {
    const urgent = ['shortest', 'short', 'gone', 'sooner', 'soon', 'late', 'idle', 'idle too']
    expect(inOrder(stocks).map(({ name }) => name)).toEqual(urgent)
    expect(names([URGENCY, ASC])).toEqual(urgent)
    expect(names([URGENCY, DESC])).toEqual(['idle', 'idle too', 'late', 'soon', 'sooner', 'gone', 'short', 'shortest'])
  })

  it('are by what is left, or by place, or by one after the other', () => {
    expect(names([REMAINING, DESC]).slice(0, 3)).toEqual(['late', 'idle', 'idle too'])
    expect(names([PLACE, ASC])).toEqual(stocks.map(({ name }) => name))
    expect(names([PLACE, DESC])).toEqual(stocks.map(({ name }) => name).toReversed())
    expect(names([REMAINING, DESC], [PLACE, DESC]).slice(0, 3)).toEqual(['late', 'idle too', 'idle'])
    expect(names([PLACE, ASC], [REMAINING, DESC])).toEqual(stocks.map(({ name }) => name))
  })
})
