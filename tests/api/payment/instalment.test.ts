import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { messagesOf } from '@tufang/tests/message'
import { paymentAnswer as answer, newPayable, paid, paymentRefusal as refusal } from '@tufang/tests/payment'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const PLAN = 'mutation ($input: PaymentPlanInput!) { createPaymentPlan(input: $input) { amount } }'
const LIST = `query ($filter: InstalmentFilter) {
  instalments(filter: $filter) {
    total summary { amount pledgedAmt paidAmt leftAmt } records { id dueDate settleNo sequence amount pledgedAmt paidAmt leftAmt overdue }
  }
}`
const DAYS =
  'query ($from: Date!, $to: Date!) { dueDays(from: $from, to: $to) { dueDate count amount paidAmt leftAmt } }'

interface Listed {
  instalments: {
    total: number
    summary: object
    records: { id: string; dueDate: string; leftAmt: string; overdue: boolean }[]
  }
}

/** An approved settlement of 200.00 that is planned in two halves. */
async function planned() {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const payable = await newPayable(company)
  const instalments = [{ dueDate: '2026-01-31', amount: '100' }, { dueDate: '2099-02-28' }]
  await clerk.ask(PLAN, { input: { settlementId: payable.settlement.id, instalments } })
  const listed = async (filter: object = {}) => (await clerk.ask<Listed>(LIST, { filter })).instalments
  return { company, clerk, listed, ...payable }
}

describe('instalments of payment plans', () => {
  it('are listed with what is paid of them, and paid one by one', async () => {
    const { clerk, listed, settlement } = await planned()
    const before = await listed()
    expect(before).toMatchObject({
      total: 2,
      summary: { amount: '200.00', pledgedAmt: '0.00', paidAmt: '0.00', leftAmt: '200.00' },
      records: [
        { dueDate: '2026-01-31', sequence: 1, amount: '100.00', leftAmt: '100.00', overdue: true },
        { dueDate: '2099-02-28', sequence: 2, overdue: false },
      ],
    })
    const [first] = before.records
    const input = { items: [{ settlementId: settlement.id, planItemId: first?.id }] }
    const draft = await answer(clerk, 'create', { input })
    expect(draft).toMatchObject({ amt: '100.00', settlements: [{ planItemId: first?.id, amt: '100.00' }] })
    expect(await refusal(clerk, 'create', { input })).toBe('PAYMENT_PLAN_ITEM_PAID')
    expect((await listed()).records[0]).toMatchObject({
      pledgedAmt: '100.00',
      paidAmt: '0.00',
      leftAmt: '0.00',
      overdue: true,
    })
    await paid(clerk, draft)
    expect((await listed()).records[0]).toMatchObject({ paidAmt: '100.00', overdue: false })
    expect(await listed({ open: true })).toMatchObject({ total: 1, summary: { leftAmt: '100.00' } })
  })

  it('are no more than planned, and of that settlement', async () => {
    const { clerk, company, listed, settlement } = await planned()
    const [first] = (await listed()).records
    const other = await newPayable(company)
    const pay = (more: object) => refusal(clerk, 'create', { input: { items: [more] } })
    expect(await pay({ settlementId: settlement.id, planItemId: first?.id, amt: '100.01' })).toBe(
      'PAYMENT_PLAN_ITEM_PAID',
    )
    expect(await pay({ settlementId: other.settlement.id, planItemId: first?.id })).toBe('NOT_FOUND')
  })

  it('are added up by day for a calendar, within a hundred days', async () => {
    const { clerk } = await planned()
    expect(await clerk.ask(DAYS, { from: '2026-01-01', to: '2026-01-31' })).toEqual({
      dueDays: [{ dueDate: '2026-01-31', count: 1, amount: '100.00', paidAmt: '0.00', leftAmt: '100.00' }],
    })
    expect(await clerk.code(DAYS, { from: '2026-01-01', to: '2026-04-30' })).toBe('INVALID_INPUT')
    expect(await clerk.code(DAYS, { from: '2026-02-01', to: '2026-01-01' })).toBe('INVALID_INPUT')
  })

  it('are not listed once their plan does not hold any more', async () => {
    const { clerk, listed, settlement } = await planned()
    await clerk.ask('mutation ($id: ID!) { rejectSettlement(id: $id, reason: "单价有误") { id } }', {
      id: settlement.id,
    })
    expect((await listed()).total).toBe(0)
  })

  it('are told to who pays, once a day', async () => {
    const { company } = await planned()
    const cashier = await company.as('出纳')
    const due = async () => (await messagesOf(cashier)).filter(({ kind }) => kind === 'PLAN_DUE')
    await (await services()).instalments.remind()
    await (await services()).instalments.remind()
    expect(await due()).toMatchObject([{ text: '按付款计划，3天内到期和已逾期的付款有1笔，共100.00元，其中逾期1笔' }])
    await rowsOf(sql`delete from message where company_id = ${company.id}`)
  })
})
