import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { paymentAnswer as answer, newPayable, payAll, paymentDocuments } from '@tufang/tests/payment'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const setCheck = async (company: TestCompany, payDocCheck: 'WARN' | 'BLOCK', version: number) =>
  (await company.as('管理员')).ask(
    'mutation ($input: CompanySettingsInput!) { updateCompanySettings(input: $input) { id } }',
    {
      input: { payDocCheck, version },
    },
  )

const photograph = (ids: readonly string[]) =>
  rowsOf(sql`update waybill set in_picture = '/a.jpg', go_picture = '/b.jpg' where id = any(${[...ids]}::uuid[])`)

describe('papers that are missing', () => {
  it('keep nobody from paying unless the company says so', async () => {
    const company = await newCompany()
    const cashier = await company.as('出纳')
    const { settlement } = await newPayable(company)
    const { id } = await payAll(cashier, settlement)
    expect(await answer(cashier, 'submit', { id })).toMatchObject({ status: 'SUBMITTED' })
  })

  it('keep a payment from being submitted where they do, which names the settlement and what it lacks', async () => {
    const company = await newCompany()
    await setCheck(company, 'BLOCK', 0)
    const cashier = await company.as('出纳')
    const { settlement } = await newPayable(company, 3)
    await photograph(settlement.waybillIds.slice(1))
    const { id } = await payAll(cashier, settlement)
    expect(await cashier.refusal(paymentDocuments.submit, { id })).toMatchObject({
      message: `结算单${settlement.settleNo}的资料不完整：1张运单缺装车照片、1张运单缺出场照片，公司设置为不能付款`,
      extensions: { errorCode: 'PAYMENT_DOCS_INCOMPLETE' },
    })
    expect(await answer(cashier, 'one', { id })).toMatchObject({ status: 'DRAFT' })
    await photograph(settlement.waybillIds)
    expect(await answer(cashier, 'submit', { id })).toMatchObject({ status: 'SUBMITTED' })
  })

  it('are looked at in every settlement of a payment, and in no other', async () => {
    const company = await newCompany()
    await setCheck(company, 'BLOCK', 0)
    const clerk = await company.as('管理员')
    const [bare, { settlement, payee }] = [await newPayable(company), await newPayable(company)]
    await photograph(settlement.waybillIds)
    const { id } = await payAll(clerk, settlement)
    expect(await answer(clerk, 'submit', { id })).toMatchObject({ status: 'SUBMITTED', payeeId: payee.id })
    const other = await payAll(clerk, bare.settlement)
    expect(await clerk.code(paymentDocuments.submit, { id: other.id })).toBe('PAYMENT_DOCS_INCOMPLETE')
    await setCheck(company, 'WARN', 1)
    expect(await answer(clerk, 'submit', { id: other.id })).toMatchObject({ status: 'SUBMITTED' })
  })

  it('keep a payment from being recorded, too, and nothing of it stays', async () => {
    const company = await newCompany()
    await setCheck(company, 'BLOCK', 0)
    const clerk = await company.as('管理员')
    const { settlement } = await newPayable(company)
    const record = async (paymentDate?: string) =>
      (await clerk.rest('POST', '/chain/companypayment', { body: { settleIds: [settlement.id], paymentDate } })).json<{
        code: number
        msg: string
      }>()
    const { code, msg } = await record('2026-03-01')
    expect(code).not.toBe(0)
    expect(msg).toContain(`结算单${settlement.settleNo}的资料不完整`)
    expect(await rowsOf(sql`select id from payment where company_id = ${company.id}`)).toEqual([])
    // A draft may be made: its papers can still come.
    expect(await record()).toMatchObject({ code: 0 })
  })
})
