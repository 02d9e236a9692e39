import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { useOpenable } from '../../../shell/useOpenable'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { param } from '../../../ui/list/params'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { BoardHead } from './BoardHead'
import { BoardChoicesDocument, ProjectBoardDocument } from './board.generated'
import css from './board.module.css'
import { ExplainDrawer } from './ExplainDrawer'
import { explanationOf } from './explain'
import { phasesUrl } from './links'
import { ProjectCard } from './ProjectCard'
import { Totals } from './Totals'
import { texts } from './texts'

const ids = param.texts()

/** 项目看板: plan, reality, cost and payment of each project, its forecast, its anomalies and the cash it needs. */
export default function BoardPage() {
  const [params, setParams] = useSearchParams()
  const chosen = ids.read(params.get('projects')) ?? []
  const { data, error, refetch } = useQuery(ProjectBoardDocument, {
    variables: { projectInfoIds: chosen.length > 0 ? chosen : null },
  })
  const { data: choices } = useQuery(BoardChoicesDocument)
  const explaining = useDrawerParam('figure')
  const set = (name: string, value: string | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (value) after.set(name, value)
      else after.delete(name)
      return after
    })
  const board = data?.board
  // A failed retry is reported as `error`.
  if (error && !board)
    return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  const explanation = board && explaining.value ? explanationOf(explaining.value, board) : null
  return (
    <div className={css.page} aria-busy={!board}>
      <h1 className="tf-visually-hidden">{texts.title}</h1>
      <BoardHead
        projects={choices?.projects ?? []}
        chosen={chosen}
        onChoose={(next) => set('projects', ids.write(next))}
        weeks={choices?.boardReports}
        week={params.get('report')}
        onWeek={(week) => set('report', week)}
      />
      {board && board.projects.length === 0 && <Nothing filtered={chosen.length > 0} />}
      {board && board.total > board.projects.length && (
        <p role="status">{texts.more(board.projects.length, board.total)}</p>
      )}
      {board && board.projects.length > 0 && <Totals board={board} onExplain={explaining.open} />}
      {board?.projects.map((project) => (
        <ProjectCard key={project.projectInfoId} project={project} day={board.day} onExplain={explaining.open} />
      ))}
      {explanation && <ExplainDrawer explanation={explanation} onClose={explaining.close} />}
    </div>
  )
}

/** Without a plan there is nothing to compare: it links to the plans. */
function Nothing({ filtered }: { filtered: boolean }) {
  const openable = useOpenable()
  return (
    <div className={css.empty} role="status">
      <p>{filtered ? texts.emptyFiltered : texts.empty}</p>
      {openable(phasesUrl()) && <Link to={phasesUrl()}>{texts.addPhase}</Link>}
    </div>
  )
}
