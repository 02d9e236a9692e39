import { stateTones } from '../../../gql/stateTones'
import type { TicketRefundStatus } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

/** Where a refund stands. */
export function RefundBadge({ status }: { status: TicketRefundStatus }) {
  return <StatusBadge tone={stateTones.TicketRefundStatus[status]}>{texts.statuses[status]}</StatusBadge>
}
