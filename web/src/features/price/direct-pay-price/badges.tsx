import { stateTones } from '../../../gql/stateTones'
import type { PriceStatus } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

/** Where a price, or a task application, stands. */
export function PriceStatusBadge({ status }: { status: PriceStatus }) {
  return <StatusBadge tone={stateTones.PriceStatus[status]}>{texts.statuses[status]}</StatusBadge>
}
