import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import looks from '../../../../ui/layout/looks.module.css'
import css from '../../waybill.module.css'
import type { BatchOutcomeFragment } from './batch.generated'
import type { Kind } from './kinds'
import { texts } from './texts'

interface Props {
  outcome: BatchOutcomeFragment
  kind: Kind
  /** Number of each waybill by its id. */
  numbers: ReadonlyMap<string, string>
}

/** Preview of a batch: changed waybills, refused ones with the reasons, and the effect on the money. */
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
        {refusedCount > 0 && <span className={looks.refused}>{texts.refused(formatCount(refusedCount))}</span>}
      </p>
      {kind.control === 'money' && <p>{texts.amounts(formatMoney(amountBefore), formatMoney(amountAfter))}</p>}
      {refused.size > 0 && (
        <ul className={css.reasons}>
          {[...refused].map(([reason, those]) => (
            <li key={reason}>
              {reason}
              <span className={looks.faint}>
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
