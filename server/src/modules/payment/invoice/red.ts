import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import {
  addMoney,
  compareMoney,
  type Money,
  negateMoney,
  type Quantity,
  quantity,
  sameDecimal,
  ZERO,
} from '../../../kernel/money/money.js'
import { idKey } from '../../../kernel/values/id.js'
import { keepPictures } from '../../file/index.js'
import { assertPast } from '../past.js'
import { issued } from './entering.js'
import { recorded } from './invoice.history.js'
import { assertMove } from './invoice.machine.js'
import * as queries from './invoice.queries.js'
import type { RedSaid } from './invoice.schema.js'
import { takenBack } from './tax.js'

const negated = (count: Quantity | null | undefined): Quantity | null =>
  count == null || sameDecimal(count, '0') ? null : quantity(negateQuantity(count))
const negateQuantity = (count: Quantity): string => (count.startsWith('-') ? count.slice(1) : `-${count}`)

/** Negative amounts of a red-letter invoice, which is entered with positive ones. */
export const signed = (entered: queries.Entered): queries.Entered => ({
  ...entered,
  invoiceSumPrice: negateMoney(entered.invoiceSumPrice),
  taxInvoiceSumPrice: negateMoney(entered.taxInvoiceSumPrice),
  invoiceSumCount: negated(entered.invoiceSumCount),
})

/** Writes a red-letter invoice for a locked one, over the given net amount or all that is left; returns its id. */
export async function takeBack(tx: Tx, { id, ...said }: RedSaid): Promise<string> {
  await assertPast(tx, said.invoiceDate, issued)
  const original = await queries.lockInvoice(tx, id)
  assertMove('red', original)
  const left = await queries.uncancelled(tx, original)
  // After several partial red-letter invoices a cent of the total may be left, and a last one takes it.
  if (compareMoney(left.net, ZERO) <= 0)
    throw new DomainError('INVOICE_NOTHING_LEFT', { invoiceSn: original.invoiceSn })
  const net = said.invoiceSumPrice ?? left.net
  const { tax, sum } = takenBack(net, left, original.taxPoint)
  if (compareMoney(net, left.net) > 0 || compareMoney(sum, original.leftAmt) > 0) throw exceeded(original, sum)
  const { invoiceSn, invoiceCode, invoiceDate, invoiceSumCount = null, invoiceUrl = null, remark = null } = said
  const number = { invoiceSn, invoiceCode, invoiceDate, invoiceUrl, remark }
  await keepPictures(tx, [invoiceUrl])
  const amounts = { invoiceSumCount, invoiceSumPrice: net, taxInvoiceSumPrice: tax, itemCount: null }
  const red = signed({ ...original, ...number, ...amounts })
  const redId = await queries.insertInvoice(tx, red, original.id)
  await cancel(tx, original, sum)
  return redId
}

const exceeded = ({ invoiceSn, leftAmt: left }: queries.StoredInvoice, amount: Money): DomainError =>
  new DomainError('INVOICE_EXCEEDED', { invoiceSn, left, amount })

/** Locks an invoice and the one that it cancels, in the order of their ids. */
export async function lockWithOriginal(
  tx: Tx,
  id: string,
): Promise<{ invoice: queries.StoredInvoice; original: queries.StoredInvoice | undefined }> {
  const redOf = await queries.redOfId(tx, id)
  const found = await queries.lockInvoices(tx, redOf === null ? [id] : [id, redOf])
  const invoice = found.find((one) => one.id === idKey(id))
  if (!invoice) throw queries.notFound()
  return { invoice, original: found.find((one) => one.id === redOf) }
}

/** Cancels an amount of an invoice; a negative amount restores it. */
export async function cancel(tx: Tx, original: queries.StoredInvoice, amount: Money): Promise<void> {
  await queries.addAmounts(tx, original.id, { claimed: ZERO, cancelled: amount })
  const cancelledAmt = addMoney(original.cancelledAmt, amount)
  await recorded(tx, original, { ...original, cancelledAmt, version: original.version + 1 })
}

/** Whether a change would contradict claims or red-letter invoices. */
export const isAmended = (before: queries.Entered, after: queries.Entered): boolean =>
  before.payeeId !== after.payeeId ||
  !sameDecimal(before.invoiceSumPrice, after.invoiceSumPrice) ||
  !sameDecimal(before.taxPoint, after.taxPoint) ||
  !sameDecimal(before.taxInvoiceSumPrice, after.taxInvoiceSumPrice)
