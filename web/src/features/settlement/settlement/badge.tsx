import { stateTones } from '../../../gql/stateTones'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { Settlement } from './rows'
import { texts } from './texts'

export const SettlementStatusBadge = ({ status }: Pick<Settlement, 'status'>) => (
  <StatusBadge tone={stateTones.SettlementStatus[status]}>{texts.statuses[status]}</StatusBadge>
)

export function SettlementBadge({ settlement: { status, auditOwn } }: { settlement: Settlement }) {
  const badge = <SettlementStatusBadge status={status} />
  if (!auditOwn) return badge
  return (
    <span data-tip={texts.auditedOwn}>
      {badge} {texts.own}
    </span>
  )
}
