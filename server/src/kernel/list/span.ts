import { dayOf, isSteady } from '../values/clock.js'
import type { DateTimeRange } from './page.types.js'
import type { Direction } from './spec.js'

/** Days yyyy-MM-dd in Shanghai, from inclusive, to exclusive. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** Whole years, whole months around them, whole days around those, and parts of days. */
export interface Pieces {
  years: Days[]
  months: Days[]
  days: Days[]
  ends: { from: Date; to: Date }[]
}

/** A range of time, cut up. */
export interface Span extends Pieces {
  /** Pieces of the span that are no longer than months. */
  byMonth: Pieces
  /** Its whole days, with those of its months and years. */
  whole: Days
  /** All days that it has anything of. */
  extent: Days
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
const later = (day: string, hours: number): string => dayOf(new Date(startOf(day).getTime() + hours * 3_600_000))
const dayAfter = (day: string): string => later(day, 36)

/** A unit of days: the first day of the one that a day is in, and of the next one. */
interface Unit {
  of(day: string): string
  after(day: string): string
}
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`
const MONTH: Unit = { of: monthOf, after: (day) => monthOf(later(monthOf(day), 32 * 24)) }
const YEAR: Unit = { of: (day) => `${day.slice(0, 4)}-01-01`, after: (day) => `${Number(day.slice(0, 4)) + 1}-01-01` }

/** Most people look at the same few days and months. */
const cutUp = new Map<string, Span | undefined>()
const MOST_KNOWN = 500

/** Cuts a range up; undefined when there is no whole day in it. */
export function spanOf(range: DateTimeRange | null | undefined): Span | undefined {
  const { from, to } = range ?? {}
  const key = `${from?.getTime()} ${to?.getTime()}`
  if (cutUp.has(key)) return cutUp.get(key)
  if (cutUp.size >= MOST_KNOWN) cutUp.clear()
  const span = pieces(from ?? undefined, to ?? undefined)
  cutUp.set(key, span)
  return span
}

function pieces(from: Date | undefined, to: Date | undefined): Span | undefined {
  if ((from && !isSteady(from)) || (to && !isSteady(to))) return undefined
  const first = from ? firstDay(from) : undefined
  const last = to ? dayOf(to) : undefined
  if (first && last && first >= last) return undefined
  const ends = [
    ...(from && first && from < startOf(first) ? [{ from, to: startOf(first) }] : []),
    ...(to && last && startOf(last) < to ? [{ from: startOf(last), to }] : []),
  ]
  const extent = {
    from: from ? dayOf(from) : undefined,
    to: to && last && startOf(last) < to ? dayAfter(last) : last,
  }
  const whole = { from: first, to: last }
  const { units, around: days } = cut(whole, MONTH)
  const parts = units.map((months) => cut(months, YEAR))
  const [years, months] = [parts.flatMap(({ units }) => units), parts.flatMap(({ around }) => around)]
  return { years, months, days, ends, byMonth: { years: [], months: units, days, ends }, whole, extent }
}

function firstDay(from: Date): string {
  const day = dayOf(from)
  return startOf(day) < from ? dayAfter(day) : day
}

/** Whole units among some days, if there are any, and the days around them. */
function cut({ from, to }: Days, unit: Unit): { units: Days[]; around: Days[] } {
  const first = from && (unit.of(from) < from ? unit.after(from) : from)
  const last = to && unit.of(to)
  if (first && last && first >= last) return { units: [], around: [{ from, to }] }
  const before = from && first && from < first ? [{ from, to: first }] : []
  const after = to && last && last < to ? [{ from: last, to }] : []
  return { units: [{ from: first, to: last }], around: [...before, ...after] }
}

/** Of two days that which binds more from below, or from above; of one that is open the other. */
export const latest = <Day extends string | undefined>(one: Day, other: Day): Day =>
  one && other && other < one ? one : (other ?? one)
export const earliest = <Day extends string | undefined>(one: Day, other: Day): Day =>
  one && other && one < other ? one : (other ?? one)

/** Some of the days of a span, in single days, with what it has of them at its ends. */
export function daysWithin({ whole, ends }: Span, { from, to }: Days): Pieces {
  const days = { from: latest(whole.from, from), to: earliest(whole.to, to) }
  const isAmong = (day: string): boolean => (!from || from <= day) && (!to || day < to)
  return {
    years: [],
    months: [],
    days: days.from && days.to && days.to <= days.from ? [] : [days],
    ends: ends.filter((end) => isAmong(dayOf(end.from))),
  }
}

const NEAR_DAYS = 7

/**
 * The few days of these where a list in this direction begins; undefined when it has no beginning, or when they are few
 * anyway.
 */
export function nearDays({ from, to }: Days, direction: Direction): Days | undefined {
  const since = direction === 'DESC' ? to && later(to, -24 * NEAR_DAYS) : from
  const until = direction === 'DESC' ? to : from && later(from, 24 * NEAR_DAYS)
  if (!since || !until) return undefined
  return (from && since < from) || (to && to < until) ? undefined : { from: since, to: until }
}

const SHORT_DAYS = 62

/** Of a time so short that its days are as quickly looked through as its months. */
export function isShort(range: DateTimeRange | null | undefined): boolean {
  const { from, to } = range ?? {}
  return Boolean(from && to && to.getTime() - from.getTime() <= SHORT_DAYS * 86_400_000)
}
