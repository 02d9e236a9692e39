import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { negateMoney, ZERO } from '../../../kernel/money/money.js'
import { idKey } from '../../../kernel/values/id.js'
import { lockInvoiceable, markInvoiced, markUninvoiced, type Settlement, type Share } from '../../settlement/index.js'
import * as queries from './claim.queries.js'
import { afterClaim, amountOf, type Ground, groundAfter, sharesFor, type Wanted } from './claim.rules.js'
import type { ClaimResult } from './claim.view.js'
import { recorded } from './invoice.history.js'
import { assertMove } from './invoice.machine.js'
import { addAmounts, lockInvoice, lockInvoices, type StoredInvoice } from './invoice.queries.js'
import { invoiceTexts as texts } from './texts.js'

export interface WantedRow extends Wanted {
  invoiceId: string
}

/**
 * Claims row by row. All invoices are locked before the settlements, each in the order of their ids, like those of
 * payments.
 */
export async function claimAll(tx: Tx, wanted: readonly WantedRow[]): Promise<ClaimResult[]> {
  const ids = wanted.map(({ invoiceId }) => invoiceId)
  const invoices = new Map((await lockInvoices(tx, ids)).map((invoice) => [invoice.id, invoice]))
  const waybillIds = wanted.flatMap((row) => row.waybillIds)
  const settlementIds = wanted.flatMap((row) => row.settlementIds)
  const held = await lockInvoiceable(tx, { settlementIds, waybillIds })
  const settlements = [...held.settlements.values()]
  let ground: Ground = { ...held, claimers: await queries.claimersOf(tx, waybillIds) }
  const results: ClaimResult[] = []
  for (const row of wanted) {
    const invoice = invoices.get(idKey(row.invoiceId))
    const shares = sharesOrRefusal(invoice, row, ground)
    if (shares instanceof DomainError || !invoice) {
      results.push(resultOf(row, invoice, shares))
      continue
    }
    const after = afterClaim(invoice, amountOf(shares))
    await claim(tx, invoice, after, { settlements, shares })
    invoices.set(invoice.id, after)
    ground = groundAfter(ground, invoice.invoiceSn, shares)
    results.push(resultOf(row, after, shares))
  }
  return results
}

function sharesOrRefusal(invoice: StoredInvoice | undefined, wanted: Wanted, ground: Ground): Share[] | DomainError {
  if (!invoice) return new DomainError('NOT_FOUND', { what: texts.invoice })
  try {
    return sharesFor(invoice, wanted, ground)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

function resultOf(
  { invoiceId }: WantedRow,
  invoice: StoredInvoice | undefined,
  shares: Share[] | DomainError,
): ClaimResult {
  const refusal = shares instanceof DomainError ? shares : null
  const got = shares instanceof DomainError ? [] : shares
  return {
    id: invoiceId,
    ok: refusal === null,
    msg: refusal?.message ?? null,
    code: refusal?.code ?? null,
    invoiceSn: invoice?.invoiceSn ?? null,
    waybillCnt: got.length,
    amt: amountOf(got),
    leftAmt: invoice?.leftAmt ?? null,
  }
}

async function claim(
  tx: Tx,
  before: StoredInvoice,
  after: StoredInvoice,
  { settlements, shares }: { settlements: readonly Settlement[]; shares: readonly Share[] },
): Promise<void> {
  await markInvoiced(tx, settlements, shares)
  await queries.insertClaims(tx, before.id, shares)
  await addAmounts(tx, before.id, { claimed: amountOf(shares), cancelled: ZERO })
  await recorded(tx, before, after)
}

/**
 * Ends claims of an invoice, on the named waybills or on all. INVOICE_NOT_CLAIMED; NOT_FOUND for an actor who does not
 * see all of its settlements.
 */
export async function letGo(
  tx: Tx,
  { id, waybillIds }: { id: string; waybillIds?: readonly string[] | null | undefined },
): Promise<void> {
  const invoice = await lockInvoice(tx, id)
  assertMove('release', invoice)
  const wanted = waybillIds && new Set(waybillIds.map(idKey))
  const claims = await queries.claimsOf(tx, [invoice.id])
  const shares = wanted ? claims.filter(({ waybillId }) => wanted.has(waybillId)) : claims
  const { invoiceSn } = invoice
  if (shares.length < (wanted?.size ?? 1)) throw new DomainError('INVOICE_NOT_CLAIMED', { invoiceSn })
  const settlementIds = [...new Set(shares.map(({ settlementId }) => settlementId))]
  const { settlements } = await lockInvoiceable(tx, { settlementIds, waybillIds: [] })
  if (settlements.size < settlementIds.length) throw new DomainError('NOT_FOUND', { what: texts.settlement })
  const gone = shares.map((share) => share.waybillId)
  const amount = negateMoney(amountOf(shares))
  await markUninvoiced(tx, [...settlements.values()], shares)
  await queries.endClaims(tx, invoice.id, gone)
  await addAmounts(tx, invoice.id, { claimed: amount, cancelled: ZERO })
  await recorded(tx, invoice, afterClaim(invoice, amount))
}
