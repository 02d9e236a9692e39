import type { AnomalyRowFragment } from './anomaly.generated'

export type Anomaly = AnomalyRowFragment
export type Verb = 'confirm' | 'clear' | 'reopen'

/** More than these the server does not take at once. */
export const MAX_HANDLED = 5000
export const EDIT = 'chain:companywaybill:edit'

/** Somebody has still to do something about it. */
export const isLive = ({ state }: Pick<Anomaly, 'state'>) => state === 'OPEN' || state === 'CONFIRMED'

/** Why a verb is not open now, in the server's words; null when it is. */
export const reasonAgainst = (verb: Verb, { refusedActions }: Anomaly): string | null =>
  refusedActions.find(({ action }) => action === verb)?.reason ?? null
