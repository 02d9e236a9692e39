import { stateTones } from '../../../gql/stateTones'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { Waybill } from './rows'
import { texts } from './texts'

export function WaybillStatusBadge({ waybill }: { waybill: Waybill }) {
  return <StatusBadge tone={stateTones.WaybillStatus[waybill.status]}>{texts.statuses[waybill.status]}</StatusBadge>
}

/** Whether it can be settled, or why not. */
export function SettleableBadge({ waybill }: { waybill: Waybill }) {
  if (waybill.settleable) return <StatusBadge tone="good">{texts.fields.settleable}</StatusBadge>
  const tone = waybill.pendingReview ? 'warning' : 'neutral'
  return <StatusBadge tone={tone}>{waybill.notSettleableReason ?? texts.no}</StatusBadge>
}
