import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { setPayees } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { claimAll, newInvoice } from '@tufang/tests/invoice'
import { newPayable, type PaymentAnswer, paid, payAll, paymentAnswer, paymentDocuments } from '@tufang/tests/payment'
import { statementsOf } from '@tufang/tests/queries'
import { newSettlement } from '@tufang/tests/rearrange'
import { rowOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const list = `{ payments(page: { size: 50 }) { total summary { amt paidAmt waitingAmt } records {
  id paymentNo status settleNos own allowedActions refusedActions { action reason }
  payee { id payeeName } settlements { settlementId settleNo sequence settlement { settleNo status settleAmt } }
  lines(page: { size: 1 }) { total records { no amt } } } } }`
const invoices = `{ invoices(page: { size: 50 }) { total records { id settleNos
  waybills(page: { size: 1 }) { total amt records { no amt waybill { no } } } settlements { settleNo settlement { settleNo } }
  claimableWaybills { total amt records { no } } claimableSettlements { settleNo amt } } } }`
const settlements = `{ settlements(page: { size: 50 }) { total records {
  id settleNo pledgedAmt payments { id paymentNo status payee { id } settlements { settleNo } } } } }`

/**
 * Payments of two settlements each, with a payee of their own and an invoice for the first; every other payment is
 * paid.
 */
async function makePayments(count: number): Promise<Caller> {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  for (let made = 0; made < count; made++) {
    const { settlement, payee } = await newPayable(company, 1)
    const other = await newSettlement(company, { count: 1, settlePrice: '20.00', payee, approved: true })
    const payment = await payAll(clerk, settlement, other)
    if (made % 2 === 0) await paid(clerk, payment)
    await claimAll(clerk, await newInvoice(clerk, payee, '500.00'), settlement)
  }
  return clerk
}

interface PaymentBelow {
  lines: { total: number; records: object[] }
}
interface InvoiceBelow {
  waybills: { total: number }
  claimableWaybills: { total: number }
}

const counted = async (work: () => Promise<unknown>) => (await statementsOf(work)).length

describe('payments take as many statements', () => {
  it('in a list of twenty as in one of one, with all that stands beside and below them', async () => {
    const [one, twenty] = [await makePayments(1), await makePayments(20)]
    for (const query of [list, invoices, settlements]) {
      await Promise.all([one.ask(query), twenty.ask(query)])
      const wanted = await counted(() => one.ask(query))
      expect(await counted(() => twenty.ask(query))).toBe(wanted)
      expect(wanted).toBeLessThanOrEqual(12)
    }
    const { payments } = await twenty.ask<{ payments: { records: (PaymentAnswer & PaymentBelow)[] } }>(list)
    expect(payments.records.map((payment) => payment.settlements.length)).toEqual(Array(20).fill(2))
    expect(payments.records.map(({ lines }) => [lines.total, lines.records.length])).toEqual(Array(20).fill([2, 1]))
    const claimed = await twenty.ask<{ invoices: { records: InvoiceBelow[] } }>(invoices)
    expect(
      claimed.invoices.records.map(({ waybills, claimableWaybills }) => [waybills.total, claimableWaybills.total]),
    ).toEqual(Array(20).fill([1, 1]))
  })

  it('for a settlement of fifty waybills as for one of two', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const moves = async (waybills: number) => {
      const { settlement } = await newPayable(company, waybills)
      const input = { items: [{ settlementId: settlement.id }] }
      const { id, version } = await paymentAnswer(clerk, 'create', { input })
      const change = { id, version, input: { items: [{ settlementId: settlement.id, amt: '150.00' }] } }
      return {
        update: await counted(() => paymentAnswer(clerk, 'update', change)),
        submit: await counted(() => paymentAnswer(clerk, 'submit', { id })),
        approve: await counted(() => paymentAnswer(clerk, 'approve', { id })),
        pay: await counted(() => paymentAnswer(clerk, 'pay', { id })),
        reverse: await counted(() => paymentAnswer(clerk, 'reverse', { id, reason: '账号有误' })),
        create: await counted(() => paymentAnswer(clerk, 'create', { input })),
      }
    }
    await moves(2)
    expect(await moves(50)).toEqual(await moves(2))
  })
})

/** Rows that a payment could leave behind. */
const leftBy = ({ id }: TestCompany) =>
  rowOf(sql`select
    (select jsonb_agg(to_jsonb(s) order by s.id) from settlement s where s.company_id = ${id}) as settlements,
    (select jsonb_agg(to_jsonb(l) order by l.id) from settlement_line l where l.company_id = ${id}) as lines,
    (select count(*)::int from payment where company_id = ${id}) as payments,
    (select count(*)::int from payment_settlement where company_id = ${id}) as parts,
    (select count(*)::int from payment_line where company_id = ${id}) as shares,
    (select count(*)::int from number_counter where company_id = ${id} and prefix = 'FK') as numbers,
    (select count(*)::int from field_change where company_id = ${id}) as changes,
    (select count(*)::int from operation_log where company_id = ${id}) as lines_of_log`)

describe('a dry run', () => {
  it('tells what the payments would be, and leaves nothing', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [first, second] = [await newPayee(company, { name: '甲' }), await newPayee(company, { name: '乙' })]
    const made = await newSettlement(company, { count: 3, settlePrice: '10.00' })
    await setPayees(clerk, first, made.waybillIds.slice(0, 2))
    await setPayees(clerk, second, made.waybillIds.slice(2))
    await clerk.ask('mutation ($id: ID!) { approveSettlement(id: $id) { id } }', { id: made.id })
    const input = { items: [{ settlementId: made.id }] }
    const before = await leftBy(company)
    const ask = { input, dryRun: true }
    const told = await paymentAnswer<PaymentAnswer[]>(clerk, 'createSplit', ask)
    const one = await paymentAnswer(clerk, 'create', { input: { ...input, payeeId: second.id }, dryRun: true })
    expect(await clerk.code(paymentDocuments.create, ask)).toBe('PAYMENT_SEVERAL_PAYEES')
    expect(await leftBy(company)).toEqual(before)
    const real = await paymentAnswer<PaymentAnswer[]>(clerk, 'createSplit', { input })
    const facts = ({ payeeId, amt, waybillCnt, status }: PaymentAnswer) => ({ payeeId, amt, waybillCnt, status })
    expect(told.map(facts)).toEqual(real.map(facts))
    expect(facts(one)).toEqual(real.map(facts).find(({ payeeId }) => payeeId === second.id))
  })
})
