import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { reject, setPayees } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { newPayee } from '@tufang/tests/factories/payee'
import { newPayable, payAll } from '@tufang/tests/payment'
import { merge, newSettlement, type Settled, split } from '@tufang/tests/rearrange'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const plan = `settlementId settleNo companyAuthName projectName agentName amount inForce remark createBy
  items { sequence dueDate amount payeeId payeeName bindingBankNo bindingBankName }`
const documents = {
  preview: `mutation ($input: PaymentPlanInput!) { plan: previewPaymentPlan(input: $input) { ${plan} } }`,
  create: `mutation ($input: PaymentPlanInput!, $key: String) {
    plan: createPaymentPlan(input: $input, idempotencyKey: $key) { ${plan} }
  }`,
  plan: `query ($id: ID!) { plan: paymentPlan(settlementId: $id) { ${plan} } }`,
  approve: 'mutation ($id: ID!) { approveSettlement(id: $id) { id } }',
}

interface PlanAnswer {
  plan: {
    amount: string
    inForce: boolean
    items: { sequence: number; dueDate: string; amount: string; payeeId: string; bindingBankNo: string }[]
  }
}

/**
 * Approved settlement of three waybills of 33.33, two of them for one payee, with a person who may plan its payment.
 */
async function approvedSettlement(company: TestCompany) {
  const clerk = await company.as('管理员')
  const [first, second] = [await newPayee(company, { name: '甲' }), await newPayee(company, { name: '乙' })]
  const made = await newSettlement(company, { count: 3, settlePrice: '33.33' })
  await setPayees(clerk, first, made.waybillIds.slice(0, 2))
  await setPayees(clerk, second, made.waybillIds.slice(2))
  await clerk.ask(documents.approve, { id: made.id })
  return { made, first, second, clerk, cashier: await company.as('出纳') }
}

const brief = ({ plan: { items } }: PlanAnswer) =>
  items.map(({ sequence, dueDate, amount }) => `${sequence} ${dueDate} ${amount}`)

describe('createPaymentPlan', () => {
  it('pays every payee at once, on the account he has now', async () => {
    const company = await newCompany()
    const { made, first, second, cashier } = await approvedSettlement(company)
    const input = { settlementId: made.id, dueDate: '2026-12-31', remark: '年内付清' }
    const { plan: answer } = await cashier.ask<PlanAnswer>(documents.create, { input })
    expect(answer).toMatchObject({ settleNo: made.settleNo, amount: '99.99', inForce: true, remark: '年内付清' })
    expect(answer.items).toHaveLength(2)
    expect(answer.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ payeeId: first.id, sequence: 1, dueDate: '2026-12-31', amount: '66.66' }),
        expect.objectContaining({ payeeId: second.id, amount: '33.33', bindingBankNo: second.bankNo }),
      ]),
    )
    await rowsOf(sql`update payee set bank_no = '1' where id = ${second.id}`)
    expect((await cashier.ask<PlanAnswer>(documents.plan, { id: made.id })).plan).toEqual(answer)
  })

  it('pays in instalments by percentage, a month apart, and to the cent', async () => {
    const company = await newCompany()
    const { made, cashier } = await approvedSettlement(company)
    const instalments = [{ percent: '33.33', dueDate: '2027-01-31' }, { percent: 33.33 }, {}]
    const answer = await cashier.ask<PlanAnswer>(documents.create, { input: { settlementId: made.id, instalments } })
    expect(brief(answer).sort()).toEqual([
      ...['1 2027-01-31 11.11', '1 2027-01-31 22.22', '2 2027-02-28 11.11', '2 2027-02-28 22.22'],
      ...['3 2027-03-31 11.11', '3 2027-03-31 22.22'],
    ])
  })

  it('pays in instalments by amount, the last one the rest', async () => {
    const company = await newCompany()
    const { made, cashier } = await approvedSettlement(company)
    const instalments = [{ amount: '50', dueDate: '2026-12-01' }, { dueDate: '2027-01-01' }]
    const answer = await cashier.ask<PlanAnswer>(documents.create, { input: { settlementId: made.id, instalments } })
    expect(brief(answer).sort()).toEqual([
      ...['1 2026-12-01 16.67', '1 2026-12-01 33.33', '2 2027-01-01 16.66', '2 2027-01-01 33.33'],
    ])
  })

  it('is shown beforehand by a preview that writes nothing', async () => {
    const company = await newCompany()
    const { made, cashier } = await approvedSettlement(company)
    const input = { settlementId: made.id, dueDate: '2026-12-31' }
    const before = await contentOfDatabase()
    const shown = await cashier.ask(documents.preview, { input })
    expect(await contentOfDatabase()).toEqual(before)
    expect(await cashier.ask(documents.plan, { id: made.id })).toEqual({ plan: null })
    expect(await cashier.ask(documents.create, { input })).toEqual(shown)
  })

  it('takes the place of the plan before, and is made once under one key', async () => {
    const company = await newCompany()
    const { made, cashier } = await approvedSettlement(company)
    const make = (dueDate: string, key: string) =>
      cashier.ask<PlanAnswer>(documents.create, { input: { settlementId: made.id, dueDate }, key })
    await make('2026-12-01', 'a')
    expect(await make('2026-12-31', 'b')).toEqual(await make('2026-12-31', 'b'))
    expect(brief(await cashier.ask<PlanAnswer>(documents.plan, { id: made.id }))[0]).toContain('2026-12-31')
    expect(
      await rowOf(sql`select count(*)::int as plans, count(*) filter (where replaced)::int as replaced
      from payment_plan where company_id = ${company.id}`),
    ).toEqual({ plans: 2, replaced: 1 })
  })
})

