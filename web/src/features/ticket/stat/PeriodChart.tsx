import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import type { TicketPeriod, TicketStatFilter } from '../../../gql/types.generated'
import type { Point, Series } from '../../../ui/charts/series'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import type { DayRange } from '../../../ui/format/date'
import { late } from '../../../ui/late'
import { trendUrl } from './links'
import { texts } from './texts'

const ComboChart = late(() => import('../../../ui/charts/ComboChart'))

/** Low enough to leave the list visible below it. */
const HEIGHT = 230

/** Query of a chart of tickets. */
export interface TrendProps {
  by: TicketPeriod
  filter: TicketStatFilter
  days: DayRange
  /** Whether the filters are still being read from a link. */
  waiting: boolean
}

interface Props extends Pick<TrendProps, 'filter' | 'days'> {
  period: TicketPeriod
  /** Points; undefined until loaded. */
  points: readonly Point[] | undefined
  series: readonly Series[]
  error: unknown
  refetch: () => Promise<unknown>
}

/** Chart over days or months, once its points are loaded; a point links to its days. */
export function PeriodChart({ period, points, series, filter, days, error, refetch }: Props) {
  const navigate = useNavigate()
  if (error && !points) {
    // A failed retry is reported as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!points) return <p aria-busy>{texts.trendLoading}</p>
  return (
    <ComboChart
      title={texts.trendOf[period]}
      pointName={period === 'DAY' ? texts.days : texts.month}
      points={points}
      series={series}
      emptyText={texts.noTrend}
      height={HEIGHT}
      onPick={({ key }) => navigate(trendUrl(filter, days, key))}
      pickHint={texts.openPoint}
    />
  )
}
