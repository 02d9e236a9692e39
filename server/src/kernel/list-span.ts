import { dayOf } from './clock.js'
import type { DateTimeRange } from './page.types.js'

/** Days yyyy-MM-dd in Shanghai, from inclusive, to exclusive. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** A range of time cut into whole months, whole days around them, and what is left at its ends. */
export interface Span {
  months?: Days
  days: Days[]
  ends: { from: Date; to: Date }[]
}

/** Shanghai's clock has stood still since then, so that a day begins where this program thinks it does. */
const STEADY_SINCE = 1992
const isSteady = (time: Date): boolean => time.getUTCFullYear() >= STEADY_SINCE && time.getUTCFullYear() < 9999

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
const later = (day: string, hours: number): string => dayOf(new Date(startOf(day).getTime() + hours * 3_600_000))
const dayAfter = (day: string): string => later(day, 36)
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`
const monthAfter = (day: string): string => monthOf(later(monthOf(day), 32 * 24))

/** Cuts a range up; undefined when there is no whole day in it. */
export function spanOf(range: DateTimeRange | null | undefined): Span | undefined {
  const { from, to } = range ?? {}
  if ((from && !isSteady(from)) || (to && !isSteady(to))) return undefined
  const first = from ? firstDay(from) : undefined
  const last = to ? dayOf(to) : undefined
  if (first && last && first >= last) return undefined
  const ends = [
    ...(from && first && from < startOf(first) ? [{ from, to: startOf(first) }] : []),
    ...(to && last && startOf(last) < to ? [{ from: startOf(last), to }] : []),
  ]
  return { ...wholeMonths(first, last), ends }
}

function firstDay(from: Date): string {
  const day = dayOf(from)
  return startOf(day) < from ? dayAfter(day) : day
}

function wholeMonths(first: string | undefined, last: string | undefined): Omit<Span, 'ends'> {
  const from = first && (monthOf(first) < first ? monthAfter(first) : first)
  const to = last && monthOf(last)
  if (from && to && from >= to) return { days: [{ from: first, to: last }] }
  return {
    months: { from, to },
    days: [
      ...(first && from && first < from ? [{ from: first, to: from }] : []),
      ...(to && last && to < last ? [{ from: to, to: last }] : []),
    ],
  }
}

/** The whole days of a range, with those of its months. */
export function wholeDaysOf({ months, days }: Pick<Span, 'months' | 'days'>): Days {
  const parts = [...days, ...(months ? [months] : [])]
  return {
    from: parts.map(({ from }) => from).sort()[0],
    to: parts
      .map(({ to }) => to)
      .sort()
      .at(-1),
  }
}

const SHORT_DAYS = 62

/** Of a time so short that its days are as quickly looked through as its months. */
export function isShort(range: DateTimeRange | null | undefined): boolean {
  const { from, to } = range ?? {}
  return Boolean(from && to && to.getTime() - from.getTime() <= SHORT_DAYS * 86_400_000)
}
