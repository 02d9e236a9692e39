import css from './company-settings.module.css'
import { texts } from './texts'

interface Props {
  name: string
  label: string
  meaning: string
  checked: boolean
  /** Reason why it cannot be changed; null where it can. */
  locked: string | null
  states?: { on: string; off: string }
  onChange: (checked: boolean) => void
}

/** Setting that is on or off, with its meaning and state. */
export function Switch({ name, label, meaning, checked, locked, states = texts, onChange }: Props) {
  return (
    <label className={css.setting}>
      <input
        type="checkbox"
        checked={checked}
        disabled={locked !== null}
        aria-describedby={`settings-${name}`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <strong>{label}</strong>
        <span id={`settings-${name}`} className={css.hint}>
          {meaning}
          {locked && <em className={css.locked}>{locked}</em>}
        </span>
      </span>
      <span className={css.state}>{checked ? states.on : states.off}</span>
    </label>
  )
}
