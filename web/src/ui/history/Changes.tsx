import type { ReactNode } from 'react'
import { formatDateTime } from '../format/date'
import { texts } from '../texts'
import css from './history.module.css'
import { type Change, stepsOf } from './steps'

interface Props<One extends Change> {
  changes: readonly One[]
  /** What a field held or holds, where it is more than its words. */
  told?: (change: One, value: string) => ReactNode
  /** Says so where a field held nothing, rather than what it holds alone. */
  withBlanks?: boolean
}

/** Who changed what, field by field: before and after, when and why; the last change first. */
export function Changes<One extends Change>({ changes, told = (_, value) => value, withBlanks = false }: Props<One>) {
  if (changes.length === 0) return <p className={css.none}>{texts.noHistory}</p>
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
