import { formatCount } from '../../../ui/format/decimal'
import looks from '../../../ui/layout/looks.module.css'
import css from '../ticket.module.css'
import type { Pile, Reconciliation } from './rows'
import { texts } from './texts'

interface Props {
  of: Reconciliation
  value: Pile
  onChange: (pile: Pile) => void
}

/** Numbers of rows by verdict, as buttons that filter them. */
export function PileTabs({ of, value, onChange }: Props) {
  const piles: [Pile, string, number][] = [
    ['differ', texts.differ, of.differCount],
    ['only', texts.only, of.siteOnlyCount + of.oursOnlyCount],
    ['same', texts.same, of.sameCount],
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className={looks.row} role="group" aria-label={texts.piles}>
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
