/** Formats of dates, as Chinese offices write them; instants are shown in Asia/Shanghai. */

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** ISO instant as yyyy-MM-dd HH:mm:ss; "" for none. */
export function formatDateTime(value: string | null | undefined): string {
  return value ? shanghai.format(new Date(value)) : ''
}

/** ISO instant as yyyy-MM-dd HH:mm. */
export const formatMinute = (value: string | null | undefined) => formatDateTime(value).slice(0, 16)

/**
 * Day that lies `offset` days from today in Asia/Shanghai, as yyyy-MM-dd. Days begin at `clock`: with 06:00:00 the time
 * 05:00 belongs to yesterday.
 */
export function dayFromToday(offset: number, clock = '00:00:00'): string {
  const now = formatDateTime(new Date().toISOString())
  return addDays(now.slice(0, 10), now.slice(11) < clock ? offset - 1 : offset)
}

/** Calendar day that lies `days` after another, as yyyy-MM-dd. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Range of calendar days, both included; either end may be open. */
export interface DayRange {
  from?: string
  to?: string
}

/** Length of an end that is exact to the second: "2026-11-01 06:00:00". */
const EXACT_LENGTH = 19

export const isExact = (end: string | undefined) => end?.length === EXACT_LENGTH

const instant = (end: string, clock: string) =>
  isExact(end) ? `${end.replace(' ', 'T')}+08:00` : `${end}T${clock}+08:00`

/**
 * Range as the API's DateTimeRange: from inclusive, to exclusive. An end that is a calendar day includes that whole
 * day; an end exact to the second is taken as it is. Days begin at `clock` (06:00:00).
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
