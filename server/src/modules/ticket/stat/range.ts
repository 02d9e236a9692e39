import { daysAsked } from '../../../kernel/reads.js'
import { dayOf } from '../../../kernel/values/clock.js'

/** Days yyyy-MM-dd, from inclusive, to exclusive; a missing one means no limit. */
export interface TicketDays {
  from: string | null
  to: string | null
}

/** Days of a range that is closed at both ends. */
export interface Days extends TicketDays {
  from: string
  to: string
}

/** The ticket day of a moment: it begins at 06:00 (docs/adr/0032). */
export const ticketDayOf = (moment: Date): string => dayOf(new Date(moment.getTime() - 6 * 3_600_000))

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** Day that lies a number of days after another. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export const monthAfter = (day: string): string => monthOf(dayAfter(monthOf(day), 31))

export const daysIn = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Assumed number of days of an open range: about as long as companies book tickets. */
const MOST_DAYS = 730

/** Number of days of a filter's range. */
export function daysAskedOf(filter: unknown): number {
  const { startDate, endDate } = (filter ?? {}) as { startDate?: unknown; endDate?: unknown }
  return daysAsked(startDate, endDate, MOST_DAYS)
}

/** Range as whole months and the single days around them. */
export interface Cut {
  months: TicketDays | null
  days: Days[]
}

/** Cuts a range at the beginnings of months; a range without a whole month is only days. */
export function cutAtMonths({ from, to }: TicketDays): Cut {
  const first = from === null || monthOf(from) === from ? from : monthAfter(from)
  const last = to === null ? null : monthOf(to)
  if (first !== null && last !== null && first >= last) return { months: null, days: daysOf({ from, to }) }
  return {
    months: { from: first, to: last },
    days: [...daysOf({ from, to: first }, from), ...daysOf({ from: last, to }, to)],
  }
}

/** Days of a range, cut at the beginnings of months; empty for an empty or open range. */
function daysOf({ from, to }: TicketDays, known: string | null = from): Days[] {
  if (known === null || from === null || to === null || from >= to) return []
  const next = monthAfter(from)
  return next < to ? [{ from, to: next }, ...daysOf({ from: next, to })] : [{ from, to }]
}
