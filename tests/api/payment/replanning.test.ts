import { dayOf } from '@tufang/server/kernel/values/clock'
import { testApp } from '@tufang/tests/app'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import {
  newPayable,
  type PaymentAnswer,
  paid,
  payAll,
  paymentAnswer,
  paymentRefusal,
  payPart,
} from '@tufang/tests/payment'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const items = 'items { sequence dueDate amount pledgedAmt paidAmt }'
const MAKE = `mutation ($input: PaymentPlanInput!, $dryRun: Boolean! = false) {
  createPaymentPlan(input: $input, dryRun: $dryRun) { inForce amount ${items} former { ${items} } }
}`
const LIST = `query ($id: ID!) {
  instalments(filter: { settlementId: $id }) { records { id sequence amount paidAmt pledgedAmt leftAmt overdue } }
}`

interface Made {
  createPaymentPlan: { items: { sequence: number; amount: string; pledgedAmt: string }[] }
}
interface Listed {
  instalments: { records: { id: string; sequence: number; leftAmt: string }[] }
}

/** Approved settlement of 200.00, planned in two halves; the first half is in a draft. */
async function halfPaid(amt?: string) {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const { settlement } = await newPayable(company)
  const plan = async (instalments: object[], dryRun = false) =>
    (await clerk.ask<Made>(MAKE, { input: { settlementId: settlement.id, instalments }, dryRun })).createPaymentPlan
  const listed = async () => (await clerk.ask<Listed>(LIST, { id: settlement.id })).instalments.records
  await plan([{ dueDate: '2026-01-31', amount: '100' }, { dueDate: '2099-02-28' }])
  const [first] = await listed()
  const draft = await paymentAnswer(clerk, 'create', {
    input: { items: [{ settlementId: settlement.id, planItemId: first?.id, ...(amt && { amt }) }] },
  })
  return { company, clerk, settlement, plan, listed, draft }
}

const itemOf = ({ settlements: [part] }: PaymentAnswer) => part?.planItemId

describe('another plan of a settlement of which a part is paid', () => {
  it('keeps what is paid as it was planned, and plans the rest', async () => {
    const { clerk, settlement, plan, listed, draft } = await halfPaid()
    await paid(clerk, draft)
    const thirds = [{ dueDate: '2099-01-01', amount: '30' }, { dueDate: '2099-03-01' }]
    const shown = await plan(thirds, true)
    expect(shown).toMatchObject({
      amount: '200.00',
      inForce: true,
      items: [
        { sequence: 1, dueDate: '2026-01-31', amount: '100.00', pledgedAmt: '100.00', paidAmt: '100.00' },
        { sequence: 2, dueDate: '2099-01-01', amount: '30.00', pledgedAmt: '0.00', paidAmt: '0.00' },
        { sequence: 3, dueDate: '2099-03-01', amount: '70.00' },
      ],
    })
    expect(await listed()).toHaveLength(2)
    const former = [{ items: [{ amount: '100.00', pledgedAmt: '0.00' }, { amount: '100.00' }] }]
    expect(await plan(thirds)).toMatchObject({ ...shown, former })
    expect(await listed()).toMatchObject([
      { amount: '100.00', paidAmt: '100.00', leftAmt: '0.00', overdue: false },
      { amount: '30.00', leftAmt: '30.00' },
      { amount: '70.00', leftAmt: '70.00' },
    ])
    const kept = (await listed())[0]?.id
    const after = await paymentAnswer(clerk, 'one', { id: draft.id })
    expect(itemOf(after)).toBe(kept)
    expect(itemOf(after)).not.toBe(itemOf(draft))
    const [, second] = await listed()
    const input = { items: [{ settlementId: settlement.id, planItemId: second?.id }] }
    expect((await paid(clerk, await paymentAnswer(clerk, 'create', { input }))).amt).toBe('30.00')
    expect(await paymentRefusal(clerk, 'create', { input })).toBe('PAYMENT_PLAN_ITEM_PAID')
  })

  it('keeps the part of an instalment that is paid or in a payment; what is given back is open again', async () => {
    const { clerk, plan, listed, draft } = await halfPaid('40.00')
    expect((await plan([{ dueDate: '2099-01-01' }])).items).toMatchObject([
      { sequence: 1, dueDate: '2026-01-31', amount: '40.00', pledgedAmt: '40.00', paidAmt: '0.00' },
      { sequence: 2, dueDate: '2099-01-01', amount: '160.00', pledgedAmt: '0.00' },
    ])
    await paid(clerk, draft)
    await paymentAnswer(clerk, 'giveBack', { id: draft.id, reason: '账号有误' })
    expect((await listed()).map(({ leftAmt }) => leftAmt)).toEqual(['40.00', '160.00'])
    expect((await plan([{ dueDate: '2099-01-01' }])).items).toMatchObject([{ sequence: 1, amount: '200.00' }])
  })

  it('keeps what was paid beside the plan, on its day, and makes a first plan of what is left', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { settlement } = await newPayable(company)
    await payPart(clerk, settlement, '50.00')
    const input = { settlementId: settlement.id, dueDate: '2099-01-01' }
    const { createPaymentPlan } = await clerk.ask<Made>(MAKE, { input })
    expect(createPaymentPlan).toMatchObject({
      inForce: true,
      items: [
        { sequence: 1, dueDate: dayOf(new Date()), amount: '50.00', paidAmt: '50.00' },
        { sequence: 2, dueDate: '2099-01-01', amount: '150.00' },
      ],
    })
  })

  it('is refused for more than is left, and where nothing is', async () => {
    const { clerk, settlement, draft } = await halfPaid()
    const refused = async (instalments: object[]) =>
      (await clerk.refusal(MAKE, { input: { settlementId: settlement.id, instalments } })).message
    expect(await refused([{ amount: '200' }])).toBe('各期付款合计须等于未付的结算金额100.00元')
    expect(await refused([{ amount: '100' }, {}])).toBe('各期付款合计须等于未付的结算金额100.00元')
    await paid(clerk, draft)
    await payAll(clerk, settlement)
    expect(await refused([{}])).toContain('没有可计划的金额')
  })
})
