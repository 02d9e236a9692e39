import { formatDateTime } from '../../../../ui/format/date'
import { Group } from '../../../../ui/layout/Group'
import css from '../price.module.css'
import type { PriceDetail } from '../rows'
import { texts } from '../texts'
import { stepsOf } from './steps'

const told = (value: string | null) => value ?? texts.blank

/** What became of a price, field by field: before and after, who, when and why; the last change first. */
export function History({ changes }: { changes: PriceDetail['history'] }) {
  return (
    <Group title={texts.history}>
      {changes.length === 0 && <p className={css.hint}>{texts.historyNone}</p>}
      <ol className={css.steps}>
        {stepsOf(changes).map((step) => (
          <li key={step.key}>
            <p className={css.stepHead}>
              <strong>{step.createBy}</strong>
              <time dateTime={step.createTime}>{formatDateTime(step.createTime)}</time>
              {step.reason && (
                <span>
                  {texts.fields.reason}：{step.reason}
                </span>
              )}
            </p>
            <ul>
              {step.changes.map((change) => (
                <li key={change.id}>
                  <span className={css.label}>{change.label}</span>
                  {change.before !== null && (
                    <>
                      <del>{told(change.before)}</del>
                      <span>{texts.to}</span>
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
