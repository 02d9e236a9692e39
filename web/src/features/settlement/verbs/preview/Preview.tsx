import type { ReactNode } from 'react'
import { formatCount } from '../../../../ui/format/decimal'
import looks from '../../../../ui/layout/looks.module.css'
import css from '../verbs.module.css'
import { refusedOf, type VerbOutcome } from './changes'
import { texts } from './texts'

interface Props {
  /** Name of the verb, such as 移出. */
  verb: string
  /** Unit of the count, such as 趟. */
  unit: string
  rows: readonly VerbOutcome[]
  children?: ReactNode
}

/** Preview of a verb: the number of rows, the refused ones with the reasons, and the effect on their settlements. */
export function Preview({ verb, unit, rows, children }: Props) {
  const refused = refusedOf(rows)
  const count = rows.filter((row) => row.ok).length
  return (
    <div className={css.preview} role="status">
      <p className={css.counts}>
        <strong>{texts.will(verb, formatCount(count), unit)}</strong>
        {refused.length > 0 && (
          <span className={looks.refused}>{texts.refused(formatCount(rows.length - count), unit)}</span>
        )}
      </p>
      {refused.length > 0 && (
        <ul className={css.reasons}>
          {refused.map(({ reason, numbers }) => (
            <li key={reason}>
              {reason}
              {/* Many reasons name their row themselves. */}
              {!numbers.every((no) => reason.includes(no)) && (
                <span className={looks.faint}>
                  {numbers.length > 3 ? texts.several(formatCount(numbers.length), unit) : numbers.join(' ')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
