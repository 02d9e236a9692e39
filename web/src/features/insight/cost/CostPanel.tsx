import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { useOpenable } from '../../../shell/useOpenable'
import type { Point, Series } from '../../../ui/charts/series'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { late } from '../../../ui/late'
import { useActive } from '../../../ui/overlay/active'
import { commonTexts } from '../../../ui/texts'
import css from '../charts.module.css'
import { CostTable, nameOf } from './CostTable'
import { ProjectCostDocument } from './cost.generated'
import { Gaps } from './Gaps'
import { partUrl, whoseOf } from './links'
import { type CostRow, PARTS, type ProjectCost } from './rows'
import { texts } from './texts'

const ComboChart = late(() => import('../../../ui/charts/ComboChart'))

/** Pause before asking again for a cost that is still being computed. */
const AGAIN_MS = 4000

const series: Series[] = [
  ...PARTS.map((part): Series => ({ name: texts.labels[part], unit: commonTexts.yuan, kind: 'money', mark: 'bar' })),
  { name: texts.labels.cubicCost, unit: '元/方', kind: 'money', mark: 'line' },
]

const keyOf = ({ phaseId, kind }: CostRow): string => phaseId ?? kind

/** Points of the chart: phases, and rows outside of phases, but no sums. */
const pointsOf = ({ rows }: ProjectCost): Point[] =>
  rows
    .filter(({ kind }) => kind === 'PHASE' || kind === 'NO_PHASE')
    .map((row) => ({
      key: keyOf(row),
      label: nameOf(row),
      values: [...PARTS.map((part) => row[part]), row.cubicCost],
    }))

/** Cost of a project: a chart with a stack for each phase, a table that adds up, and the trips without a price. */
export function CostPanel({ projectInfoId }: { projectInfoId: string }) {
  const { data, error, refetch } = useQuery(ProjectCostDocument, {
    variables: { projectInfoId },
    fetchPolicy: 'cache-and-network',
  })
  const cost = data?.projectCost
  const waits = useActive() && Boolean(cost?.updating)
  useEffect(() => {
    if (!waits) return
    // A failed request is repeated at the next interval.
    const timer = setInterval(() => void refetch().catch(() => undefined), AGAIN_MS)
    return () => clearInterval(timer)
  }, [waits, refetch])
  const points = useMemo(() => (cost ? pointsOf(cost) : []), [cost])
  const [navigate, openable] = [useNavigate(), useOpenable()]
  /** A bar links to the same rows as its figure in the table. */
  const behind = ({ key }: Point, { name }: Series): string | null => {
    const row = cost?.rows.find((one) => keyOf(one) === key)
    const part = PARTS.find((one) => texts.labels[one] === name)
    const whose = row && whoseOf(row, projectInfoId)
    const url = whose && part ? partUrl(whose, part) : null
    return url && openable(url) ? url : null
  }
  if (error && !cost)
    // A failed retry is reported as `error`.
    return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!cost) {
    return (
      <p className={css.message} aria-busy>
        {texts.loading}
      </p>
    )
  }
  const isEmpty = cost.rows.every(
    ({ tripCount, recordCount, entryCount }) => tripCount === 0 && recordCount === 0 && entryCount === 0,
  )
  return (
    <section className={css.costPanel} aria-label={texts.title}>
      <p role="status" className={css.updating}>
        {cost.updating && texts.updating}
      </p>
      {isEmpty ? (
        <p className={css.message}>{texts.empty}</p>
      ) : (
        <ComboChart
          stacked
          title={texts.title}
          about={texts.of(cost.projectName)}
          help={texts.help}
          pointName={texts.row}
          points={points}
          series={series}
          emptyText={texts.empty}
          height={340}
          onPick={(point, one) => {
            const url = one && behind(point, one)
            if (url) navigate(url)
          }}
          isOpen={(point, one) => one !== null && behind(point, one) !== null}
          pickHint={texts.openBar}
        />
      )}
      <CostTable cost={cost} />
      {cost.rows.some(({ kind }) => kind === 'SHARED') && <p className={css.costNote}>{texts.shared}</p>}
      <p className={css.costNote}>{texts.machines}</p>
      <Gaps cost={cost} />
    </section>
  )
}
