import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { newPayable } from '@tufang/tests/payment'
import { statementsOf } from '@tufang/tests/queries'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const MAKE = 'mutation ($input: PaymentPlanInput!) { createPaymentPlan(input: $input) { id former { id } } }'
const PREVIEW = 'mutation ($input: PaymentPlanInput!) { previewPaymentPlan(input: $input) { former { id } } }'
const BARE = 'query ($id: ID!) { paymentPlan(settlementId: $id) { id } }'
const HISTORY = `query ($id: ID!) {
  paymentPlan(settlementId: $id) {
    id former { id remark createBy inForce amount items { sequence dueDate amount payeeName bindingBankNo } former { id } }
  }
}`

interface Made {
  createPaymentPlan: { id: string; former: { id: string }[] }
}

interface History {
  paymentPlan: { id: string; former: { id: string; createBy: string }[] }
}

/** A settlement of 200.00 whose plan has been changed twice, by two people. */
async function replanned() {
  const company = await newCompany()
  const [clerk, cashier] = [await company.as('管理员'), await company.as('出纳')]
  const { settlement, payee } = await newPayable(company)
  const plan = async (caller: Caller, more: object) =>
    (await caller.ask<Made>(MAKE, { input: { settlementId: settlement.id, ...more } })).createPaymentPlan
  const first = await plan(clerk, { dueDate: '2026-12-01', remark: '一次付清' })
  const halves = [{ dueDate: '2026-12-01', amount: '80' }, { dueDate: '2027-01-01' }]
  const second = await plan(cashier, { instalments: halves, remark: '分两期' })
  const third = await plan(clerk, { dueDate: '2027-02-01' })
  return { company, clerk, settlement, payee, first, second, third }
}

describe('the history of a payment plan', () => {
  it('has every plan that was replaced, the last first, as it was', async () => {
    const { clerk, settlement, payee, first, second, third } = await replanned()
    expect([first.former, second.former]).toEqual([[], [{ id: first.id }]])
    const { paymentPlan } = await clerk.ask<History>(HISTORY, { id: settlement.id })
    const item = { payeeName: payee.name, bindingBankNo: payee.bankNo }
    expect(paymentPlan.id).toBe(third.id)
    expect(paymentPlan.former).toMatchObject([
      {
        id: second.id,
        remark: '分两期',
        inForce: false,
        amount: '200.00',
        items: [
          { sequence: 1, dueDate: '2026-12-01', amount: '80.00', ...item },
          { sequence: 2, dueDate: '2027-01-01', amount: '120.00', ...item },
        ],
        former: [{ id: first.id }],
      },
      {
        id: first.id,
        remark: '一次付清',
        items: [{ sequence: 1, dueDate: '2026-12-01', amount: '200.00', ...item }],
        former: [],
      },
    ])
    expect(new Set(paymentPlan.former.map(({ createBy }) => createBy)).size).toBe(2)
  })

  it('is read in one statement, however many plans there are', async () => {
    const { clerk, settlement } = await replanned()
    const read = async (document: string) =>
      (await statementsOf(() => clerk.ask(document, { id: settlement.id }))).filter(
        (text) => !text.includes('from session s'),
      ).length
    const one = 'query ($id: ID!) { paymentPlan(settlementId: $id) { former { id items { amount } } } }'
    expect(await read(one)).toBe((await read(BARE)) + 1)
  })

  it('is of that settlement alone, and not touched by a preview', async () => {
    const { company, clerk, settlement } = await replanned()
    const other = await newPayable(company)
    await clerk.ask(MAKE, { input: { settlementId: other.settlement.id } })
    expect((await clerk.ask<History>(HISTORY, { id: other.settlement.id })).paymentPlan.former).toEqual([])
    await clerk.ask(PREVIEW, { input: { settlementId: settlement.id } })
    expect((await clerk.ask<History>(HISTORY, { id: settlement.id })).paymentPlan.former).toHaveLength(2)
  })
})
