import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import type { StoredInvoice } from './invoice.queries.js'

/** What of an invoice its history tells. */
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

/** Keeps what an invoice was and what it is now. */
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