describe('a plan holds for as long as its settlement is what it was', () => {
  const planned = async (company: TestCompany) => {
    const parts = await approvedSettlement(company)
    await parts.cashier.ask(documents.create, { input: { settlementId: parts.made.id } })
    const inForce = async () =>
      (await parts.cashier.ask<PlanAnswer>(documents.plan, { id: parts.made.id })).plan.inForce
    expect(await inForce()).toBe(true)
    return { ...parts, inForce }
  }

  it('not after a split, and again once the parts are merged', async () => {
    const company = await newCompany()
    const { made, clerk, inForce } = await planned(company)
    const { part } = await split(clerk, made, made.waybillIds.slice(2))
    expect(await inForce()).toBe(false)
    await expect(merge(clerk, [made, part])).rejects.toThrow('SETTLEMENTS_DIFFER')
  })

  it('not after a merge or a rejection', async () => {
    const company = await newCompany()
    const payee = await newPayee(company)
    const clerk = await company.as('管理员')
    const cashier = await company.as('出纳')
    const [one, other] = [
      await newSettlement(company, { payee, approved: true }),
      await newSettlement(company, { payee, approved: true }),
    ]
    for (const { id } of [one, other]) await cashier.ask(documents.create, { input: { settlementId: id } })
    const inForce = async ({ id }: Settled) => (await cashier.ask<PlanAnswer>(documents.plan, { id })).plan.inForce
    await merge(clerk, [one, other])
    expect([await inForce(one), await inForce(other)]).toEqual([false, false])
    await cashier.ask(documents.create, { input: { settlementId: one.id } })
    expect(await inForce(one)).toBe(true)
    await reject(clerk, one)
    expect(await inForce(one)).toBe(false)
  })
})

