import { sql } from '@tufang/server/kernel/sql/sql'
import { documents, setPayees } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { paymentAnswer as answer, newPayable, type Payable, paymentRefusal as refusal } from '@tufang/tests/payment'
import { newSettlement } from '@tufang/tests/rearrange'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { uniqueAccount } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

/** Company that requires two people for payments above an amount. */
async function newOffice(limit = '1000'): Promise<TestCompany> {
  const company = await newCompany()
  await rowsOf(sql`update company set four_eyes_payment = ${limit} where id = ${company.id}`)
  return company
}
const wantTwo = (company: TestCompany) => rowsOf(sql`update company set four_eyes = true where id = ${company.id}`)

/** Submitted payments of equal amounts, from one settlement. */
async function submitted(company: TestCompany, { settlement }: Payable, count: number, amt: string) {
  const admin = await company.as('管理员')
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    const { id } = await answer(admin, 'create', { input: { items: [{ settlementId: settlement.id, amt }] } })
    await answer(admin, 'submit', { id })
    ids.push(id)
  }
  return ids
}

describe('up to the amount from which a company wants two people', () => {
  it('one person approves once, and not the same in pieces', async () => {
    const company = await newOffice()
    const payable = await newPayable(company, 4, '1000.00')
    await wantTwo(company)
    const [admin, auditor] = [await company.as('管理员'), await company.as('审核员')]
    const [first = '', second = '', third = ''] = await submitted(company, payable, 4, '999.99')
    expect(await answer(admin, 'approve', { id: first })).toMatchObject({ status: 'APPROVED', auditOwn: true })
    expect(await refusal(admin, 'approve', { id: second })).toBe('PAYMENT_OWN_SUM')
    expect(await answer(auditor, 'approve', { id: second })).toMatchObject({ status: 'APPROVED', auditOwn: false })
    // A payment that another person approved does not count; a paid one still counts.
    expect(await answer(admin, 'pay', { id: first })).toMatchObject({ status: 'PAID' })
    expect(await refusal(admin, 'approve', { id: third })).toBe('PAYMENT_OWN_SUM')
  })

  it('pieces of one payee count whichever settlements they pay, and after thirty days no more', async () => {
    const company = await newOffice()
    const [one, other] = [await newPayable(company, 1, '600.00'), await newPayable(company, 1, '600.00')]
    await wantTwo(company)
    const admin = await company.as('管理员')
    const pay = async ({ settlement }: Payable, payeeId: string) => {
      const input = { items: [{ settlementId: settlement.id }], payeeId }
      const { id } = await answer(admin, 'create', { input })
      await answer(admin, 'submit', { id })
      return id
    }
    const [first, foreign] = [await pay(one, one.payee.id), await pay(other, other.payee.id)]
    await answer(admin, 'approve', { id: first })
    // Payments to another payee do not count.
    await answer(admin, 'approve', { id: foreign })
    await answer(admin, 'sendBack', { id: foreign, reason: '重做' })
    await rowsOf(sql`update payment set payee_id = ${one.payee.id} where id = ${foreign}`)
    await answer(admin, 'submit', { id: foreign })
    expect(await refusal(admin, 'approve', { id: foreign })).toBe('PAYMENT_OWN_SUM')
    await rowsOf(sql`update payment set audited_at = now() - interval '31 days' where id = ${first}`)
    expect(await answer(admin, 'approve', { id: foreign })).toMatchObject({ status: 'APPROVED' })
  })

  it('of many approvals at once one passes', async () => {
    const company = await newOffice('150')
    const admin = await company.as('管理员')
    const payee = await newPayee(company)
    const ids: string[] = []
    for (let made = 0; made < 10; made++) {
      const settlement = await newSettlement(company, { count: 1, payee, settlePrice: '100.00', approved: true })
      const { id } = await answer(admin, 'create', { input: { items: [{ settlementId: settlement.id }] } })
      await answer(admin, 'submit', { id })
      ids.push(id)
    }
    await wantTwo(company)
    const outcomes = await Promise.allSettled(ids.map((id) => answer(admin, 'approve', { id })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { alone } = await rowOf<{ alone: string }>(
      sql`select sum(amt)::text as alone from payment where company_id = ${company.id} and status = 'APPROVED'`,
    )
    expect(alone).toBe('100.00')
  })

  it('records go on to be paid only as far as one person may', async () => {
    const company = await newOffice('150')
    const { settlement } = await newPayable(company, 3, '100.00')
    await wantTwo(company)
    const admin = await company.as('管理员')
    const record = async () => {
      const body = { settlements: [{ settleId: settlement.id, amt: '100' }], paymentDate: '2026-03-01' }
      await admin.rest('POST', '/chain/companypayment', { body })
    }
    await record()
    await record()
    const made = await rowsOf<{ status: string }>(
      sql`select status from payment where company_id = ${company.id} order by created_at, payment_no`,
    )
    expect(made.map(({ status }) => status)).toEqual(['PAID', 'SUBMITTED'])
  })
})

describe('whoever entered an account', () => {
  it('does not approve money to it until another person has approved some', async () => {
    const company = await newOffice('0')
    const [cashier, admin, auditor] = [await company.as('出纳'), await company.as('管理员'), await company.as('审核员')]
    const input = { payeeName: '陈进', bindingBankNo: uniqueAccount(), bindingBankName: '建设银行深圳分行' }
    const { createPayee: payee } = await admin.ask<{ createPayee: { id: string } }>(
      'mutation ($input: PayeeInput!) { createPayee(input: $input) { id } }',
      { input },
    )
    await admin.ask('mutation ($id: ID!) { signPayee(id: $id) { id } }', payee)
    const { id: settlementId, waybillIds } = await newSettlement(company, { count: 3 })
    await setPayees(admin, payee, waybillIds)
    await admin.ask(documents.approve, { id: settlementId })
    await wantTwo(company)
    const submit = async () => {
      const { id } = await answer(cashier, 'create', { input: { items: [{ settlementId, amt: '100.00' }] } })
      expect(await answer(cashier, 'submit', { id })).toMatchObject({ own: true })
      return id
    }
    const first = await submit()
    expect(await answer(admin, 'one', { id: first })).toMatchObject({ own: true })
    expect(await refusal(admin, 'approve', { id: first })).toBe('PAYMENT_OWN')
    await answer(auditor, 'approve', { id: first })
    const second = await submit()
    expect(await answer(admin, 'approve', { id: second })).toMatchObject({ status: 'APPROVED', auditOwn: false })
  })
})
