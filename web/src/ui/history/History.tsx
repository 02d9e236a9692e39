import { formatDateTime } from '../format/date'
import { Group } from '../layout/Group'
import { texts } from '../texts'
import css from './history.module.css'
import { type Change, stepsOf } from './steps'

/** What became of a record, field by field: before and after, who, when and why; the last change first. */
export function History({ changes }: { changes: readonly Change[] }) {
  return (
    <Group title={texts.history}>
      {changes.length === 0 && <p className={css.none}>{texts.noHistory}</p>}
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
                  {change.before !== null && (
                    <>
                      <del>{told(change.before)}</del>
                      <span>{texts.changedTo}</span>
                    </>
                  )}
                  <ins>{told(change.after)}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Group>
  )
}

const told = (value: string | null) => value ?? texts.noValue
