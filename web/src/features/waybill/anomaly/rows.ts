import type { AnomalyRowFragment } from './anomaly.generated'

export type Anomaly = AnomalyRowFragment
export type Verb = 'confirm' | 'clear' | 'reopen'

/** Most flags that the server accepts at once. */
export const MAX_HANDLED = 5000
/** Parameters of the windows beside the list. */
export const WAYBILL_PARAM = 'waybill'
export const RULES_PARAM = 'rules'

export const EDIT = 'chain:companywaybill:edit'

/** Flags that still need a decision. */
export const isLive = ({ state }: Pick<Anomaly, 'state'>) => state === 'OPEN' || state === 'CONFIRMED'

/** Reason why a verb is not allowed now, in the server's words; null when it is. */
export const reasonAgainst = (verb: Verb, { refusedActions }: Anomaly): string | null =>
  refusedActions.find(({ action }) => action === verb)?.reason ?? null
