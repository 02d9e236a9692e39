import { useQuery } from '@apollo/client/react'
import { formatCount } from '../../../ui/format/decimal'
import css from '../ticket.module.css'
import { PeriodChart, type TrendProps } from './PeriodChart'
import { TicketCostTrendDocument } from './stat.generated'
import { texts } from './texts'
import { everyCost, periodOfTrend } from './trend'

const series = [
  { name: texts.useCost, unit: texts.yuan, kind: 'money', mark: 'bar' },
  { name: texts.totalCost, unit: texts.yuan, kind: 'money', mark: 'line' },
] as const

/** Cost of used tickets by period, and accumulated; with the number of tickets without a price. */
export function CostTrend({ by, filter, days, waiting }: TrendProps) {
  const period = periodOfTrend(by, days)
  const { data, previousData, error, refetch } = useQuery(TicketCostTrendDocument, {
    variables: { by: period, filter },
    skip: waiting,
    fetchPolicy: 'cache-and-network',
  })
  const trend = (data ?? previousData)?.ticketCostTrend
  const points =
    trend &&
    everyCost(period, trend, days).map(({ period: day, useCost, totalCost }) => ({
      key: day,
      label: day,
      values: [useCost, totalCost],
    }))
  return (
    <>
      <PeriodChart {...{ period, points, series, filter, days, error, refetch }} />
      <p className={css.note}>
        {texts.costHint}
        {trend && trend.unpricedTickets > 0 && `；${texts.unpriced(formatCount(trend.unpricedTickets))}`}
      </p>
    </>
  )
}
