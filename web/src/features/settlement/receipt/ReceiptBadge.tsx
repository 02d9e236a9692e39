import { receiptFields } from '../../../gql/fields/settlement.generated'
import type { ReceiptStatus } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

/** Status of a receipt: an open one with some cards in a settlement shows as partly settled. */
export function ReceiptBadge({ receipt }: { receipt: { status: ReceiptStatus; isSettle: boolean } }) {
  const { status, isSettle } = receipt
  if (status === 'OPEN' && isSettle) return <StatusBadge tone="running">{texts.partlySettled}</StatusBadge>
  return <CodeBadge field={receiptFields.status} value={status} />
}
