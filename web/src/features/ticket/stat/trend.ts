import type { TicketPeriod } from '../../../gql/types.generated'
import { addDays, type DayRange } from '../../../ui/format/date'
import { sumFigures } from '../../../ui/format/decimal'
import type { TicketCostTrendQuery, TicketTrendQuery } from './stat.generated'

type Trend = TicketTrendQuery['ticketTrend']
type CostTrend = TicketCostTrendQuery['ticketCostTrend']

/** Most days that a chart shows as points. */
const MOST_DAYS = 186

/** Whether a chart shows days, or months where the days are too many. */
export function periodOfTrend(by: TicketPeriod, { from, to }: DayRange): TicketPeriod {
  if (by === 'MONTH') return by
  return from && to && addDays(from, MOST_DAYS) > to ? 'DAY' : 'MONTH'
}

const next = (by: TicketPeriod, period: string) =>
  by === 'DAY' ? addDays(period, 1) : addDays(`${period}-01`, 31).slice(0, 7)

/**
 * Every day or month of a range, in order.
 * @param quiet makes the point of a period without entries from the point before it
 */
export function everyPeriod<Point extends { period: string }>(
  by: TicketPeriod,
  points: readonly Point[],
  { from, to }: DayRange,
  quiet: (period: string, before: Point | undefined) => Point,
): Point[] {
  const cut = (day: string | undefined) => (by === 'DAY' ? day : day?.slice(0, 7))
  const first = cut(from) ?? points[0]?.period
  const last = cut(to) ?? points.at(-1)?.period
  if (!first || !last) return []
  const known = new Map(points.map((point) => [point.period, point]))
  const all: Point[] = []
  for (let period = first; period <= last; period = next(by, period)) {
    all.push(known.get(period) ?? quiet(period, all.at(-1)))
  }
  return all
}

/** A day without entries keeps the stock. */
export const everyFlow = (by: TicketPeriod, { earlyRemainingTickets, points }: Trend, range: DayRange) =>
  everyPeriod(by, points, range, (period, before) => ({
    period,
    collectTickets: 0,
    useTickets: 0,
    refundTickets: 0,
    inRemainingTickets: before?.inRemainingTickets ?? earlyRemainingTickets,
  }))

const NOTHING = sumFigures('money', [])

/** A day without tickets adds no cost. */
export const everyCost = (by: TicketPeriod, { points }: CostTrend, range: DayRange) =>
  everyPeriod(by, points, range, (period, before) => ({
    period,
    useCost: NOTHING,
    totalCost: before?.totalCost ?? NOTHING,
  }))
