import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { useOpenable } from '../../../shell/useOpenable'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { late } from '../../../ui/late'
import css from '../charts.module.css'
import { type ChartName, kinds } from './charts'
import { Exclusions } from './Exclusions'
import { waybillsUrl } from './links'
import { PlanSummary } from './PlanSummary'
import type { ChartPhasePartFragment } from './phase-charts.generated'
import { besideOf } from './phases'
import { besideByKey, besideInTime, pictureOf, seriesOf } from './picture'
import type { ChartState } from './state'
import { texts } from './texts'
import { usePhaseFigures } from './usePhaseFigures'

const ComboChart = late(() => import('../../../ui/charts/ComboChart'))

const HEIGHT = 360
const NOTHING_HIDDEN: readonly string[] = []

interface Props {
  chart: ChartName
  phase: ChartPhasePartFragment
  /** Phase to compare with, if any. */
  other: ChartPhasePartFragment | undefined
  state: ChartState
  change: (next: ChartState) => void
}

/** Chart of a phase: its plan, the picture, its exclusions, and links to the trips behind each point. */
export function ChartPanel({ chart, phase, other, state, change }: Props) {
  const navigate = useNavigate()
  const openable = useOpenable()
  const { along, step: usual } = kinds[chart]
  const { days: span, hide } = state
  const step = state.step ?? usual
  const { figures, plan, updating, error, refetch } = usePhaseFigures({ chart, id: phase.id, step, span })
  const beside = useMemo(() => besideOf(state, phase, other), [state, phase, other])
  const comparing = usePhaseFigures({ chart, id: beside?.phase.id, step, span: beside?.span })
  const compared = beside ? comparing.figures : undefined
  const picture = useMemo(() => {
    if (!figures) return null
    if (!compared || !beside) return pictureOf(figures, null)
    if (along !== 'time') return pictureOf(figures, besideByKey(compared))
    const first = span?.from ?? phase.fromDate
    return pictureOf(figures, besideInTime(compared, first, beside.span?.from ?? beside.phase.fromDate, step))
  }, [figures, compared, beside, along, span, phase, step])
  const series = useMemo(() => (figures ? seriesOf(figures) : []), [figures])
  const failed = error ?? comparing.error
  const again = () => {
    // A failed retry is reported as `error`.
    refetch().catch(() => undefined)
    if (beside) comparing.refetch().catch(() => undefined)
  }
  if (failed && !figures) return <ErrorPanel error={toRequestError(failed)} onRetry={again} />
  if (!figures || !picture) {
    return (
      <p className={css.message} aria-busy>
        {texts.loading}
      </p>
    )
  }
  const { points, behind } = picture
  const trips = (key: string) => waybillsUrl({ phaseId: phase.id, chart, span, point: behind.get(key) ?? undefined })
  return (
    <>
      {plan && <PlanSummary plan={plan} />}
      <section className={css.panel} aria-label={texts.charts[chart]}>
        {failed && <ErrorPanel inline error={toRequestError(failed)} onRetry={again} />}
        <p role="status" className={css.updating}>
          {(updating || comparing.updating) && texts.updating}
        </p>
        <div className={css.canvas}>
          <ComboChart
            title={chart === 'plan' ? texts.trend : texts.charts[chart]}
            about={texts.phaseOf(
              phase.projectName,
              phase.phaseName,
              span?.from ?? phase.fromDate,
              span?.to ?? phase.toDate,
            )}
            help={texts.help[chart]}
            beside={
              <Exclusions {...{ chart, phase, span, updating }} exclusions={figures.exclusions} onMended={again} />
            }
            pointName={texts.along[along]}
            points={points}
            series={series}
            compared={compared && beside ? beside.name : undefined}
            emptyText={texts.empty}
            height={HEIGHT}
            hidden={hide ?? NOTHING_HIDDEN}
            onHidden={(hidden) => change({ hide: hidden.length ? [...hidden] : undefined })}
            onPick={openable(trips('')) ? ({ key }) => navigate(trips(key)) : undefined}
            // Trips without a site cannot be filtered by one.
            isOpen={({ key }) => key !== '' && behind.has(key)}
            pickHint={texts.openTrips}
          />
        </div>
      </section>
    </>
  )
}
