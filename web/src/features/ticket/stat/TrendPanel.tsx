import { useQuery } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import type { TicketPeriod, TicketStatFilter } from '../../../gql/types.generated'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import type { DayRange } from '../../../ui/format/date'
import { late } from '../../../ui/late'
import { Button } from '../../../ui/layout/Button'
import { useStoredSetting } from '../../../ui/theme/storageScope'
import { trendUrl } from './links'
import { TicketTrendDocument } from './stat.generated'
import css from './stat.module.css'
import { texts } from './texts'
import { everyPeriod, periodOfTrend } from './trend'

const TrendChart = late(() => import('../../../ui/charts/TrendChart'))

/** Low enough for the list to be seen below it. */
const HEIGHT = 230
/** A phone has room for the list alone. */
const shownAtFirst = { shown: window.matchMedia('(width >= 640px)').matches }
const series = (name: string) => ({ name, unit: texts.sheets, kind: 'count' as const })
const bars = [series(texts.fields.collectTickets), series(texts.fields.useTickets), series(texts.fields.refundTickets)]

interface Props {
  by: TicketPeriod
  filter: TicketStatFilter
  days: DayRange
  /** The filters are still being read from a link. */
  waiting: boolean
}

function Trend({ by, filter, days, waiting }: Props) {
  const navigate = useNavigate()
  const period = periodOfTrend(by, days)
  const { data, previousData, error, refetch } = useQuery(TicketTrendDocument, {
    variables: { by: period, filter },
    skip: waiting,
    fetchPolicy: 'cache-and-network',
  })
  const trend = (data ?? previousData)?.ticketTrend
  if (error && !trend) {
    // A failed second try comes back as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!trend) return <p aria-busy>{texts.trendLoading}</p>
  const points = everyPeriod(period, trend, days).map((point) => ({
    day: point.period,
    bars: [point.collectTickets, point.useTickets, point.refundTickets],
    line: point.inRemainingTickets,
  }))
  return (
    <TrendChart
      title={texts.trendOf[period]}
      dayName={period === 'DAY' ? texts.days : texts.month}
      points={points}
      bars={bars}
      line={series(texts.left)}
      emptyText={texts.noTrend}
      height={HEIGHT}
      onOpen={(point) => navigate(trendUrl(filter, days, point))}
    />
  )
}

/** What became of the tickets that are searched over the whole range, of all projects together; it can be folded away. */
export function TrendPanel(props: Props) {
  const [{ shown }, store] = useStoredSetting('ticket-trend', shownAtFirst)
  return (
    <section className={css.trend} aria-label={texts.trend}>
      <div className={css.trendHead}>
        <h2>{texts.trendOf[periodOfTrend(props.by, props.days)]}</h2>
        <Button size="xs" variant="plain" aria-expanded={shown} onClick={() => store({ shown: !shown })}>
          {shown ? texts.hideTrend : texts.showTrend}
        </Button>
      </div>
      {shown && (
        <div className={css.canvas}>
          <Trend {...props} />
        </div>
      )}
    </section>
  )
}
