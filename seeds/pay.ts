import { compactDay, dayText, HOUR, iso, MINUTE, startOf } from './calendar.ts'
import { type Cents, yuan } from './money.ts'
import { nextNumber } from './numbers.ts'
import type { Random } from './random.ts'
import { type Row, uuids } from './rows.ts'
import type { Company, Payee, Waybill } from './world.ts'

/** Share of a waybill in a payment. */
export interface Share {
  waybill: Waybill
  amt: Cents
}

/** The states of a payment, in the order in which it comes to them; the last two both end it. */
const STATES = ['DRAFT', 'SUBMITTED', 'APPROVED', 'PAID', 'RETURNED', 'REVERSED'] as const
type State = (typeof STATES)[number]

export interface PaymentPlan {
  settlementId: string
  /** The instalment that it pays. */
  planItemId?: string
  payee: Payee
  shares: readonly Share[]
  state: State
  /** The day on which it is made, and comes as far as to be paid. */
  day: number
  /** Moment of paying, unless the payment is still being audited then. */
  paidAt?: number
  /** The day on which it is returned or reversed, and why. */
  undone?: { day: number; reason: string }
}

/** A payment as far as others must know it. */
export interface Payment {
  id: string
  paidAt: number
  undoneAt: number
}

const REMARKS = ['工程进度款', '按结算单付款', '优先安排付款', '农民工工资专户付款']

type Moments = Record<'madeAt' | 'submittedAt' | 'auditedAt' | 'paidAt' | 'undoneAt', number>

/** Payments are made in the afternoon one after the other, so that their numbers follow the clock. */
function momentsOf(random: Random, { day, paidAt: earliest = 0, undone }: PaymentPlan, place: number): Moments {
  const madeAt = startOf(day) + 13 * HOUR + place * 3 * MINUTE + random.int(0, 170) * 1000
  const submittedAt = madeAt + random.int(2, 9) * MINUTE
  const auditedAt = submittedAt + random.int(15, 60) * MINUTE
  const paidAt = Math.max(earliest, auditedAt + 10 * MINUTE)
  const undoneAt = undone ? startOf(undone.day) + 10 * HOUR + random.int(0, 60) * MINUTE : 0
  return { madeAt, submittedAt, auditedAt, paidAt, undoneAt: Math.max(undoneAt, paidAt + HOUR) }
}

/** Deeds on a payment: the person and the moment of each. */
function historyOf({ cashier, auditor }: Company, state: State, moments: Moments): Row {
  const place = STATES.indexOf(state)
  const [submitted, audited, paid, undone] = [place >= 1, place >= 2, place >= 3, place >= 4]
  const { madeAt, submittedAt, auditedAt, paidAt, undoneAt } = moments
  const touched = undone ? undoneAt : ([madeAt, submittedAt, auditedAt][place] ?? paidAt)
  return {
    created_by: cashier.id,
    create_by: cashier.name,
    hands: uuids([cashier.id]),
    hands_seen: audited && auditor.id !== cashier.id,
    submitted_at: submitted ? iso(submittedAt) : null,
    audited_by: audited ? auditor.id : null,
    audit_by: audited ? auditor.name : null,
    audited_at: audited ? iso(auditedAt) : null,
    audit_own: audited && auditor.id === cashier.id,
    four_eyes_off: audited ? false : null,
    paid_by: paid ? cashier.id : null,
    pay_by: paid ? cashier.name : null,
    paid_at: paid ? iso(paidAt) : null,
    undone_by: undone ? cashier.id : null,
    undo_by: undone ? cashier.name : null,
    undone_at: undone ? iso(undoneAt) : null,
    // Each move counts; the last two states are both the fifth version.
    version: Math.min(place + 1, 5),
    created_at: iso(madeAt),
    updated_at: iso(touched),
  }
}

const sumOf = (shares: readonly Share[]): Cents => shares.reduce((sum, { amt }) => sum + amt, 0)

/**
 * Writes a payment to one payee with the next number of its day. It draws from a stream of its own, so that nothing
 * else moves.
 */
export function writePayment(company: Company, plan: PaymentPlan): Payment {
  const { settlementId, planItemId = null, payee, shares, state, day, undone } = plan
  const { id: company_id, rows } = company
  const { no, place } = nextNumber(company, 'FK', day)
  const random = company.random.fork(no)
  const moments = momentsOf(random, plan, place)
  const id = random.uuid(moments.madeAt)
  const paid = state === 'PAID' || state === 'RETURNED' || state === 'REVERSED'
  rows.add('payment', {
    company_id,
    id,
    payment_no: no,
    status: state,
    payee_id: payee.id,
    payee_name: payee.name,
    carrier_name: payee.carrier,
    bank_no: payee.bankNo,
    bank_name: payee.bankName,
    amt: yuan(sumOf(shares)),
    waybill_cnt: shares.length,
    payment_date: paid ? dayText(day) : null,
    trade_no: paid ? `${compactDay(day)}${random.digits(10)}` : null,
    remark: random.chance(0.15) ? random.pick(REMARKS) : null,
    reason: undone?.reason ?? null,
    ...historyOf(company, state, moments),
  })
  const item_id = random.uuid(moments.madeAt)
  rows.add('payment_settlement', {
    company_id,
    id: item_id,
    payment_id: id,
    settlement_id: settlementId,
    plan_item_id: planItemId,
    amt: yuan(sumOf(shares)),
  })
  for (const { waybill, amt } of shares)
    rows.add('payment_line', {
      company_id,
      payment_id: id,
      waybill_id: waybill.id,
      settlement_id: settlementId,
      amt: yuan(amt),
      // The history pays while it settles: each gets all that is due.
      due: yuan(waybill.settled ? waybill.settled.total - waybill.taxes : amt),
    })
  return { id, paidAt: moments.paidAt, undoneAt: moments.undoneAt }
}

/** One payment to each payee of a settlement that is paid. */
export function payAll(
  company: Company,
  plan: Omit<PaymentPlan, 'payee' | 'shares' | 'state'>,
  shares: readonly Share[],
): Map<Payee, Payment> {
  const byPayee = Map.groupBy(
    shares.filter(({ amt }) => amt > 0),
    ({ waybill }) => waybill.payee,
  )
  const payments = new Map<Payee, Payment>()
  for (const [payee, own] of byPayee) {
    if (!payee) throw new Error('a settlement without payees cannot be paid')
    payments.set(payee, writePayment(company, { ...plan, payee, shares: own, state: 'PAID' }))
  }
  return payments
}
