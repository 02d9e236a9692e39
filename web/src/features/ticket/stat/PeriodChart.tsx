import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import type { TicketPeriod, TicketStatFilter } from '../../../gql/types.generated'
import type { Point, Series } from '../../../ui/charts/series'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import type { DayRange } from '../../../ui/format/date'
import { late } from '../../../ui/late'
import { trendUrl } from './links'
import { texts } from './texts'

const TrendChart = late(() => import('../../../ui/charts/TrendChart'))

/** Low enough for the list to be seen below it. */
const HEIGHT = 230

/** What a chart of tickets is asked for. */
export interface TrendProps {
  by: TicketPeriod
  filter: TicketStatFilter
  days: DayRange
  /** The filters are still being read from a link. */
  waiting: boolean
}

interface Props extends Pick<TrendProps, 'filter' | 'days'> {
  period: TicketPeriod
  /** Undefined while they are not known. */
  points: readonly Point[] | undefined
  bars: readonly Series[]
  line: Series
  error: unknown
  refetch: () => Promise<unknown>
}

/** A chart over days or months, once its points are known; a point leads to the days behind it. */
export function PeriodChart({ period, points, bars, line, filter, days, error, refetch }: Props) {
  const navigate = useNavigate()
  if (error && !points) {
    // A failed second try comes back as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!points) return <p aria-busy>{texts.trendLoading}</p>
  return (
    <TrendChart
      title={texts.trendOf[period]}
      dayName={period === 'DAY' ? texts.days : texts.month}
      points={points}
      bars={bars}
      line={line}
      emptyText={texts.noTrend}
      height={HEIGHT}
      onOpen={(point) => navigate(trendUrl(filter, days, point))}
    />
  )
}
