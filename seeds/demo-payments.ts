import { post } from './cards.ts'
import { officeDay } from './handover.ts'
import { type Cents, yuan } from './money.ts'
import { type Payment, type PaymentPlan, type Share, writePayment } from './pay.ts'
import type { Company, Settled, Settlement, Waybill } from './world.ts'

interface Open extends Pick<PaymentPlan, 'state'> {
  /** Days before the story ends. */
  ago: number
  part?: true
  reason?: string
}

/** Payments on the desks of cashier and auditor, the oldest first; those that were undone are to be paid again. */
const PAYMENTS: readonly Open[] = [
  { state: 'REVERSED', ago: 12, reason: '登记有误，款项未实际汇出' },
  { state: 'RETURNED', ago: 9, reason: '收款账户已销户，银行退汇' },
  { state: 'APPROVED', ago: 5 },
  { state: 'APPROVED', ago: 4, part: true },
  { state: 'SUBMITTED', ago: 3 },
  { state: 'SUBMITTED', ago: 2 },
  { state: 'DRAFT', ago: 1 },
  { state: 'DRAFT', ago: 0 },
]
const UNDONE_AFTER = 2

type Due = Waybill & { settled: Settled }
const isDue = (waybill: Waybill): waybill is Due => waybill.settled?.settlement.status === 'APPROVED'

export interface Payable {
  settlement: Settlement
  /** The first trip first, as payments pay them. */
  due: Due[]
}

/**
 * Settlements that were approved more than `daysAgo` days before the story ends and go to one payee, the one that waits
 * longest first.
 */
export function payables(company: Company, waybills: readonly Waybill[], daysAgo: number): Payable[] {
  const before = company.to - daysAgo
  return [...Map.groupBy(waybills.filter(isDue), ({ settled }) => settled.settlement)]
    .filter(([{ decided }, due]) => decided < before && new Set(due.map(({ payee }) => payee)).size === 1)
    .map(([settlement, due]) => ({ settlement, due: due.toSorted((one, other) => one.goAt - other.goAt) }))
    .toSorted((one, other) => one.settlement.decided - other.settlement.decided)
}

export const dueOf = ({ settled, taxes }: Due): Cents => Math.max(settled.total - taxes, 0)

/** All that is due, or more than half of it in whole hundreds. */
function sharesOf(due: readonly Due[], part: boolean): Share[] {
  const total = due.reduce((sum, waybill) => sum + dueOf(waybill), 0)
  return sharesUpTo(due, part ? Math.ceil((total * 6) / 100_000) * 10_000 : total)
}

/** Shares of an amount: the first trips get theirs, and one of them a part. */
export function sharesUpTo(due: readonly Due[], amount: Cents): Share[] {
  let rest = amount
  return due.flatMap((waybill) => {
    const amt = Math.min(rest, dueOf(waybill))
    rest -= amt
    return amt > 0 ? [{ waybill, amt }] : []
  })
}

/** Keeps it for the payment, so that no other one has it. */
function pledge({ settlement, due }: Payable, shares: readonly Share[]): void {
  const amounts = new Map(shares.map(({ waybill, amt }) => [waybill, amt]))
  for (const waybill of due) waybill.settled.line.pledged_amt = yuan(amounts.get(waybill) ?? 0)
  settlement.row.pledged_amt = yuan(shares.reduce((sum, { amt }) => sum + amt, 0))
}

/** The cards had it, and have it no more. */
function postUndone(company: Company, settlementId: string, { id, paidAt, undoneAt }: Payment, shares: Share[]): void {
  const random = company.random.fork(id)
  for (const [card, own] of Map.groupBy(shares, ({ waybill }) => waybill.card)) {
    if (!card) continue
    const paid = own.reduce((sum, { amt }) => sum + amt, 0)
    const entry = { count: 0, unsettled: 0, settled: 0, settlementId, paymentId: id }
    const made = post(company, card, { ...entry, kind: 'PAY', paid, reversesId: null, at: paidAt }, random)
    post(company, card, { ...entry, kind: 'REVERSE', paid: 0 - paid, reversesId: made.id, at: undoneAt }, random)
  }
}

/** Payments in every state but paid, which the history has enough of. */
export function addPayments(company: Company, waybills: readonly Waybill[]): void {
  const open = payables(company, waybills, Math.max(...PAYMENTS.map(({ ago }) => ago)))
  for (const [at, { state, ago, part = false, reason }] of PAYMENTS.entries()) {
    const payable = open[at]
    const payee = payable?.due[0]?.payee
    if (!payable || !payee) continue
    const shares = sharesOf(payable.due, part)
    const day = officeDay(company, company.to - ago)
    const undone = reason ? { undone: { day: officeDay(company, day + UNDONE_AFTER), reason } } : {}
    const settlementId = payable.settlement.id
    const payment = writePayment(company, { settlementId, payee, shares, state, day, ...undone })
    if (reason) postUndone(company, settlementId, payment, shares)
    else pledge(payable, shares)
  }
}
