import type { AnomalyRule } from '../../../gql/types.generated'
import css from './anomaly.module.css'
import { RULES } from './rules'
import { texts } from './texts'

interface Props {
  counts: readonly { rule: AnomalyRule; count: number }[]
  value: AnomalyRule | undefined
  onChange: (rule: AnomalyRule | undefined) => void
}

/** How many flags each rule has among what is listed; pressing one lists only those. */
export function RuleChips({ counts, value, onChange }: Props) {
  const countOf = new Map(counts.map(({ rule, count }) => [rule, count]))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const chip = (rule: AnomalyRule | undefined, label: string, count: number) => (
    <button
      key={rule ?? 'all'}
      type="button"
      className={css.chip}
      aria-pressed={value === rule}
      data-empty={count === 0 || undefined}
      onClick={() => onChange(rule)}
    >
      {label} <b className="tf-number">{count}</b>
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className={css.chips} role="group" aria-label={texts.byRule}>
      {chip(undefined, texts.all, total)}
      {RULES.map((rule) => chip(rule, texts.rules[rule], countOf.get(rule) ?? 0))}
    </div>
  )
}
