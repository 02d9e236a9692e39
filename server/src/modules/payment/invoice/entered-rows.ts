import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { ZERO } from '../../../kernel/money/money.js'
import { orRefusal } from '../../../kernel/sql/transaction.js'
import type { Wanted } from './claim.rules.js'
import type { ClaimResult } from './claim.view.js'
import { claimAll, type WantedRow } from './claiming.js'
import { type ReadDocument, type TaxSaid, taxSaid } from './document-tax.js'
import { enter } from './entering.js'
import { forgetInvoice } from './invoice.queries.js'
import type { InvoiceSaid } from './invoice.schema.js'

/** Claim of a stored invoice, or of one that is entered for it. */
type AskedRow = Wanted & ({ invoiceId: string } | { invoice: InvoiceSaid })
type EnteredRow = Wanted & ({ invoiceId: string } | { invoice: InvoiceSaid; tax: TaxSaid | DomainError })

/** Rows with the taxes of new invoices, or with the refusal of one. Documents are read one after another. */
export async function taxedRows(read: ReadDocument, actor: Actor, rows: readonly AskedRow[]): Promise<EnteredRow[]> {
  const all: EnteredRow[] = []
  for (const row of rows)
    all.push('invoice' in row ? { ...row, tax: await taxOrRefusal(read, actor, row.invoice) } : row)
  return all
}

async function taxOrRefusal(read: ReadDocument, actor: Actor, invoice: InvoiceSaid): Promise<TaxSaid | DomainError> {
  try {
    return await taxSaid(read, actor, invoice, 'invoice')
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

/**
 * Claims row by row, and enters the new invoices among the rows; one whose claim is refused is not entered. They are
 * entered before anything is locked, in the order of their numbers, so that two callers who enter the same ones do not
 * deadlock.
 */
export async function enterAndClaim(tx: Tx, rows: readonly EnteredRow[]): Promise<ClaimResult[]> {
  const made = await enterAll(tx, rows)
  const asking = rows.flatMap((row): { row: EnteredRow; wanted: WantedRow }[] => {
    const invoiceId = 'invoice' in row ? made.get(row) : row.invoiceId
    const asks = row.settlementIds.length + row.waybillIds.length > 0
    return typeof invoiceId === 'string' && asks ? [{ row, wanted: { ...row, invoiceId } }] : []
  })
  const wanted = asking.map((one) => one.wanted)
  const claimed = await claimAll(tx, wanted)
  const results = new Map(asking.map(({ row }, at) => [row, claimed[at]]))
  for (const [row, id] of made)
    if (typeof id === 'string' && results.get(row)?.ok === false) await forgetInvoice(tx, id)
  return rows.map((row) => resultOf(row, made.get(row), results.get(row)))
}

/** Ids of the entered invoices, or the refusals of those that were not entered. */
async function enterAll(tx: Tx, rows: readonly EnteredRow[]): Promise<Map<EnteredRow, string | DomainError>> {
  const fresh = rows.flatMap((row) => ('invoice' in row ? [row] : []))
  const made = new Map<EnteredRow, string | DomainError>()
  for (const row of fresh.toSorted((one, other) => (numberOf(one) < numberOf(other) ? -1 : 1))) {
    const { invoice, tax } = row
    made.set(row, tax instanceof DomainError ? tax : await orRefusal(tx.em, () => entered(tx, invoice, tax)))
  }
  return made
}

function entered(tx: Tx, invoice: InvoiceSaid, tax: TaxSaid): Promise<string> {
  tx.actor.assert('chain:companypayment:add')
  return enter(tx, invoice, tax)
}

/** Result of a row; a refused new invoice is named by its number, since it has no id. */
function resultOf(
  row: EnteredRow,
  made: string | DomainError | undefined,
  claimed: ClaimResult | undefined,
): ClaimResult {
  if (!('invoice' in row)) return claimed ?? unclaimed(row.invoiceId, null)
  const { invoiceSn } = row.invoice
  if (made instanceof DomainError) return { ...unclaimed(invoiceSn, made), invoiceSn }
  const result = claimed ?? unclaimed(made ?? '', null)
  return { ...result, invoiceSn, id: result.ok ? result.id : invoiceSn }
}

const numberOf = ({ invoice: { invoiceCode, invoiceSn } }: { invoice: InvoiceSaid }): string =>
  `${invoiceCode} ${invoiceSn}`

/** Result of a row with invalid input. */
export const wrongClaim = (id: string, message: string): ClaimResult =>
  unclaimed(id, new DomainError('INVALID_INPUT', { message }))

/** Result of a row without a claim: it was refused, or its invoice was only entered. */
const unclaimed = (id: string, refusal: DomainError | null): ClaimResult => ({
  id,
  ok: refusal === null,
  msg: refusal?.message ?? null,
  code: refusal?.code ?? null,
  invoiceSn: null,
  waybillCnt: 0,
  amt: ZERO,
  leftAmt: null,
})
