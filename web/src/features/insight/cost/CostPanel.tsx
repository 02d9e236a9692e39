import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { useOpenable } from '../../../shell/useOpenable'
import type { Point, Series } from '../../../ui/charts/series'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { late } from '../../../ui/late'
import { useActive } from '../../../ui/overlay/active'
import { CostTable, nameOf } from './CostTable'
import { ProjectCostDocument } from './cost.generated'
import css from './cost.module.css'
import { Gaps } from './Gaps'
import { partUrl, whoseOf } from './links'
import { type CostRow, PARTS, type ProjectCost } from './rows'
import { texts } from './texts'

const ComboChart = late(() => import('../../../ui/charts/ComboChart'))

/** How long it is waited before a cost is asked for again that is being worked out. */
const AGAIN_MS = 4000

const series: Series[] = [
  ...PARTS.map((part): Series => ({ name: texts.labels[part], unit: '元', kind: 'money', mark: 'bar' })),
  { name: texts.labels.cubicCost, unit: '元/方', kind: 'money', mark: 'line' },
]

const keyOf = ({ phaseId, kind }: CostRow): string => phaseId ?? kind

/** What stands in the chart: phases and what is in none, and no sums of them. */
const pointsOf = ({ rows }: ProjectCost): Point[] =>
  rows
    .filter(({ kind }) => kind === 'PHASE' || kind === 'NO_PHASE')
    .map((row) => ({
      key: keyOf(row),
      label: nameOf(row),
      values: [...PARTS.map((part) => row[part]), row.cubicCost],
    }))

/** What a project costs as a whole: a stack a phase, the same as a table that adds up, and what has no price yet. */
export function CostPanel({ projectInfoId }: { projectInfoId: string }) {
  const { data, error, refetch } = useQuery(ProjectCostDocument, {
    variables: { projectInfoId },
    fetchPolicy: 'cache-and-network',
  })
  const cost = data?.projectCost
  const waits = useActive() && Boolean(cost?.updating)
  useEffect(() => {
    if (!waits) return
    // What fails is asked for again the next time.
    const timer = setInterval(() => void refetch().catch(() => undefined), AGAIN_MS)
    return () => clearInterval(timer)
  }, [waits, refetch])
  const points = useMemo(() => (cost ? pointsOf(cost) : []), [cost])
  const [navigate, openable] = [useNavigate(), useOpenable()]
  /** Rows behind a bar are those behind the same figure of the table. */
  const behind = ({ key }: Point, { name }: Series): string | null => {
    const row = cost?.rows.find((one) => keyOf(one) === key)
    const part = PARTS.find((one) => texts.labels[one] === name)
    const whose = row && whoseOf(row, projectInfoId)
    const url = whose && part ? partUrl(whose, part) : null
    return url && openable(url) ? url : null
  }
  if (error && !cost)
    // A failed second try comes back as `error`.
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
    <section className={css.panel} aria-label={texts.title}>
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
      {cost.rows.some(({ kind }) => kind === 'SHARED') && <p className={css.note}>{texts.shared}</p>}
      <p className={css.note}>{texts.machines}</p>
      <Gaps cost={cost} />
    </section>
  )
}
