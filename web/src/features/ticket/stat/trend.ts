import type { TicketPeriod } from '../../../gql/types.generated'
import { addDays, type DayRange } from '../../../ui/format/date'
import type { TicketTrendQuery } from './stat.generated'

type Trend = TicketTrendQuery['ticketTrend']
type Point = Trend['points'][number]

/** The most days of which each has its own point. */
const MOST_DAYS = 186

/** Whether a chart shows days or months: more days than it has room for stand by month. */
export function periodOfTrend(by: TicketPeriod, { from, to }: DayRange): TicketPeriod {
  if (by === 'MONTH') return by
  return from && to && addDays(from, MOST_DAYS) > to ? 'DAY' : 'MONTH'
}

const next = (by: TicketPeriod, period: string) =>
  by === 'DAY' ? addDays(period, 1) : addDays(`${period}-01`, 31).slice(0, 7)

/** Every day or month of a range: those on which nothing happened have what was left before. */
export function everyPeriod(
  by: TicketPeriod,
  { earlyRemainingTickets, points }: Trend,
  { from, to }: DayRange,
): Point[] {
  const cut = (day: string | undefined) => (by === 'DAY' ? day : day?.slice(0, 7))
  const first = cut(from) ?? points[0]?.period
  const last = cut(to) ?? points.at(-1)?.period
  if (!first || !last) return []
  const known = new Map(points.map((point) => [point.period, point]))
  const all: Point[] = []
  let left = earlyRemainingTickets
  for (let period = first; period <= last; period = next(by, period)) {
    const point = known.get(period) ?? {
      period,
      collectTickets: 0,
      useTickets: 0,
      refundTickets: 0,
      inRemainingTickets: left,
    }
    left = point.inRemainingTickets
    all.push(point)
  }
  return all
}
