import css from '../price.module.css'
import type { Refusal } from './useDecision'

/** Why the server did not approve, until it does. */
export function Refused({ refusal }: { refusal: Refusal | null }) {
  if (!refusal) return null
  return (
    <div className={css.warning} role="alert">
      {refusal.message}
    </div>
  )
}
