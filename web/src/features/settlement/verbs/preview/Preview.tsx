import type { ReactNode } from 'react'
import { formatCount } from '../../../../ui/format/decimal'
import { type Fared, refusedOf } from './changes'
import css from './preview.module.css'
import { texts } from './texts'

interface Props {
  /** What is done: 移出. */
  verb: string
  /** What they are counted in: 趟. */
  unit: string
  rows: readonly Fared[]
  children?: ReactNode
}

/** What a verb would do: how many rows, which it refuses and why, and what that does to their settlements. */
export function Preview({ verb, unit, rows, children }: Props) {
  const refused = refusedOf(rows)
  const count = rows.filter((row) => row.ok).length
  return (
    <div className={css.preview} role="status">
      <p className={css.counts}>
        <strong>{texts.will(verb, formatCount(count), unit)}</strong>
        {refused.length > 0 && (
          <span className={css.refused}>{texts.refused(formatCount(rows.length - count), unit)}</span>
        )}
      </p>
      {refused.length > 0 && (
        <ul className={css.reasons}>
          {refused.map(({ reason, numbers }) => (
            <li key={reason}>
              {reason}
              {/* Many reasons name their row themselves. */}
              {!numbers.every((no) => reason.includes(no)) && (
                <span className={css.numbers}>
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
