import { stateTones } from '../../../gql/stateTones'
import type { PaymentStatus } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

/** Where a payment stands. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <StatusBadge tone={stateTones.PaymentStatus[status]}>{texts.statuses[status]}</StatusBadge>
}
