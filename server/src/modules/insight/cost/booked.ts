import { type Money, subtractMoney } from '../../../kernel/money/money.js'

/** Cost of rows that are no trips. */
export interface BookedTotal {
  records: number
  cost: Money
  /** Number of rows without a price; excavator work in cubic metres has none. */
  unpriced: number
}

/** Costs besides trips: approved records of excavators, and tickets booked without a trip. */
export interface Booked {
  shifts: readonly BookedTotal[]
  entries: readonly BookedTotal[]
}

/** Totals less others, by group. */
export const lessBooked = (all: BookedTotal, parts: readonly BookedTotal[]): BookedTotal => ({
  records: parts.reduce((left, { records }) => left - records, all.records),
  cost: parts.reduce((left, { cost }) => subtractMoney(left, cost), all.cost),
  unpriced: parts.reduce((left, { unpriced }) => left - unpriced, all.unpriced),
})
