import { HOUR, iso, MINUTE, startOf } from './calendar.ts'
import { post } from './cards.ts'
import { agreed, agreedFor } from './catalog.ts'
import { type Cents, quantity, times, yuan } from './money.ts'
import { nextNumber } from './numbers.ts'
import { type Payment, payAll } from './pay.ts'
import { type Row, uuids } from './rows.ts'
import { totalAt } from './waybill-row.ts'
import type { Captain, Company, Payee, Project, Settled, Waybill } from './world.ts'

export interface SettlePlan {
  waybills: readonly Waybill[]
  giver: string
  captain: Captain | null
  receiptId: string | null
  status: 'PENDING' | 'APPROVED' | 'PAID' | 'REJECTED'
  /** The days it is made, decided and paid. */
  day: number
  decided: number
  paid: number
  /** Whether the accounts to pay are known yet. */
  payees: boolean
}

const REASONS = ['单价有误，请核对后重新生成', '方量与收方单不符', '收款人信息变更', '夹带非本项目运单，退回重做']
const REMARKS = ['月结', '春节前结清', '按补充协议结算', '业主款到后支付']

export const usablePayee = (captain: Captain): Payee | null => captain.payees.find((payee) => payee.usable) ?? null

const settleable = (waybill: Waybill): boolean =>
  waybill.status === 'UNLOADED' && !waybill.pending && waybill.settled === null

/** Types a price near to that of others; the ledger takes it up at once. */
export function typePrice(company: Company, waybill: Waybill, at: number): Cents {
  const cents = agreed(waybill.mode, waybill.unit, [company.random.int(92, 112)])
  waybill.typed = cents
  const unsettled = totalAt(waybill, cents)
  const nothing = { settled: 0, paid: 0, settlementId: null, reversesId: null }
  if (waybill.card) post(company, waybill.card, { kind: 'REVALUE', count: 1, unsettled, ...nothing, at })
  return cents
}

interface Line extends Pick<Settled, 'cents' | 'source' | 'total' | 'paid'> {
  waybill: Waybill
  row: Row
}

interface Head {
  id: string
  at: number
  taxed: boolean
}

function writeLine(company: Company, plan: SettlePlan, head: Head, waybill: Waybill): Line {
  const { id: settlementId, at } = head
  const found = agreedFor(waybill)
  const cents = found?.cents ?? waybill.typed ?? typePrice(company, waybill, at - 20 * MINUTE)
  const total = totalAt(waybill, cents)
  const source = found?.source ?? 'TYPED'
  const live = plan.status !== 'REJECTED'
  const payee = plan.payees ? usablePayee(waybill.captain) : null
  if (payee) waybill.payee = payee
  if (head.taxed) waybill.taxes = times(total, 10)
  const paid = plan.status === 'PAID' ? Math.max(total - waybill.taxes, 0) : 0
  const row = {
    company_id: company.id,
    id: company.random.uuid(at),
    settlement_id: settlementId,
    waybill_id: waybill.id,
    card_id: waybill.card?.id ?? null,
    receipt_id: plan.receiptId,
    truck_code: waybill.truck.plate,
    go_datetime: iso(waybill.goAt),
    carrier_name: payee?.carrier ?? null,
    payee_id: payee?.id ?? null,
    price: yuan(cents),
    price_source: source,
    price_ref: found?.id ?? null,
    weight_unit: waybill.unit,
    weight_tons: quantity(waybill.amount),
    ex_amt: yuan(waybill.ex),
    adjust_amt: yuan(waybill.adjust),
    pay_taxes: yuan(waybill.taxes),
    prepaid_amt: yuan(company.random.chance(0.03) ? 20_000 : 0),
    total_amt: yuan(total),
    pledged_amt: yuan(paid),
    invoiced: false,
    live,
  }
  company.rows.add('settlement_line', row)
  return { waybill, cents, source, total, paid, row }
}

interface Moved {
  settlementId: string
  at: number
  decidedAt: number
  /** Payment to each payee, where there is one. */
  payments: ReadonlyMap<Payee, Payment>
}

