import { type Money, subtractMoney } from '../../../kernel/money/money.js'

/** Rows that cost something and are no trips, and what they come to. */
export interface BookedTotal {
  records: number
  cost: Money
  /** Rows without a price; work of excavators that is counted in cubic metres has none. */
  unpriced: number
}

/** Costs beside trips: approved records of excavators, and tickets that were booked without a trip. */
export interface Booked {
  shifts: readonly BookedTotal[]
  entries: readonly BookedTotal[]
}

/** Rows without parts of them. */
export const lessBooked = (all: BookedTotal, parts: readonly BookedTotal[]): BookedTotal => ({
  records: parts.reduce((left, { records }) => left - records, all.records),
  cost: parts.reduce((left, { cost }) => subtractMoney(left, cost), all.cost),
  unpriced: parts.reduce((left, { unpriced }) => left - unpriced, all.unpriced),
})
