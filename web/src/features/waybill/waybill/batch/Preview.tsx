import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import type { BatchOutcomeFragment } from './batch.generated'
import css from './batch.module.css'
import type { Kind } from './kinds'
import { texts } from './texts'

interface Props {
  outcome: BatchOutcomeFragment
  kind: Kind
  /** The number of each waybill by its id. */
  numbers: ReadonlyMap<string, string>
}

/** What a batch would do: how many it changes, which it may not change and why, and what that does to the money. */
export function Preview({ outcome, kind, numbers }: Props) {
  const { rows, changedCount, refusedCount, amountBefore, amountAfter } = outcome
  const same = rows.length - changedCount - refusedCount
  const refused = Map.groupBy(
    rows.filter((row) => !row.ok),
    (row) => row.msg ?? '',
  )
  return (
    <div className={css.preview} role="status">
      <p>
        <strong>{texts.changed(formatCount(changedCount))}</strong>
        {same > 0 && <span>{texts.same(formatCount(same))}</span>}
        {refusedCount > 0 && <span className={css.refused}>{texts.refused(formatCount(refusedCount))}</span>}
      </p>
      {kind.control === 'money' && <p>{texts.amounts(formatMoney(amountBefore), formatMoney(amountAfter))}</p>}
      {refused.size > 0 && (
        <ul className={css.reasons}>
          {[...refused].map(([reason, those]) => (
            <li key={reason}>
              {reason}
              <span className={css.numbers}>
                {those.length > 1
                  ? texts.times(formatCount(those.length))
                  : those.map(({ id }) => numbers.get(id) ?? id)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
