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

export function SettlementBadge({ settlement: { status, auditOwn } }: { settlement: Settlement }) {
  const badge = <StatusBadge tone={tones[status]}>{texts.statuses[status]}</StatusBadge>
  if (!auditOwn) return badge
  return (
    <span data-tip={texts.auditedOwn}>
      {badge} {texts.own}
    </span>
  )
}