/** Postings of the settlement on each card's ledger: one entry a card, one more when it is undone or paid. */
function postLines(
  company: Company,
  plan: SettlePlan,
  lines: Line[],
  { settlementId, at, decidedAt, payments }: Moved,
): void {
  const byCard = Map.groupBy(lines, (line) => line.waybill.card)
  for (const [card, own] of byCard) {
    if (!card) continue
    const count = own.length
    const total = own.reduce((sum, line) => sum + line.total, 0)
    const moved = { count, unsettled: -total, settled: total, paid: 0, settlementId, reversesId: null, at }
    const settled = post(company, card, { kind: 'SETTLE', ...moved })
    if (plan.status === 'REJECTED') {
      const back = { count: -count, unsettled: total, settled: -total, paid: 0, settlementId, at: decidedAt }
      post(company, card, { kind: 'REVERSE', ...back, reversesId: settled.id })
    }
    // All waybills of a card are of one captain, so one payment has them.
    const payment = own[0]?.waybill.payee ? payments.get(own[0].waybill.payee) : undefined
    if (payment) {
      const paid = own.reduce((sum, line) => sum + line.paid, 0)
      const nothing = { count: 0, unsettled: 0, settled: 0, reversesId: null }
      post(company, card, { kind: 'PAY', ...nothing, paid, settlementId, paymentId: payment.id, at: payment.paidAt })
    }
  }
}

function settleProject(company: Company, plan: SettlePlan, project: Project, waybills: readonly Waybill[]): void {
  const { random } = company
  const { no, place } = nextNumber(company, 'JS', plan.day)
  const at = startOf(plan.day) + 14 * HOUR + place * 11 * MINUTE + random.int(0, 500) * 1000
  const decidedAt = Math.max(startOf(plan.decided) + 9 * HOUR + random.int(0, 170) * MINUTE, at + HOUR)
  const paidAt = Math.max(startOf(plan.paid) + 15 * HOUR + random.int(0, 110) * MINUTE, decidedAt + HOUR)
  const settlementId = random.uuid(at)
  const head = { id: settlementId, at, taxed: plan.status === 'PAID' && random.chance(0.1) }
  const lines = waybills.map((waybill) => writeLine(company, plan, head, waybill))
  const shares = lines.map(({ waybill, paid }) => ({ waybill, amt: paid }))
  const payments = payAll(company, { settlementId, day: plan.paid, paidAt }, shares)
  postLines(company, plan, lines, { settlementId, at, decidedAt, payments })
  const decided = plan.status !== 'PENDING'
  const paidAmt = yuan(lines.reduce((sum, line) => sum + line.paid, 0))
  const row = {
    company_id: company.id,
    id: settlementId,
    settle_no: no,
    project_id: project.id,
    project_name: project.name,
    agent_name: plan.giver,
    settle_name: company.clerk.name,
    status: plan.status,
    captain_id: plan.captain?.id ?? null,
    captain_ids: uuids(waybills.map((waybill) => waybill.captain.id)),
    payee_id: plan.payees && plan.captain ? (usablePayee(plan.captain)?.id ?? null) : null,
    settle_cnt: lines.length,
    settle_amt: yuan(lines.reduce((sum, line) => sum + line.total, 0)),
    paid_amt: paidAmt,
    pledged_amt: paidAmt,
    invoiced_amt: yuan(0),
    remark: random.chance(0.2) ? random.pick(REMARKS) : null,
    reason: plan.status === 'REJECTED' ? random.pick(REASONS) : null,
    created_by: company.clerk.id,
    hands: uuids([company.clerk.id]),
    hands_seen: decided,
    audited_by: decided ? company.auditor.id : null,
    audited_at: decided ? iso(decidedAt) : null,
    four_eyes_off: plan.status === 'APPROVED' || plan.status === 'PAID' ? false : null,
    created_at: iso(at),
    updated_at: iso(Math.max(decided ? decidedAt : at, ...[...payments.values()].map((payment) => payment.paidAt))),
  }
  company.rows.add('settlement', row)
  if (plan.status === 'REJECTED') return
  const settlement = { id: settlementId, status: plan.status, decided: plan.decided, row }
  for (const { waybill, cents, source, total, paid, row: line } of lines)
    waybill.settled = { settlement, line, cents, source, total, paid, at }
}

/** One settlement for each project's settleable waybills; the others stay out. */
export function settle(company: Company, plan: SettlePlan): void {
  const byProject = Map.groupBy(plan.waybills.filter(settleable), (waybill) => waybill.project)
  for (const [project, waybills] of byProject) settleProject(company, plan, project, waybills)
}
