import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import type { StoredInvoice } from './invoice.queries.js'

/** Fields of an invoice that its history keeps. */
const watched = [
  ...(['invoiceSn', 'invoiceCode', 'invoiceDate', 'payeeId', 'sellerName', 'sellerTaxNo', 'invoiceSumCount'] as const),
  ...([
    'invoiceSumPrice',
    'taxPoint',
    'taxInvoiceSumPrice',
    'paymentId',
    'invoiceUrl',
    'remark',
    'claimedAmt',
    'cancelledAmt',
  ] as const),
]
type Watched = Pick<StoredInvoice, (typeof watched)[number]>

/** Changes an invoice and records the difference in its history. */
export async function recorded(
  tx: Tx,
  { id, ...before }: Watched & { id: string },
  { version, ...after }: Watched & { version: number },
): Promise<void> {
  await recordChanges(
    tx,
    watched.map((field) => ({
      entity: 'invoice',
      entityId: id,
      field,
      before: before[field],
      after: after[field],
      rowVersion: version,
    })),
  )
}
