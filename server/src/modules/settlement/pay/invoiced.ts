import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { addMoney, type Money, subtractMoney, ZERO } from '../../../kernel/money/money.js'
import { LinesMoved } from '../settlement/lock.js'
import type { Settlement } from '../settlement/settlement.entity.js'
import { lockFoundSettlements } from '../settlement/settlement.queries.js'
import type { InvoiceableLine } from './invoiced.queries.js'
import * as queries from './invoiced.queries.js'
import type { Share } from './payable.queries.js'

/** Locked settlements and lines that invoices may claim. */
export interface Invoiceable {
  /** Settlements by id; unknown and invisible ones are left out. */
  settlements: Map<string, Settlement>
  /** All their lines by waybill, by the time at which they left. */
  lines: Map<string, InvoiceableLine>
  /** Numbers of the requested waybills without a settlement. */
  unsettled: Map<string, string>
}

/** Locks settlements in the order of their ids, the named ones and those of the waybills; lock the invoices first. */
export async function lockInvoiceable(
  tx: Tx,
  asked: { settlementIds: readonly string[]; waybillIds: readonly string[] },
): Promise<Invoiceable> {
  const waybills = await queries.settlementsOfWaybills(tx, asked.waybillIds)
  const ids = [...asked.settlementIds, ...waybills.flatMap(({ settlementId }) => settlementId ?? [])]
  const settlements = new Map((await lockFoundSettlements(tx, ids)).map((settlement) => [settlement.id, settlement]))
  const found = await queries.invoiceableLines(tx, [...settlements.keys()])
  const lines = new Map(found.map((line) => [line.waybillId, line]))
  const moved = ({ settlementId, waybillId }: { settlementId: string | null; waybillId: string }) =>
    settlementId !== null && settlements.has(settlementId) && !lines.has(waybillId)
  if (waybills.some(moved)) throw new LinesMoved()
  const unsettled = waybills.filter(({ settlementId }) => settlementId === null)
  return { settlements, lines, unsettled: new Map(unsettled.map(({ waybillId, no }) => [waybillId, no])) }
}

/** Marks lines as claimed by an invoice, and adds the amounts to their settlements, which the caller has locked. */
export async function markInvoiced(
  tx: Tx,
  settlements: readonly Settlement[],
  shares: readonly Share[],
): Promise<void> {
  await mark(tx, settlements, shares, true)
}

/** Marks lines as not claimed any more. */
export async function markUninvoiced(
  tx: Tx,
  settlements: readonly Settlement[],
  shares: readonly Share[],
): Promise<void> {
  await mark(tx, settlements, shares, false)
}

async function mark(
  tx: Tx,
  settlements: readonly Settlement[],
  shares: readonly Share[],
  invoiced: boolean,
): Promise<void> {
  const ids = shares.map(({ waybillId }) => waybillId)
  const written = await queries.writeInvoiced(tx, ids, invoiced)
  // The settlements were locked before their lines were judged, so that nothing can have changed.
  if (written.length < ids.length) throw new Error('a line was claimed or released twice')
  const own = Map.groupBy(shares, ({ settlementId }) => settlementId)
  const changed = settlements.filter(({ id }) => own.has(id))
  const before = changed.map(({ invoicedAmt }) => invoicedAmt)
  for (const settlement of changed) {
    const amt = sumOf(own.get(settlement.id) ?? [])
    const { invoicedAmt } = settlement
    settlement.invoicedAmt = invoiced ? addMoney(invoicedAmt, amt) : subtractMoney(invoicedAmt, amt)
  }
  await tx.em.flush()
  await recordChanges(
    tx,
    changed.map(({ id, invoicedAmt, version }, at) => ({
      entity: 'settlement',
      entityId: id,
      field: 'invoicedAmt',
      before: before[at] ?? null,
      after: invoicedAmt,
      rowVersion: version,
    })),
  )
}

const sumOf = (shares: readonly Share[]): Money => addMoney(ZERO, ...shares.map(({ amt }) => amt))
