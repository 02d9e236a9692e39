import { type FormEvent, useEffect, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { anomalyFields } from '../../../gql/fields/waybill.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { formatDateTime } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { type AnomalyRuleFieldsFragment, SetAnomalyRuleDocument } from './anomaly.generated'
import css from './anomaly.module.css'
import { texts } from './texts'

interface Props {
  setting: AnomalyRuleFieldsFragment
  /** Called with whether the form differs from the stored setting. */
  onChanged: (rule: string, unsaved: boolean) => void
  onSaved: () => void
}

type Limit = AnomalyRuleFieldsFragment['limits'][number]

const faultOf = ({ label, min, max }: Limit, text: string): string | null => {
  const value = Number(text)
  return /^\d{1,6}$/.test(text) && value >= min && value <= max ? null : texts.outOfRange(label, min, max)
}

/** One rule: on or off, blocking or not, and its limits. */
export function RuleForm({ setting, onChanged, onSaved }: Props) {
  const { rule, label, description, limits, version, updateBy, updateTime, allowedActions } = setting
  const [enabled, setEnabled] = useState(setting.enabled)
  const [blocking, setBlocking] = useState(setting.blocking)
  const [values, setValues] = useState(Object.fromEntries(limits.map(({ name, value }) => [name, String(value)])))
  const { run, running } = useCommand(SetAnomalyRuleDocument)
  const locked = !allowedActions.includes('set')
  const faults = limits.flatMap((limit) => faultOf(limit, values[limit.name] ?? '') ?? [])
  const changed =
    enabled !== setting.enabled ||
    blocking !== setting.blocking ||
    limits.some(({ name, value }) => values[name] !== String(value))

  useEffect(() => {
    onChanged(rule, changed)
    return () => onChanged(rule, false)
  }, [rule, changed, onChanged])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const given = limits.map(({ name }) => ({ name, value: Number(values[name]) }))
    run({ input: { rule, enabled, blocking, limits: given, version } })
      .then((data) => {
        if (!data) return
        toast.success(texts.saved)
        onSaved()
      })
      .catch((error: unknown) => toast.failure(error))
  }
  return (
    <form className={css.rule} onSubmit={save} aria-label={label}>
      <div className={css.ruleHead}>
        <h3>{label}</h3>
        <label>
          <input type="checkbox" checked={enabled} disabled={locked} onChange={() => setEnabled(!enabled)} />
          {texts.enabled}
        </label>
        <label>
          <input type="checkbox" checked={blocking} disabled={locked} onChange={() => setBlocking(!blocking)} />
          {anomalyFields.blocking.label}
        </label>
        {!locked && (
          <Button
            type="submit"
            size="xs"
            variant="solid"
            loading={running}
            disabledReason={changed ? (faults[0] ?? null) : texts.noChange}
          >
            {texts.save}
          </Button>
        )}
      </div>
      <p className={looks.intro}>
        {description}
        {updateBy && updateTime && `（${texts.lastSet(updateBy, formatDateTime(updateTime))}）`}
      </p>
      <div className={css.limits}>
        {limits.map(({ name, label: limitLabel, min, max, unit }) => (
          <label key={name}>
            {limitLabel}
            <input
              inputMode="numeric"
              disabled={locked}
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value.trim() })}
            />
            <span>{texts.range(min, max, unit)}</span>
          </label>
        ))}
      </div>
      {changed && faults[0] && (
        <p className={looks.fault} role="alert">
          {faults[0]}
        </p>
      )}
    </form>
  )
}
