import css from './anomaly.module.css'
import { type Filters, STATES } from './list'
import { texts } from './texts'

type State = NonNullable<Filters['state']>

const labels: Record<State, string> = { ...texts.states, ALL: texts.everyState }

interface Props {
  value: State
  onChange: (state: State) => void
}

/** What waits, what somebody has said of it, and what is over. */
export function StateTabs({ value, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className={css.chips} role="group" aria-label={texts.byState}>
      {STATES.map((state) => (
        <button
          key={state}
          type="button"
          className={css.tab}
          aria-pressed={value === state}
          onClick={() => onChange(state)}
        >
          {labels[state]}
        </button>
      ))}
    </div>
  )
}
