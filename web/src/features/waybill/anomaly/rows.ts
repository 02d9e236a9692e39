import type { AnomalyRule } from '../../../gql/types.generated'
import type { AnomalyRowFragment } from './anomaly.generated'
import { texts } from './texts'

export type Anomaly = AnomalyRowFragment
export type Verb = 'confirm' | 'clear' | 'reopen'

export const RULES = Object.keys(texts.rules) as AnomalyRule[]
/** More than these the server does not take at once. */
export const MAX_HANDLED = 5000
export const EDIT = 'chain:companywaybill:edit'

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
