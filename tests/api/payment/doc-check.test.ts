import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { addPapers, newFiles, setNeeds } from '@tufang/tests/paper'
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
      message: `结算单${settlement.settleNo}的资料不完整：1趟缺装车照片、1趟缺出场照片，公司设置为不能付款`,
      extensions: { code: 'PAYMENT_DOCS_INCOMPLETE' },
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

  it('are those of the settlement itself as well, named behind those of its waybills', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    await setCheck(company, 'BLOCK', 0)
    await setNeeds(admin, 'RECEIPT', 'INVOICE')
    const { settlement } = await newPayable(company, 2)
    const { id } = await payAll(admin, settlement)
    const refused = (missing: string) => ({
      message: `结算单${settlement.settleNo}的资料不完整：${missing}，公司设置为不能付款`,
      extensions: { code: 'PAYMENT_DOCS_INCOMPLETE' },
    })
    const ofWaybills = '2趟缺装车照片、2趟缺出场照片'
    expect(await admin.refusal(paymentDocuments.submit, { id })).toMatchObject(
      refused(`${ofWaybills}、缺少已签回执单、发票`),
    )
    await photograph(settlement.waybillIds)
    await addPapers(admin, settlement, 'RECEIPT', await newFiles(company))
    expect(await admin.refusal(paymentDocuments.submit, { id })).toMatchObject(refused('缺少发票'))
    const incomplete = await admin.rest('GET', '/chain/companypayment/checkSettleExistDocIncomplete', {
      query: { settleId: settlement.id },
    })
    const lacking = { lacking: ['INVOICE'], missingText: '缺少发票', missing: { loadPicture: 0, card: 0 } }
    expect(incomplete.json()).toMatchObject({ data: { exists: 1, settlements: [{ id: settlement.id, ...lacking }] } })
    const rates = await admin.rest('POST', '/chain/companysettle/getDocCompleteRateByCompanySettleIdList', {
      body: { ids: [settlement.id] },
    })
    expect(rates.json()).toMatchObject({
      data: [
        { companySettleId: settlement.id, total: 2, complete: 2, rate: 100, needed: 2, held: 1, lacking: ['INVOICE'] },
      ],
    })
    await addPapers(admin, settlement, 'INVOICE', await newFiles(company))
    expect(await answer(admin, 'submit', { id })).toMatchObject({ status: 'SUBMITTED' })
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
    // A draft is accepted, since its papers can still be added.
    expect(await record()).toMatchObject({ code: 0 })
  })
})
