import type { TicketRefundRowFragment } from './refund.generated'

export type Refund = TicketRefundRowFragment
export type Verb = 'approve' | 'reject' | 'withdraw'

export const STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const
export const GOALS = ['COMPANY', 'SUPPLIER'] as const