describe('createPaymentPlan refuses', () => {
  it('settlements that are not approved, or all paid, or not there', async () => {
    const [company, foreign] = [await newCompany(), await newCompany()]
    const cashier = await company.as('出纳')
    const refusal = (settlementId: string) => cashier.refusal(documents.create, { input: { settlementId } })
    const pending = await newSettlement(company)
    expect(await refusal(pending.id)).toMatchObject({
      message: `结算单${pending.settleNo}当前为“待审核”，不能制定付款计划`,
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
    const { settlement: paid } = await newPayable(company)
    await payAll(await company.as('管理员'), paid)
    expect(await refusal(paid.id)).toMatchObject({
      message: `结算单${paid.settleNo}已全部付款或已在付款单中，没有可计划的金额`,
      extensions: { code: 'PLAN_NOTHING_LEFT' },
    })
    const theirs = await newSettlement(foreign)
    for (const id of [theirs.id, 'nothing']) {
      expect((await refusal(id)).extensions.code).toBe('NOT_FOUND')
      expect(await cashier.code(documents.plan, { id })).toBe('NOT_FOUND')
    }
  })

  it('instalments that do not add up or do not follow each other', async () => {
    const company = await newCompany()
    const { made, cashier } = await approvedSettlement(company)
    const refused = async (instalments: object[]) => {
      const input = { settlementId: made.id, instalments }
      return (await cashier.refusal(documents.create, { input })).message
    }
    expect(await refused([{ amount: '50' }, { amount: '49.98' }])).toBe('各期付款合计须等于未付的结算金额99.99元')
    expect(await refused([{ amount: '99.99' }, {}])).toBe('各期付款合计须等于未付的结算金额99.99元')
    expect(await refused([{ percent: '50' }, { percent: '49.99' }])).toBe('各期付款比例合计须为100')
    expect(await refused([{ percent: '100' }, {}])).toBe('各期付款比例合计须为100')
    for (const mixed of [[{ percent: '50' }, { amount: '1' }], [{}, { amount: '1' }], [{ percent: '1', amount: '1' }]])
      expect(await refused(mixed)).toBe('各期须同为比例或同为金额，只有最后一期可以都不填')
    expect(await refused([{ percent: '50', dueDate: '2027-02-01' }, { dueDate: '2027-01-31' }])).toBe(
      '付款日期须逐期不早于前一期',
    )
    for (const dueDate of ['2027-02-30', '2027/02/01', '明天'])
      expect(await refused([{ dueDate }])).toBe('付款日期须为yyyy-MM-dd格式的日期')
    for (const amount of ['0', '-1', '1.001']) expect(await refused([{ amount }])).toContain('付款金额')
    for (const percent of ['0', '100.01', '33.333']) expect(await refused([{ percent }, {}])).toContain('付款比例')
    expect(await refused([])).toBe('请填写分期')
    expect(await refused(Array.from({ length: 61 }, () => ({ percent: '1' })))).toBe('分期最多60期')
  })

  it('a settlement on which nothing is to be paid', async () => {
    const company = await newCompany()
    const made = await newSettlement(company, { payee: await newPayee(company), settlePrice: '0', approved: true })
    const cashier = await company.as('出纳')
    expect(await cashier.code(documents.create, { input: { settlementId: made.id } })).toBe('PLAN_NOTHING_TO_PAY')
  })

  it('people who may not pay', async () => {
    const company = await newCompany()
    const { made } = await approvedSettlement(company)
    const clerk = await company.as('结算员')
    const input = { settlementId: made.id }
    expect(await clerk.code(documents.create, { input })).toBe('FORBIDDEN')
    expect(await clerk.code(documents.preview, { input })).toBe('FORBIDDEN')
  })
})

describe('a printed plan', () => {
  it('shows who is paid what and when, and its check page what became of it', async () => {
    const company = await newCompany()
    const { made, cashier, clerk } = await approvedSettlement(company)
    const { planDocuments, documents: seals } = await services()
    const actor = company.actor('出纳')
    await expect(planDocuments.pdf(actor, made.id)).rejects.toThrow('付款计划不存在')
    await cashier.ask(documents.create, { input: { settlementId: made.id, dueDate: '2026-12-31' } })
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await planDocuments.pdf(actor, made.id))),
      {
        mergePages: true,
      },
    )
    for (const shown of ['付款计划', made.settleNo, '2026-12-31', '66.66', '玖拾玖元玖角玖分', '甲方', company.name])
      expect(text).toContain(shown)
    expect(text).not.toContain('已失效')
    const { token } = await rowOf<{ token: string }>(
      sql`select token from document_seal where company_id = ${company.id} and kind = 'PLAN'`,
    )
    expect(await seals.check(token)).toMatchObject({ number: made.settleNo, amount: '99.99', state: 'GENUINE' })
    await reject(clerk, made)
    expect(await seals.check(token)).toMatchObject({ state: 'VOIDED' })
    const stamped = await getDocumentProxy(new Uint8Array(await planDocuments.pdf(actor, made.id)))
    expect((await extractText(stamped, { mergePages: true })).text).toContain('已失效')
  })
})
