import { formatCount } from '../../../ui/format/decimal'
import css from './reconciliation.module.css'
import type { Pile, Reconciliation } from './rows'
import { texts } from './texts'

interface Props {
  of: Reconciliation
  value: Pile
  onChange: (pile: Pile) => void
}

/** The three piles with how many rows lie on each; pressing one shows it. */
export function PileTabs({ of, value, onChange }: Props) {
  const piles: [Pile, string, number][] = [
    ['differ', texts.differ, of.differCount],
    ['only', texts.only, of.siteOnlyCount + of.oursOnlyCount],
    ['same', texts.same, of.sameCount],
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className={css.tabs} role="group" aria-label={texts.piles}>
      {piles.map(([pile, label, count]) => (
        <button
          key={pile}
          type="button"
          className={css.tab}
          aria-pressed={value === pile}
          onClick={() => onChange(pile)}
        >
          {label} <b className="tf-number">{formatCount(count)}</b>
        </button>
      ))}
    </div>
  )
}
