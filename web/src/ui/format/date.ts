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

/** An ISO instant as yyyy-MM-dd. */
export const formatDate = (value: string | null | undefined) => formatDateTime(value).slice(0, 10)

/** The calendar day `offset` days from today in Asia/Shanghai, yyyy-MM-dd. */
export function dayFromToday(offset: number): string {
  return addDays(formatDate(new Date().toISOString()), offset)
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

/** A range of days as the API's DateTimeRange: from inclusive, to exclusive. `clock` moves the day's start (06:00:00). */
export function toDateTimeRange(
  range: DayRange | undefined,
  clock = '00:00:00',
): { from?: string; to?: string } | undefined {
  if (!range?.from && !range?.to) return undefined
  return {
    from: range.from ? `${range.from}T${clock}+08:00` : undefined,
    to: range.to ? `${addDays(range.to, 1)}T${clock}+08:00` : undefined,
  }
}
