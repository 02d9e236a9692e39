import { Changes } from './Changes'
import type { Change } from './changes'
import css from './preview.module.css'
import { texts } from './texts'

interface Props {
  /** Null while nobody knows. */
  changes: readonly Change[] | null
  refusal: string | null
  /** Why nothing is tried yet. */
  idle: string | null
  emptied?: string
}

/** What a verb on whole settlements would do, or why it would not. */
export function Tried({ changes, refusal, idle, emptied }: Props) {
  return (
    <div className={css.state}>
      {refusal ? (
        <p role="alert">{refusal}</p>
      ) : (
        <div role="status">{idle ?? (changes ? <Changes changes={changes} emptied={emptied} /> : texts.waiting)}</div>
      )}
    </div>
  )
}
