import { useQuery } from '@apollo/client/react'
import { PeriodChart, type TrendProps } from './PeriodChart'
import { TicketTrendDocument } from './stat.generated'
import { texts } from './texts'
import { everyFlow, periodOfTrend } from './trend'

const series = (name: string) => ({ name, unit: texts.sheets, kind: 'count' as const })
const bars = [series(texts.fields.collectTickets), series(texts.fields.useTickets), series(texts.fields.refundTickets)]
const line = series(texts.left)

/** How many tickets were collected, used and given back, and what was left. */
export function SheetTrend({ by, filter, days, waiting }: TrendProps) {
  const period = periodOfTrend(by, days)
  const { data, previousData, error, refetch } = useQuery(TicketTrendDocument, {
    variables: { by: period, filter },
    skip: waiting,
    fetchPolicy: 'cache-and-network',
  })
  const trend = (data ?? previousData)?.ticketTrend
  const points =
    trend &&
    everyFlow(period, trend, days).map((point) => ({
      day: point.period,
      bars: [point.collectTickets, point.useTickets, point.refundTickets],
      line: point.inRemainingTickets,
    }))
  return <PeriodChart {...{ period, points, bars, line, filter, days, error, refetch }} />
}
