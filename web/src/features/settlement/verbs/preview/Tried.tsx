import css from '../verbs.module.css'
import { Changes } from './Changes'
import type { Change } from './changes'
import { texts } from './texts'

interface Props {
  /** Changes; null until known. */
  changes: readonly Change[] | null
  refusal: string | null
  /** Reason why there is no dry run yet. */
  idle: string | null
  emptied?: string
}

/** Dry run of a verb on whole settlements: its changes, or the refusal. */
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
