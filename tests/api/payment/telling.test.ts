import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newMember } from '@tufang/tests/limited'
import { messagesOf } from '@tufang/tests/message'
import { paymentAnswer as answer, newPayable, payAll } from '@tufang/tests/payment'
import { newSettlement } from '@tufang/tests/rearrange'
import { newColleague } from '@tufang/tests/role'
import { describe, expect, it } from 'vitest'

/** Two cashiers: one with a draft, who may approve it, and another who may pay it. */
async function desks(company?: TestCompany) {
  const own = company ?? (await newCompany())
  const [cashier, auditor] = [await own.as('出纳'), await own.as('审核员')]
  const { caller: payer } = await newColleague(own, ['chain:companypayment:add', 'chain:companypayment:get'])
  const { settlement, payee } = await newPayable(own)
  const draft = await payAll(cashier, settlement)
  const about = { entity: 'payment', entityId: draft.id, link: `/chain/payment?payment=${draft.id}` }
  return { company: own, cashier, auditor, payer, draft, about, what: `付给${payee.name}200.00元` }
}

const kindsOf = (kind: string) => ({ kind: [kind] })

describe('a payment', () => {
  it('is told to those who may approve it when it is submitted, and their decision to the person who made it', async () => {
    const { cashier, auditor, payer, draft, about, what } = await desks()
    const { id, paymentNo } = draft
    const toApprove = kindsOf('PAYMENT_TO_APPROVE')
    await answer(cashier, 'submit', { id })
    expect(await messagesOf(auditor, toApprove)).toMatchObject([
      { ...about, text: `出纳提交了付款单${paymentNo}：${what}` },
    ])
    await answer(auditor, 'sendBack', { id, reason: '金额不符' })
    expect(await messagesOf(cashier)).toMatchObject([
      { kind: 'PAYMENT_DECIDED', ...about, text: `审核员退回了您制作的付款单${paymentNo}：${what}，原因：金额不符` },
    ])
    await answer(cashier, 'submit', { id })
    expect(await messagesOf(auditor, toApprove)).toHaveLength(2)
    await answer(auditor, 'approve', { id })
    const [approved] = await messagesOf(cashier)
    expect(approved).toMatchObject({ text: `审核员审核通过了您制作的付款单${paymentNo}：${what}` })
    const toPay = kindsOf('PAYMENT_TO_PAY')
    expect(await messagesOf(payer)).toMatchObject([
      { kind: 'PAYMENT_TO_PAY', ...about, text: `付款单${paymentNo}已审核通过，待付款：${what}` },
    ])
    expect(await messagesOf(cashier, toPay)).toEqual([])
    expect(await messagesOf(auditor, toPay)).toEqual([])
  })

  it('that goes all the way at once over REST waits for nobody, and is told to nobody', async () => {
    const { company, auditor } = await desks()
    const admin = await company.as('管理员')
    const body = { settleId: (await newPayable(company)).settlement.id, paymentDate: '2026-03-31' }
    const pay = async (caller: typeof admin) =>
      (await caller.rest('POST', '/chain/companypayment', { body })).json<{ code: number }>().code
    expect(await pay(admin)).toBe(0)
    expect(await messagesOf(auditor, kindsOf('PAYMENT_TO_APPROVE'))).toEqual([])
    body.settleId = (await newPayable(company)).settlement.id
    expect(await pay(await company.as('出纳'))).toBe(0)
    expect(await messagesOf(auditor, kindsOf('PAYMENT_TO_APPROVE'))).toHaveLength(1)
  })

  it('of several projects is told to who sees all of them', async () => {
    const company = await newCompany()
    const cashier = await company.as('出纳')
    const payee = await newPayee(company)
    const projects = [await newProject(company), await newProject(company)]
    const settlements = await Promise.all(
      projects.map((project) => newSettlement(company, { payee, approved: true, project, settlePrice: '10.00' })),
    )
    const [all, some] = [await newMember(company), await newMember(company)]
    await all.limitTo(projects.map(({ id }) => id))
    await some.limitTo(projects.slice(0, 1).map(({ id }) => id))
    const { id } = await payAll(cashier, ...settlements)
    await answer(cashier, 'submit', { id })
    expect(await messagesOf(all.caller, kindsOf('PAYMENT_TO_APPROVE'))).toMatchObject([{ entityId: id }])
    expect(await messagesOf(some.caller, kindsOf('PAYMENT_TO_APPROVE'))).toEqual([])
  })
})
