/** Dates as Chinese back offices write them; every instant is shown in Asia/Shanghai. */

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** An ISO instant as yyyy-MM-dd HH:mm:ss; "" for nothing. */
export function formatDateTime(value: string | null | undefined): string {
  return value ? shanghai.format(new Date(value)) : ''
}

/** An ISO instant as yyyy-MM-dd HH:mm. */
export const formatMinute = (value: string | null | undefined) => formatDateTime(value).slice(0, 16)

/** The day `offset` days from today in Asia/Shanghai, yyyy-MM-dd; days begin at `clock`, so that 05:00 is still yesterday at 06:00:00. */
export function dayFromToday(offset: number, clock = '00:00:00'): string {
  const now = formatDateTime(new Date().toISOString())
  return addDays(now.slice(0, 10), now.slice(11) < clock ? offset - 1 : offset)
}

/** The calendar day `days` after a day, yyyy-MM-dd. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** A range of calendar days, both inclusive; either end may be open. */
export interface DayRange {
  from?: string
  to?: string
}

/** How an end of a range is exact to the second: "2026-11-01 06:00:00". */
const EXACT_LENGTH = 19

export const isExact = (end: string | undefined) => end?.length === EXACT_LENGTH

const instant = (end: string, clock: string) =>
  isExact(end) ? `${end.replace(' ', 'T')}+08:00` : `${end}T${clock}+08:00`

/**
 * A range as the API's DateTimeRange: from inclusive, to exclusive. An end is a calendar day, which belongs to the range whole, or
 * exact to the second, and then `to` is where the range stops. `clock` moves the day's start (06:00:00).
 */
export function toDateTimeRange(
  range: DayRange | undefined,
  clock = '00:00:00',
): { from?: string; to?: string } | undefined {
  const { from, to } = range ?? {}
  if (!from && !to) return undefined
  return {
    from: from && instant(from, clock),
    to: to && instant(isExact(to) ? to : addDays(to, 1), clock),
  }
}
