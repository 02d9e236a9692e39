import type { Merge } from './kind'
import css from './merge.module.css'
import { texts } from './texts'

interface Props {
  name: string
  merge: Merge | undefined
  refusal: string | undefined
}

/** Preview of a merge: what would move and what stays, or why neither. */
export function Goes({ name, merge, refusal }: Props) {
  if (refusal !== undefined) {
    return (
      <p className={css.error} role="alert">
        {refusal}
      </p>
    )
  }
  return (
    <div className={css.goes} role="status">
      <p>{texts.about(name)}</p>
      {merge && (
        <dl>
          <dt>{texts.moved}</dt>
          <dd>{texts.uses(merge.moved)}</dd>
          <dt>{texts.stayed}</dt>
          <dd>{texts.uses(merge.stayed)}</dd>
        </dl>
      )}
    </div>
  )
}
