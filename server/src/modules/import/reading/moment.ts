import { known, type MomentReading, readMoment } from '../../../kernel/values/moment.js'

const DAY_SECONDS = 86_400
/** Days between the beginnings of Excel's two ways to count. */
const FROM_1904 = 1462
/** 1899-12-30: what makes Excel's day 61 the first of March 1900, behind the 29th of February that never was. */
const EPOCH = Date.UTC(1899, 11, 30)
const NONE: MomentReading = { value: null, fault: 'NONE' }

/** A moment as a cell gives it: text that people read, or Excel's number of days. */
export function momentOf(value: string | number, date1904: boolean): MomentReading {
  if (typeof value === 'number') return fromNumber(value, date1904)
  return /^\s*\d{5}(\.\d+)?\s*$/.test(value) ? fromNumber(Number(value), date1904) : readMoment(value)
}

/** Excel's number of days with the time of day as a fraction, to the second; or a date that somebody wrote as one number. */
function fromNumber(value: number, date1904: boolean): MomentReading {
  if (Number.isInteger(value) && value >= 10_000_000) return readMoment(String(value))
  const days = date1904 ? value + FROM_1904 : value
  if (!(days >= 61 && days < 100_000)) return NONE
  const seconds = Math.floor(days * DAY_SECONDS + 0.5)
  return known(new Date(EPOCH + seconds * 1000).toISOString().slice(0, 19).replace('T', ' '))
}
