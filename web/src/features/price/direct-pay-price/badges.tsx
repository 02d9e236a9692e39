import type { PriceStatus } from '../../../gql/types.generated'
import { StatusBadge, type Tone } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

const tones: Record<PriceStatus, Tone> = { PENDING: 'waiting', APPROVED: 'good', EXPIRED: 'neutral', REJECTED: 'bad' }

/** Where a price, or a task application, stands. */
export function PriceStatusBadge({ status }: { status: PriceStatus }) {
  return <StatusBadge tone={tones[status]}>{texts.statuses[status]}</StatusBadge>
}
