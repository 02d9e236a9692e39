import type { TicketRefundStatus } from '../../../gql/types.generated'
import { StatusBadge, type Tone } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

const tones: Record<TicketRefundStatus, Tone> = {
  PENDING: 'waiting',
  APPROVED: 'good',
  REJECTED: 'bad',
  WITHDRAWN: 'neutral',
}

/** Where a refund stands. */
export function RefundBadge({ status }: { status: TicketRefundStatus }) {
  return <StatusBadge tone={tones[status]}>{texts.statuses[status]}</StatusBadge>
}
