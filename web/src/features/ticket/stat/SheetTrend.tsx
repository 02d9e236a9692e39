import { useQuery } from '@apollo/client/react'
import type { Series } from '../../../ui/charts/series'
import { PeriodChart, type TrendProps } from './PeriodChart'
import { TicketTrendDocument } from './stat.generated'
import { texts } from './texts'
import { everyFlow, periodOfTrend } from './trend'

const sheets = (name: string, mark: Series['mark']): Series => ({ name, unit: texts.sheets, kind: 'count', mark })
const series = [
  sheets(texts.fields.collectTickets, 'bar'),
  sheets(texts.fields.useTickets, 'bar'),
  sheets(texts.fields.refundTickets, 'bar'),
  sheets(texts.left, 'line'),
]

/** Tickets collected, used, given back and left, by period. */
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
      key: point.period,
      label: point.period,
      values: [point.collectTickets, point.useTickets, point.refundTickets, point.inRemainingTickets],
    }))
  return <PeriodChart {...{ period, points, series, filter, days, error, refetch }} />
}
