import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { Group } from '../../../ui/layout/Group'
import { phasesUrl } from './list'
import { PhasesOfProjectDocument } from './phase.generated'
import css from './phase.module.css'
import { cubicOf, daysOf } from './rows'
import { texts } from './texts'

interface Props {
  projectInfoId: string
  projectName: string
}

/** The phases of a project that are in use, in their order, and the way to all of them. */
export function PhasesOf({ projectInfoId, projectName }: Props) {
  const { data, error, refetch } = useQuery(PhasesOfProjectDocument, { variables: { projectInfoId } })
  const phases = data?.projectPhases
  return (
    <Group title={texts.title} aria-busy={!phases && !error}>
      {error && <ErrorPanel error={error} inline onRetry={() => void refetch()} />}
      {phases?.total === 0 && <p className={css.hint}>{texts.none}</p>}
      {phases && phases.total > 0 && (
        <ol className={css.phases}>
          {phases.records.map((phase) => (
            <li key={phase.id}>
              <span>{phase.phaseName}</span>
              <span className="tf-number">{daysOf(phase)}</span>
              <span className="tf-number">{cubicOf(phase.planCubic)}</span>
            </li>
          ))}
        </ol>
      )}
      <p>
        <Link to={phasesUrl(projectName)}>{texts.all}</Link>
      </p>
    </Group>
  )
}
