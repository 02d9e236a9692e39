import { formatCount } from '../../../../ui/format/decimal'
import { texts } from '../texts'
import type { LackingPapersQuery } from './lacking.generated'
import css from './lacking.module.css'

/** So many are named; of more it says how many there are. */
const NAMED = 5

type Lacking = LackingPapersQuery['documentCompleteness'][number]

/** What papers settlements lack, or why nobody knows. */
export function LackingNote({ lacking = [], unknown }: { lacking?: readonly Lacking[]; unknown?: string }) {
  const [named, more] = [lacking.slice(0, NAMED), lacking.length - NAMED]
  return (
    <div className={css.note}>
      <b>{unknown === undefined ? texts.lackingTitle : texts.lackingUnknown(unknown)}</b>
      {named.length > 0 && (
        <ul>
          {named.map(({ companySettleId, settleNo, missingText }) => (
            <li key={companySettleId}>{texts.lackingOf(settleNo, missingText ?? '')}</li>
          ))}
          {more > 0 && <li>{texts.lackingMore(formatCount(more))}</li>}
        </ul>
      )}
    </div>
  )
}
