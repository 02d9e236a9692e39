import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { addMoney, compareMoney, type Money, negateMoney, subtractMoney, ZERO } from '../../../kernel/money/money.js'
import { isAuthenticated } from '../../company/index.js'
import { addPayments } from '../../waybill/index.js'
import { SettlementStatus } from '../enums.js'
import { append } from '../ledger/ledger.queries.js'
import type { Settlement } from '../settlement/settlement.entity.js'
import { settlementMachine } from '../settlement/settlement.machine.js'
import type { Share } from './payable.queries.js'
import * as queries from './payable.queries.js'

// Effects of payments on settlements, lines, waybills and cards, which only these functions change. The caller locks
// the settlements first.

/** Pledges amounts of waybills for a payment, so that no other payment gets them. */
export async function pledge(tx: Tx, settlements: readonly Settlement[], shares: readonly Share[]): Promise<void> {
  await queries.addPledges(tx, shares, 1)
  for (const [settlement, amt] of amountsOf(settlements, shares))
    settlement.pledgedAmt = addMoney(settlement.pledgedAmt, amt)
  await tx.em.flush()
}

/** Releases pledges, when the payment is changed, deleted, returned or reversed. */
export async function release(tx: Tx, settlements: readonly Settlement[], shares: readonly Share[]): Promise<void> {
  await queries.addPledges(tx, shares, -1)
  for (const [settlement, amt] of amountsOf(settlements, shares))
    settlement.pledgedAmt = subtractMoney(settlement.pledgedAmt, amt)
  await tx.em.flush()
}

/** Marks the waybills, cards and settlements of a made payment. A settlement with nothing left is paid. */
export async function markPaid(
  tx: Tx,
  paymentId: string,
  settlements: readonly Settlement[],
  shares: readonly Share[],
): Promise<void> {
  await addPayments(tx, shares, 1)
  const cards = await queries.cardShares(tx, shares)
  await append(
    tx,
    cards.map(({ cardId, settlementId, amt }) => ({
      ...nothing,
      kind: 'PAY',
      cardId,
      settlementId,
      paymentId,
      paidAmount: amt,
    })),
  )
  const authenticated = await isAuthenticated(tx)
  const due = await queries.dueAmounts(tx, idsOf(settlements))
  await changeHeads(tx, settlements, shares, (settlement, amt) => {
    settlement.paidAmt = addMoney(settlement.paidAmt, amt)
    if (compareMoney(settlement.paidAmt, due.get(settlement.id) ?? ZERO) === 0)
      settlement.status = settlementMachine.next(settlement.status, 'pay', { authenticated })
  })
}

/**
 * Undoes a payment whose money came back or never went: each entry of the ledger gets an opposite one, and paid
 * settlements become approved again.
 */
export async function markUnpaid(
  tx: Tx,
  paymentId: string,
  settlements: readonly Settlement[],
  shares: readonly Share[],
): Promise<void> {
  await addPayments(tx, shares, -1)
  const entries = await queries.entriesOfPayment(tx, paymentId)
  await append(
    tx,
    entries.map(({ id, cardId, settlementId, amt }) => ({
      ...nothing,
      kind: 'REVERSE',
      cardId,
      settlementId,
      paymentId,
      reversesId: id,
      paidAmount: negateMoney(amt),
    })),
  )
  await changeHeads(tx, settlements, shares, (settlement, amt) => {
    settlement.paidAmt = subtractMoney(settlement.paidAmt, amt)
    if (settlement.status === SettlementStatus.PAID)
      settlement.status = settlementMachine.next(settlement.status, 'unpay')
  })
}

const nothing = { waybillCount: 0, unsettledAmount: ZERO, settledAmount: ZERO }
const idsOf = (settlements: readonly Settlement[]): string[] => settlements.map(({ id }) => id)

/** Sums of shares for each settlement that has any. */
function amountsOf(settlements: readonly Settlement[], shares: readonly Share[]): [Settlement, Money][] {
  const own = Map.groupBy(shares, ({ settlementId }) => settlementId)
  return settlements.flatMap((settlement): [Settlement, Money][] => {
    const amounts = own.get(settlement.id)?.map(({ amt }) => amt)
    return amounts ? [[settlement, addMoney(ZERO, ...amounts)]] : []
  })
}

async function changeHeads(
  tx: Tx,
  settlements: readonly Settlement[],
  shares: readonly Share[],
  change: (settlement: Settlement, amt: Money) => void,
): Promise<void> {
  const changed = amountsOf(settlements, shares)
  const before = changed.map(([{ status, paidAmt }]) => ({ status, paidAmt }))
  for (const [settlement, amt] of changed) change(settlement, amt)
  await tx.em.flush()
  await recordChanges(
    tx,
    changed.flatMap(([settlement], at) =>
      (['status', 'paidAmt'] as const).map((field) => ({
        entity: 'settlement',
        entityId: settlement.id,
        field,
        before: before[at]?.[field] ?? null,
        after: settlement[field],
        rowVersion: settlement.version,
      })),
    ),
  )
}
