import { dayText, HOUR, iso, MINUTE, startOf } from './calendar.ts'
import { post } from './cards.ts'
import { dueOf, type Payable, payables, sharesUpTo } from './demo-payments.ts'
import { officeDay } from './handover.ts'
import { type Cents, yuan } from './money.ts'
import { type Share, writePayment } from './pay.ts'
import type { Random } from './random.ts'
import type { Company, Payee, Waybill } from './world.ts'

interface Planned {
  /** Due days of the instalments, counted from the end of the story. */
  due: readonly number[]
  /** Paid part of the first instalment. */
  paid?: 'ALL' | 'HALF'
}

/** Instalments that are late, due now and due in the next weeks. */
const PLANS: readonly Planned[] = [
  { due: [-6, 8, 22], paid: 'ALL' },
  { due: [-4, 10, 24], paid: 'HALF' },
  { due: [-3, 4, 11, 18] },
  { due: [1, 15, 28] },
  { due: [5, 12, 19, 26] },
  { due: [5, 20] },
  { due: [3, 17] },
  { due: [9, 23] },
  { due: [13] },
]
/** Days before the end of the story on which plans are made, so that every instalment is due later. */
const PLANNED_AGO = 14
const REMARKS = ['分期付款，业主款到后支付', '按合同约定分期付款', null, null]
const HUNDRED_YUAN = 10_000

/** Equal instalments of whole hundreds, with the rest in the last; a single instalment where the total is too small. */
function amountsOf(total: Cents, count: number): Cents[] {
  const each = Math.floor(total / count / HUNDRED_YUAN) * HUNDRED_YUAN
  if (count === 1 || each === 0) return [total]
  return [...Array.from({ length: count - 1 }, () => each), total - each * (count - 1)]
}

interface FirstItem {
  id: string
  amt: Cents
  day: number
}

/** Writes a plan of a settlement for one payee; returns the first instalment. */
function writePlan(
  company: Company,
  random: Random,
  { settlement, due }: Payable,
  payee: Payee,
  days: readonly number[],
): FirstItem {
  const { id: company_id, rows, cashier } = company
  const at =
    startOf(officeDay(company, Math.max(settlement.decided + 1, company.to - PLANNED_AGO))) +
    10 * HOUR +
    random.int(0, 90) * MINUTE
  const id = random.uuid(at)
  const total = due.reduce((sum, { settled }) => sum + settled.total, 0)
  rows.add('payment_plan', {
    company_id,
    id,
    settlement_id: settlement.id,
    settle_no: String(settlement.row.settle_no),
    amount: yuan(total),
    remark: random.pick(REMARKS),
    created_by: cashier.id,
    create_by: cashier.name,
    created_at: iso(at),
  })
  const items = amountsOf(total, days.length).map((amt, place) => {
    const item: FirstItem = { id: random.uuid(at), amt, day: company.to + (days[place] ?? 0) }
    rows.add('payment_plan_item', {
      company_id,
      id: item.id,
      plan_id: id,
      sequence: place + 1,
      due_date: dayText(item.day),
      amount: yuan(amt),
      payee_id: payee.id,
      payee_name: payee.name,
      carrier_name: payee.carrier,
      bank_no: payee.bankNo,
      bank_name: payee.bankName,
    })
    return item
  })
  const [first] = items
  if (!first) throw new Error('a plan has an instalment')
  return first
}

/** Books a payment in the waybills, cards and settlement that it pays. */
function markPaid(company: Company, { settlement }: Payable, paymentId: string, paidAt: number, shares: Share[]): void {
  const random = company.random.fork(paymentId)
  for (const { waybill, amt } of shares) {
    if (!waybill.settled) continue
    waybill.settled.paid = amt
    waybill.settled.line.pledged_amt = yuan(amt)
  }
  const paid = yuan(shares.reduce((sum, { amt }) => sum + amt, 0))
  Object.assign(settlement.row, { pledged_amt: paid, paid_amt: paid, updated_at: iso(paidAt) })
  for (const [card, own] of Map.groupBy(shares, ({ waybill }) => waybill.card)) {
    if (!card) continue
    const nothing = { count: 0, unsettled: 0, settled: 0, reversesId: null }
    const amount = own.reduce((sum, { amt }) => sum + amt, 0)
    const entry = { ...nothing, paid: amount, settlementId: settlement.id, paymentId, at: paidAt }
    post(company, card, { kind: 'PAY', ...entry }, random)
  }
}

/**
 * Adds plans of settlements without any payment, and payments by those plans. Draws from random streams of its own, so
 * that all other rows stay the same.
 */
export function addPlans(company: Company, waybills: readonly Waybill[]): void {
  const random = company.random.fork('plans')
  const open = payables(company, waybills, 1).filter(
    ({ settlement, due }) =>
      Number(settlement.row.pledged_amt) === 0 && due.every((one) => dueOf(one) === one.settled.total),
  )
  for (const [at, { due: days, paid }] of PLANS.entries()) {
    const payable = open[at]
    const payee = payable?.due[0]?.payee
    if (!payable || !payee) continue
    const first = writePlan(company, random, payable, payee, days)
    if (!paid || payable.settlement.decided > company.to - PLANNED_AGO) continue
    const half = Math.ceil(first.amt / 2 / HUNDRED_YUAN) * HUNDRED_YUAN
    const shares = sharesUpTo(payable.due, paid === 'HALF' ? half : first.amt)
    const day = officeDay(company, first.day - 1)
    const plan = { settlementId: payable.settlement.id, planItemId: first.id, payee, shares, day }
    const payment = writePayment(company, { ...plan, state: 'PAID' })
    markPaid(company, payable, payment.id, payment.paidAt, shares)
  }
}
