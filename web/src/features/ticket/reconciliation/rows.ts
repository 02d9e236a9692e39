import type { TicketVerdict } from '../../../gql/types.generated'
import type {
  TicketReconciliationHeadFragment,
  TicketReconciliationRowFieldsFragment,
} from './reconciliation.generated'

export type Reconciliation = TicketReconciliationHeadFragment
export type ReconciliationRow = TicketReconciliationRowFieldsFragment

export const STATUSES = ['OPEN', 'SETTLED', 'VOIDED'] as const
export const RESOLUTIONS = ['ACCEPT_SITE', 'KEEP_OURS', 'BOTH_WRONG'] as const

/** Three groups of verdicts that people work through. */
export const PILES = { differ: ['DIFFER'], only: ['SITE_ONLY', 'OURS_ONLY'], same: ['SAME'] } satisfies Record<
  string,
  TicketVerdict[]
>
export type Pile = keyof typeof PILES
