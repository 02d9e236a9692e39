import { stateTones } from '../../../gql/stateTones'
import type { TicketBookingStatus } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

/** Whether what was booked still stands. */
export function BookingBadge({ status }: { status: TicketBookingStatus }) {
  return <StatusBadge tone={stateTones.TicketBookingStatus[status]}>{texts.statuses[status]}</StatusBadge>
}
