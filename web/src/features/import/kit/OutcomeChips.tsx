import { formatCount } from '../../../ui/format/decimal'
import css from '../import.module.css'
import { countFields, OUTCOMES, outcomeWord } from './rows'
import type { Import, Outcome } from './source'
import { texts } from './texts'

interface Props {
  task: Import
  value: Outcome | undefined
  onChange: (outcome: Outcome | undefined) => void
}

/** Numbers of rows by result; clicking one filters the rows. */
export function OutcomeChips({ task, value, onChange }: Props) {
  const done = task.status === 'DONE'
  const chips = [
    { outcome: undefined, label: texts.all, count: task.total },
    ...OUTCOMES.map((outcome) => ({
      outcome,
      label: outcomeWord({ outcome, done }),
      count: task[countFields[outcome]],
    })),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className={css.chips} role="group" aria-label={texts.byOutcome}>
      {chips.map(({ outcome, label, count }) => (
        <button
          key={label}
          type="button"
          className={css.chip}
          data-outcome={outcome}
          data-empty={count === 0 || undefined}
          aria-pressed={value === outcome}
          onClick={() => onChange(outcome)}
        >
          <span>{label}</span> <strong className="tf-number">{formatCount(count)}</strong>
        </button>
      ))}
    </div>
  )
}
