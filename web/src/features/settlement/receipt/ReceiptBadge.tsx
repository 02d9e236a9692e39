import { stateTones } from '../../../gql/stateTones'
import type { ReceiptStatus } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { partlySettled, receiptStatuses } from './labels'

/** The status of a receipt; one that is open while a settlement has some of its cards is partly settled. */
export function ReceiptBadge({ receipt }: { receipt: { status: ReceiptStatus; isSettle: boolean } }) {
  const { status, isSettle } = receipt
  if (status === 'OPEN' && isSettle) return <StatusBadge tone="running">{partlySettled}</StatusBadge>
  return <StatusBadge tone={stateTones.ReceiptStatus[status]}>{receiptStatuses[status]}</StatusBadge>
}
