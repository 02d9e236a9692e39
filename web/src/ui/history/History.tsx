import type { ReactNode } from 'react'
import { formatDateTime } from '../format/date'
import { Group } from '../layout/Group'
import looks from '../layout/looks.module.css'
import { texts } from '../texts'
import css from './history.module.css'
import { type Change, stepsOf } from './steps'

interface ChangesProps<One extends Change> {
  changes: readonly One[]
  /** Shows the value of a field before or after the change, where text is not enough. */
  told?: (change: One, value: string) => ReactNode
  /** Whether an emptied field shows its earlier value with a note, instead of nothing. */
  withBlanks?: boolean
}

/** Changes of a record by field, with person, time, both values and reason; the last change comes first. */
export function Changes<One extends Change>({
  changes,
  told = (_, value) => value,
  withBlanks = false,
}: ChangesProps<One>) {
  if (changes.length === 0) return <p className={looks.hint}>{texts.noHistory}</p>
  const tell = (change: One, value: string | null) => (value === null ? texts.noValue : told(change, value))
  return (
    <ol className={css.steps}>
      {stepsOf(changes).map((step) => (
        <li key={step.key}>
          <p className={css.head}>
            <strong>{step.createBy}</strong>
            <time dateTime={step.createTime}>{formatDateTime(step.createTime)}</time>
            {step.reason && <span>{texts.because(step.reason)}</span>}
          </p>
          <ul>
            {step.changes.map((change) => (
              <li key={change.id}>
                <span className={css.label}>{change.label}</span>
                {(withBlanks || change.before !== null) && (
                  <>
                    <del>{tell(change, change.before)}</del>
                    <span>{texts.changedTo}</span>
                  </>
                )}
                <ins>{tell(change, change.after)}</ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

interface Props {
  title?: string
  changes: readonly Change[]
  withBlanks?: boolean
}

/** Changes of a record below a heading, as in its drawer. */
export const History = ({ title = texts.history, ...changes }: Props) => (
  <Group title={title}>
    <Changes {...changes} />
  </Group>
)
