import { known, type MomentReading, readMoment } from '../../../kernel/values/moment.js'

const DAY_SECONDS = 86_400
/** Days between the two epochs of Excel. */
const FROM_1904 = 1462
/** Epoch of Excel: 1899-12-30, one day early, since Excel counts a 29th of February 1900 that never was. */
const EPOCH = Date.UTC(1899, 11, 30)
const NONE: MomentReading = { value: null, fault: 'NONE' }

/** Moment in a cell: a text that people write, or Excel's number of days. */
export function momentOf(value: string | number, date1904: boolean): MomentReading {
  if (typeof value === 'number') return fromNumber(value, date1904)
  return /^\s*\d{5}(\.\d+)?\s*$/.test(value) ? fromNumber(Number(value), date1904) : readMoment(value)
}

/**
 * Moment in a cell with a number: Excel's number of days, whose fraction is the time of day to the second, or a date
 * written as one number.
 */
function fromNumber(value: number, date1904: boolean): MomentReading {
  if (Number.isInteger(value) && value >= 10_000_000) return readMoment(String(value))
  const days = date1904 ? value + FROM_1904 : value
  if (!(days >= 61 && days < 100_000)) return NONE
  const seconds = Math.floor(days * DAY_SECONDS + 0.5)
  return known(new Date(EPOCH + seconds * 1000).toISOString().slice(0, 19).replace('T', ' '))
}
