import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { Tabs } from '../../../ui/layout/Tabs'
import { useActive } from '../../../ui/overlay/active'
import { useStoredSetting } from '../../../ui/theme/storageScope'
import { useTitle } from '../../../ui/title/title'
import css from '../charts.module.css'
import { CostPanel } from '../cost'
import { ChartPanel } from './ChartPanel'
import { Chooser } from './Chooser'
import { CHARTS, type ChartName, COST, chartNamed } from './charts'
import { ChartPhaseDocument, ChartPhasesDocument, ChartProjectsDocument } from './phase-charts.generated'
import { usualPhase } from './phases'
import { useChartState, writeState } from './state'
import { texts } from './texts'

const [FIRST] = CHARTS
const nothingKept = { id: '' }

/** Project and phase of the address; completes an address that leaves them open. */
function useChosenPhase(first: string | undefined) {
  const { state, change } = useChartState()
  const active = useActive()
  const [kept, keep] = useStoredSetting('phase-charts', nothingKept)
  const { id, project } = state
  const asked = useQuery(ChartPhaseDocument, { variables: { id: id ?? '' }, skip: !id })
  const phase = id ? (asked.data?.phase ?? undefined) : undefined
  const projectId = phase?.projectInfoId ?? project
  const siblings = useQuery(ChartPhasesDocument, { variables: { projectInfoId: projectId ?? '' }, skip: !projectId })
  const phases = projectId ? siblings.data?.phases : undefined
  const usual = !id && phases ? usualPhase(phases)?.id : undefined
  const next = project ? usual : kept.id || undefined
  useEffect(() => {
    if (!active || id) return
    if (next) change({ id: next, project: undefined }, true)
    else if (!project && first) change({ project: first }, true)
  }, [active, id, next, project, first, change])
  const seen = phase?.id
  useEffect(() => {
    if (seen && seen !== kept.id) keep({ id: seen })
  }, [seen, kept.id, keep])
  return {
    ...{ state, change, phase, projectId, phases },
    missing: asked.data?.phase === null,
    error: asked.error ?? siblings.error,
    refetch: () => Promise.all([id && asked.refetch(), projectId && siblings.refetch()]),
  }
}

/** 项目图表: cost and output of projects' phases, chart by chart; the address has the whole state. */
export default function PhaseChartsPage() {
  const { view } = useParams()
  const { search } = useLocation()
  const chart = view === COST ? COST : chartNamed(view)
  if (!chart) return <Navigate to={`/chain/bi/${FIRST}${search}`} replace />
  return <Charts chart={chart} />
}

function Charts({ chart }: { chart: ChartName | typeof COST }) {
  const navigate = useNavigate()
  const projects = useQuery(ChartProjectsDocument).data?.projects ?? []
  const { state, change, phase, projectId, phases, missing, error, refetch } = useChosenPhase(projects[0]?.id)
  useTitle(texts.views[chart], texts.title)
  const other = phases?.find(({ id }) => id === state.with)
  const message = missing ? texts.missing : phases?.length === 0 ? texts.noPhases : texts.choose
  return (
    <div className={css.page}>
      <h1 className="tf-visually-hidden">{texts.title}</h1>
      <Tabs
        label={texts.title}
        names={texts.views}
        value={chart}
        // Other charts have other series.
        onChange={(next) => navigate(`/chain/bi/${next}?${writeState({ ...state, hide: undefined })}`)}
      />
      <Chooser
        {...{ projects, projectId, phase, state, change }}
        chart={chart === COST ? null : chart}
        phases={phases ?? []}
      />
      {error && !phase && (
        // A failed retry is reported as `error`.
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {chart === COST ? (
        projectId ? (
          <CostPanel key={projectId} projectInfoId={projectId} />
        ) : (
          !error && <p className={css.message}>{texts.choose}</p>
        )
      ) : phase ? (
        <ChartPanel key={`${chart} ${phase.id}`} {...{ chart, phase, other, state, change }} />
      ) : (
        !error && <p className={css.message}>{message}</p>
      )}
    </div>
  )
}
