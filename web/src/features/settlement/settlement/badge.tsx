import { StatusBadge, type Tone } from '../../../ui/format/StatusBadge'
import type { Settlement } from './rows'
import { texts } from './texts'

const tones: Record<Settlement['status'], Tone> = {
  PENDING: 'waiting',
  APPROVED: 'good',
  PAID: 'good',
  REJECTED: 'bad',
  SUPERSEDED: 'neutral',
}

export function SettlementBadge({ status }: { status: Settlement['status'] }) {
  return <StatusBadge tone={tones[status]}>{texts.statuses[status]}</StatusBadge>
}
