import { DomainError } from '../../../kernel/errors.js'
import { addMoney, compareMoney, type Money, subtractMoney, ZERO } from '../../../kernel/money/money.js'
import { idKey } from '../../../kernel/values/id.js'
import { type Invoiceable, type InvoiceableLine, type Share, settlementMachine } from '../../settlement/index.js'
import { assertMove } from './invoice.machine.js'
import type { StoredInvoice } from './invoice.queries.js'
import { invoiceTexts as texts } from './texts.js'

/** Settlements and waybills that an invoice shall claim. */
export interface Wanted {
  settlementIds: readonly string[]
  waybillIds: readonly string[]
}

/** Facts that claims are judged by; each accepted row changes them for the next row. */
export interface Ground extends Invoiceable {
  /** Number of the invoice that has claimed a waybill, by the waybill's id. */
  claimers: ReadonlyMap<string, string>
}

/**
 * Shares of waybills that an invoice claims: all unclaimed waybills of its payee on the given settlements, and every
 * named waybill. If one named waybill is refused, all are. Throws NOT_FOUND, MOVE_NOT_ALLOWED, INVOICE_RED,
 * INVOICE_NOTHING_LEFT, INVOICE_OTHER_PAYEE, WAYBILL_CLAIMED, WAYBILL_NOT_SETTLED, INVOICE_NOTHING_TO_CLAIM,
 * INVOICE_EXCEEDED.
 */
export function sharesFor(invoice: StoredInvoice, { settlementIds, waybillIds }: Wanted, ground: Ground): Share[] {
  assertMove('claim', invoice)
  const lines = [
    ...lower(settlementIds).flatMap((id) => linesOf(invoice, id, ground)),
    ...lower(waybillIds).map((id) => lineOf(invoice, id, ground)),
  ]
  const once = new Map(lines.map(({ settlementId, waybillId, amt }) => [waybillId, { settlementId, waybillId, amt }]))
  const shares = [...once.values()]
  const amount = amountOf(shares)
  const { invoiceSn, leftAmt: left } = invoice
  if (compareMoney(amount, left) > 0) throw new DomainError('INVOICE_EXCEEDED', { invoiceSn, left, amount })
  return shares
}

export const amountOf = (shares: readonly Share[]): Money => addMoney(ZERO, ...shares.map(({ amt }) => amt))

/** Invoice after a further claim; a negative amount ends one. */
export const afterClaim = (invoice: StoredInvoice, amount: Money): StoredInvoice => ({
  ...invoice,
  claimedAmt: addMoney(invoice.claimedAmt, amount),
  leftAmt: subtractMoney(invoice.leftAmt, amount),
  version: invoice.version + 1,
})

/** Facts after a further claim of an invoice. */
export function groundAfter(ground: Ground, invoiceSn: string, shares: readonly Share[]): Ground {
  const taken = new Set(shares.map(({ waybillId }) => waybillId))
  const lines = [...ground.lines].map(([id, line]) => [id, taken.has(id) ? { ...line, invoiced: true } : line] as const)
  return {
    ...ground,
    lines: new Map(lines),
    claimers: new Map([...ground.claimers, ...[...taken].map((id) => [id, invoiceSn] as const)]),
  }
}

const lower = (ids: readonly string[]): string[] => [...new Set(ids.map(idKey))]

const otherPayee = ({ invoiceSn }: StoredInvoice, what: string): DomainError =>
  new DomainError('INVOICE_OTHER_PAYEE', { invoiceSn, what })

function linesOf(invoice: StoredInvoice, settlementId: string, { settlements, lines }: Ground): InvoiceableLine[] {
  const settlement = settlements.get(settlementId)
  if (!settlement) throw new DomainError('NOT_FOUND', { what: texts.settlement })
  settlementMachine.next(settlement.status, 'invoice', settlement)
  const { settleNo } = settlement
  const own = [...lines.values()].filter(
    (line) => line.settlementId === settlementId && line.payeeId === invoice.payeeId,
  )
  if (own.length === 0) throw otherPayee(invoice, texts.settlement + settleNo)
  const open = own.filter(({ invoiced, amt }) => !invoiced && compareMoney(amt, ZERO) > 0)
  if (open.length === 0) throw new DomainError('INVOICE_NOTHING_TO_CLAIM', { settleNo })
  return open
}

function lineOf(invoice: StoredInvoice, waybillId: string, ground: Ground): InvoiceableLine {
  const line = ground.lines.get(waybillId)
  const settlement = line && ground.settlements.get(line.settlementId)
  if (!line || !settlement) {
    const no = ground.unsettled.get(waybillId)
    throw no === undefined
      ? new DomainError('NOT_FOUND', { what: texts.waybill })
      : new DomainError('WAYBILL_NOT_SETTLED', { no })
  }
  settlementMachine.next(settlement.status, 'invoice', settlement)
  const { no } = line
  if (line.payeeId !== invoice.payeeId) throw otherPayee(invoice, texts.waybill + no)
  const invoiceSn = ground.claimers.get(waybillId) ?? ''
  if (line.invoiced) throw new DomainError('WAYBILL_CLAIMED', { no, invoiceSn })
  if (compareMoney(line.amt, ZERO) <= 0) throw new DomainError('INVOICE_NOTHING_DUE', { no })
  return line
}
