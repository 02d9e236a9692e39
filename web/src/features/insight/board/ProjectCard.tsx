import { Link } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import { formatCount, formatMoney, formatQuantity } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import looks from '../../../ui/layout/looks.module.css'
import { anomalyTexts } from '../../waybill/anomaly'
import css from './board.module.css'
import { CashTable } from './CashTable'
import { keyOf } from './explain'
import { anomaliesUrl } from './links'
import { PhasePart } from './PhasePart'
import type { Anomalies, Project } from './rows'
import { texts } from './texts'

interface Props {
  project: Project
  day: string
  onExplain: (key: string) => void
}

/** A project on the board. */
export function ProjectCard({ project, day, onExplain }: Props) {
  const { projectInfoId, projectName, phases, shared, cash, anomalies, updating } = project
  return (
    <article className={css.card} aria-label={projectName}>
      <header>
        <h2>{projectName}</h2>
        {updating && <StatusBadge tone="warning">{texts.updating}</StatusBadge>}
      </header>
      {phases.map((phase) => (
        <PhasePart key={phase.id} phase={phase} onExplain={onExplain} />
      ))}
      {phases.length === 0 && <p className={looks.note}>{texts.noPhase}</p>}
      {shared && (
        <p className={looks.note}>
          {texts.shared({
            trips: formatCount(shared.tripCount),
            cubic: formatQuantity(shared.realCubic),
            cost: formatMoney(shared.cost),
            paid: formatMoney(shared.paidAmt),
          })}
        </p>
      )}
      <Rules anomalies={anomalies} projectId={projectInfoId} onExplain={onExplain} />
      <CashTable cash={cash} day={day} projectId={projectInfoId} name={projectName} onExplain={onExplain} />
    </article>
  )
}

interface RulesProps {
  anomalies: Anomalies
  projectId?: string
  onExplain: (key: string) => void
}

/** Unhandled flags by rule: red where they keep waybills from being settled. */
export function Rules({ anomalies, projectId, onExplain }: RulesProps) {
  const openable = useOpenable()
  return (
    <div className={css.rules}>
      <button type="button" onClick={() => onExplain(keyOf('anomalies', projectId))}>
        {texts.anomalies}
      </button>
      {anomalies.length === 0 && <span>{texts.noAnomalies}</span>}
      {anomalies.map((one) => {
        const url = anomaliesUrl(one.rule, projectId)
        return openable(url) ? (
          <Link key={one.rule} to={url} data-tip={one.blocking ? texts.blocking : undefined}>
            <Chip {...one} />
          </Link>
        ) : (
          <Chip key={one.rule} {...one} />
        )
      })}
    </div>
  )
}

function Chip({ rule, count, blocking }: Anomalies[number]) {
  return (
    <>
      <StatusBadge
        tone={blocking ? 'bad' : 'warning'}
      >{`${anomalyTexts.rules[rule]} ${formatCount(count)}`}</StatusBadge>
      {blocking && <span className="tf-visually-hidden">{texts.blocking}</span>}
    </>
  )
}
