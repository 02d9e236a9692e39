import type { ReceiptStatus } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { partlySettled, receiptStatuses } from './labels'

/** The status of a receipt; one that is open while a settlement has some of its cards is partly settled. */
export function ReceiptBadge({ receipt }: { receipt: { status: ReceiptStatus; isSettle: boolean } }) {
  const { label, tone } = receiptStatuses[receipt.status]
  const partly = receipt.status === 'OPEN' && receipt.isSettle
  return <StatusBadge tone={tone}>{partly ? partlySettled : label}</StatusBadge>
}
