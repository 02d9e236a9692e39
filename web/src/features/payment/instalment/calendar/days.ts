import { addDays } from '../../../../ui/format/date'

/** Days are yyyy-MM-dd and months yyyy-MM; weeks begin on Monday. */

export const monthOf = (day: string) => day.slice(0, 7)

const FIRST = '1900-01-01'
const LAST = '2999-12-31'
const WEEKS = 6

const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
/** Nearest day within the calendar's range. */
export const within = (day: string) => (day < FIRST ? FIRST : day > LAST ? LAST : day)

/** Same day of another month, or that month's last one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return within(last.toISOString().slice(0, 10))
}

/** Six weeks around a month, always as many, so that days keep their places when months are turned. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekday(first))
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  )
}

/** Day for a key, as in the W3C's date grid; null for any other key. */
export function dayByKey(key: string, day: string, shift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return within(addDays(day, -1))
    case 'ArrowRight':
      return within(addDays(day, 1))
    case 'ArrowUp':
      return within(addDays(day, -7))
    case 'ArrowDown':
      return within(addDays(day, 7))
    case 'Home':
      return within(addDays(day, -weekday(day)))
    case 'End':
      return within(addDays(day, 6 - weekday(day)))
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1)
    default:
      return null
  }
}
