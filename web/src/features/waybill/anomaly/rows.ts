import type { AnomalyRowFragment } from './anomaly.generated'
import { texts } from './texts'

export type Anomaly = AnomalyRowFragment
export type Verb = 'confirm' | 'clear' | 'reopen'

/** More than these the server does not take at once. */
export const MAX_HANDLED = 5000
export const EDIT = 'chain:companywaybill:edit'

/** Somebody has still to do something about it. */
export const isLive = ({ state }: Pick<Anomaly, 'state'>) => state === 'OPEN' || state === 'CONFIRMED'

const from: Record<Verb, Anomaly['state'][]> = {
  confirm: ['OPEN'],
  clear: ['OPEN', 'CONFIRMED'],
  reopen: ['CONFIRMED', 'CLEARED'],
}

/** Why a verb is not open now; null when it is. The server decides. */
export function reasonAgainst(verb: Verb, { state, allowedActions }: Anomaly): string | null {
  if (allowedActions.includes(verb)) return null
  return from[verb].includes(state) ? texts.notAllowed : texts.notInState(texts.states[state], texts[verb])
}
