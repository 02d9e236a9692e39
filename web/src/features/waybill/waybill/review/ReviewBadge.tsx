import { StatusBadge, type Tone } from '../../../../ui/format/StatusBadge'
import type { Review } from './rows'
import { texts } from './texts'

const tones: Record<Review['status'], Tone> = {
  PENDING: 'waiting',
  APPROVED: 'good',
  REJECTED: 'bad',
  WITHDRAWN: 'neutral',
  CANCELLED: 'neutral',
}

export function ReviewBadge({ status }: { status: Review['status'] }) {
  return <StatusBadge tone={tones[status]}>{texts.statuses[status]}</StatusBadge>
}
