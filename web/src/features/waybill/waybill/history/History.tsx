import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatDateTime } from '../../../../ui/format/date'
import { WaybillChangesDocument } from './history.generated'
import css from './history.module.css'
import { stepsOf } from './steps'
import { Told } from './Told'
import { texts } from './texts'

/** What became of a waybill, field by field: before and after, who, when and why; the last change first. */
export function History({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(WaybillChangesDocument, { variables: { id } })
  if (error && !data) {
    // A failed second try comes back as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!data) return <div className={css.waiting} aria-busy />
  const steps = stepsOf(data.waybillChanges)
  if (steps.length === 0) return <p className={css.none}>{texts.none}</p>
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={`${step.key} ${step.changes[0]?.id}`}>
          <p className={css.head}>
            <strong>{step.createBy}</strong>
            <time dateTime={step.createTime}>{formatDateTime(step.createTime)}</time>
            {step.reason && (
              <span>
                {texts.reason}：{step.reason}
              </span>
            )}
          </p>
          <ul>
            {step.changes.map((change) => (
              <li key={change.id}>
                <span className={css.label}>{change.label}</span>
                <del>
                  <Told field={change.field} label={change.label} value={change.before} />
                </del>
                <span className={css.to}>{texts.to}</span>
                <ins>
                  <Told field={change.field} label={change.label} value={change.after} />
                </ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
