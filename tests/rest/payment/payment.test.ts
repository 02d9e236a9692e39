import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayable } from '@tufang/tests/payment'
import { rowsOf } from '@tufang/tests/rows'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const BASE = '/chain/companypayment'
const PLAN = '/chain/companypaymentplansettle/createPaymentPlan'

interface Payment {
  id: string
  paymentNo: string
  status: number
  amt: number
  version: number
  settlements: { settleId: string; amt: number; planItemId: string | null }[]
}
interface Made {
  code: number
  msg: string
  data: Payment
}

const post = async (caller: Caller, body: object, path = ''): Promise<Made> =>
  (await caller.rest('POST', BASE + path, { body })).json<Made>()
const pageOf = async (caller: Caller, query: Record<string, string> = {}): Promise<Payment[]> =>
  (await caller.rest('GET', `${BASE}/getPage`, { query })).json<{ data: { records: Payment[] } }>().data.records
const one = async (caller: Caller, paymentNo: string): Promise<Payment> => {
  const [found] = await pageOf(caller, { paymentNo })
  if (!found) throw new Error(`no payment ${paymentNo}`)
  return found
}

/** Administrator, cashier, and a settlement of two waybills of 100.00 each. */
async function desks(company?: TestCompany) {
  const own = company ?? (await newCompany())
  const [admin, cashier] = [await own.as('管理员'), await own.as('出纳')]
  return { company: own, admin, cashier, ...(await newPayable(own)) }
}

describe('a payment over REST', () => {
  it('without a day is a draft, and shows what it pays', async () => {
    const { cashier, settlement, payee } = await desks()
    const body = { settlements: [{ settleId: settlement.id, amt: '120.5' }], tradeNo: 'ICBC1', remark: '先付一部分' }
    const made = await post(cashier, body)
    expect(made).toMatchObject({
      code: 0,
      msg: '添加成功',
      data: {
        status: 1,
        amt: 120.5,
        payeeId: payee.id,
        payeeName: payee.name,
        bindingBankNo: payee.bankNo,
        bindingBankName: payee.bankName,
        waybillCnt: 2,
        settleNos: settlement.settleNo,
        paymentDate: null,
        tradeNo: 'ICBC1',
        remark: '先付一部分',
        createBy: '出纳',
        submitTime: null,
        settlements: [{ settleId: settlement.id, settleNo: settlement.settleNo, amt: 120.5, planItemId: null }],
      },
    })
    expect(await pageOf(cashier)).toEqual([made.data])
  })

  it('of a day is submitted by the cashier and waits, and the message says so', async () => {
    const { cashier, settlement } = await desks()
    const made = await post(cashier, { settleIds: [settlement.id], paymentDate: '2026-03-31' })
    expect(made).toMatchObject({ code: 0, data: { status: 2, amt: 200, paymentDate: '2026-03-31' } })
    expect(made.msg).toBe(`添加成功，付款单${made.data.paymentNo}待审核`)
  })

  it('of a day is paid by who may approve it, whole settlements with it', async () => {
    const { admin, settlement } = await desks()
    const made = await post(admin, { settleId: settlement.id, paymentDate: '2026-03-31' })
    expect(made).toMatchObject({ code: 0, data: { status: 4, auditBy: '管理员', payBy: '管理员' } })
    expect(made.msg).toBe(`添加成功，付款单${made.data.paymentNo}已付款`)
    const query = { settleId: settlement.id }
    expect((await admin.rest('GET', '/chain/companysettle/printSettle', { query })).json()).toMatchObject({
      data: { status: 3, paidAmt: 200 },
    })
  })

  it('waits for another one where the company wants two', async () => {
    const { admin, settlement } = await desks()
    await admin.ask('mutation { setFourEyes(enabled: true) { fourEyes } }')
    const made = await post(admin, { settleId: settlement.id, paymentDate: '2026-03-31' })
    expect(made).toMatchObject({ code: 0, data: { status: 2 }, msg: expect.stringMatching(/待审核$/) })
  })

  it('pays the settlement that the address names, unless the request names others', async () => {
    const { admin, company, settlement } = await desks()
    const other = await newPayable(company)
    expect(await post(admin, { amt: 50 }, `/${settlement.id}`)).toMatchObject({
      data: { amt: 50, settlements: [{ settleId: settlement.id, amt: 50 }] },
    })
    expect(await post(admin, { settleId: other.settlement.id }, `/${settlement.id}`)).toMatchObject({
      data: { settlements: [{ settleId: other.settlement.id, amt: 200 }] },
    })
  })

  it('pays an instalment of a plan', async () => {
    const { admin, settlement } = await desks()
    const instalments = [{ dueDate: '2026-03-31', percent: '40' }, { dueDate: '2026-06-30' }]
    await admin.rest('POST', PLAN, { body: { settleId: settlement.id, instalments } })
    const { instalments: planned } = await admin.ask<{ instalments: { records: { id: string }[] } }>(
      'query ($id: ID!) { instalments(filter: { settlementId: $id }) { records { id } } }',
      { id: settlement.id },
    )
    const planItemId = planned.records[0]?.id
    const made = await post(admin, { settlements: [{ settleId: settlement.id, planItemId }] })
    expect(made).toMatchObject({ code: 0, data: { amt: 80, settlements: [{ planItemId, amt: 80 }] } })
  })

  it('is changed while it is a draft, also as the list shows it; what is not given stays', async () => {
    const { admin, settlement } = await desks()
    const { data } = await post(admin, { settleId: settlement.id, amt: 150, remark: '三月' })
    const put = async (path: string, body: object) => (await admin.rest('PUT', BASE + path, { body })).json<object>()
    expect(await put('', { ...data, remark: '四月' })).toMatchObject({ code: 0, data: true, msg: '修改成功' })
    const changed = await one(admin, data.paymentNo)
    expect(changed).toMatchObject({ amt: 150, remark: '四月', settlements: [{ amt: 150 }] })
    expect(await put('', { ...data, remark: '五月' })).toMatchObject({ code: 1, errorCode: 'STALE' })
    expect(await put(`/${data.id}`, { amt: 80, remark: '四月' })).toMatchObject({ code: 0, data: true })
    expect(await one(admin, data.paymentNo)).toMatchObject({ amt: 80, settlements: [{ settleId: settlement.id }] })
    expect(await put(`/${data.id}`, { settlements: [{ settleId: settlement.id, amt: 20 }] })).toMatchObject({ code: 0 })
    expect(await one(admin, data.paymentNo)).toMatchObject({ amt: 20, remark: '四月' })
  })

  it('is submitted by a change that names a day, as far as the caller may', async () => {
    const { admin, cashier, company, settlement } = await desks()
    const put = async (caller: Caller, id: string, body: object) =>
      (await caller.rest('PUT', `${BASE}/${id}`, { body })).json<Made>()
    const first = (await post(admin, { settleId: settlement.id, remark: '三月' })).data
    const { settlement: other, payee } = await newPayable(company)
    const change = { paymentDate: '2026-03-31', settleId: other.id, payeeId: payee.id }
    expect(await put(admin, first.id, change)).toMatchObject({
      code: 0,
      msg: `修改成功，付款单${first.paymentNo}已付款`,
    })
    const paid = await one(admin, first.paymentNo)
    expect(paid).toMatchObject({ status: 4, remark: '三月', settlements: [{ settleId: other.id, amt: 200 }] })
    const second = (await post(cashier, { settleId: settlement.id })).data
    const day = { paymentDate: '2026-03-31' }
    expect(await put(cashier, second.id, day)).toMatchObject({ msg: `修改成功，付款单${second.paymentNo}待审核` })
    const why = `付款单${second.paymentNo}当前为“待审核”，不能修改，须先撤回或退回修改`
    expect(await put(cashier, second.id, { remark: '改' })).toMatchObject({ code: 1, msg: why })
  })

  it('stays a draft where who changes it may submit none, and says so', async () => {
    const { admin, cashier, company, settlement } = await desks()
    const { data } = await post(admin, { settleId: settlement.id })
    const permissions = ['chain:companypayment:get', 'chain:companypayment:edit']
    await rowsOf(
      sql`update role set permissions = ${permissions}::text[] where company_id = ${company.id} and name = '出纳'`,
    )
    const answer = await cashier.rest('PUT', BASE, { body: { id: data.id, paymentDate: '2026-03-31' } })
    const msg = `修改成功，付款单${data.paymentNo}仍为草稿，提交审核须由可新增付款单的人`
    expect(answer.json()).toMatchObject({ code: 0, msg })
    expect(await one(admin, data.paymentNo)).toMatchObject({ status: 1, paymentDate: '2026-03-31' })
  })

  it('is deleted while it is not paid, and else refused: to reverse it needs a reason', async () => {
    const { admin, settlement } = await desks()
    const remove = async ({ id }: Payment) => (await admin.rest('DELETE', `${BASE}/${id}`)).json<object>()
    const draft = await post(admin, { settleId: settlement.id })
    expect(await remove(draft.data)).toMatchObject({ code: 0, data: true, msg: '删除成功' })
    expect(await pageOf(admin)).toEqual([])
    expect(await remove(draft.data)).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    const { data } = await post(admin, { settleId: settlement.id, paymentDate: '2026-03-31' })
    const hint = '登记错的须冲销并填写原因，银行退回的登记退款'
    const msg = `付款单${data.paymentNo}当前为“已付款”，不能删除：${hint}`
    expect(await remove(data)).toMatchObject({ code: 1, errorCode: 'MOVE_NOT_ALLOWED', msg })
    expect(await one(admin, data.paymentNo)).toMatchObject({ status: 4, undoBy: null })
  })

  it('is searched by what is documented', async () => {
    const { admin, company, settlement } = await desks()
    const first = await post(admin, { settleId: settlement.id, paymentDate: '2026-03-31' })
    const second = await post(admin, { settleId: (await newPayable(company)).settlement.id })
    const numbers = async (query: Record<string, string>) =>
      (await pageOf(admin, query)).map(({ paymentNo }) => paymentNo)
    const [one, two] = [first.data.paymentNo, second.data.paymentNo]
    expect(await numbers({})).toEqual([two, one])
    expect(await numbers({ ascs: 'payment_no' })).toEqual([one, two])
    const asked: Record<string, string>[] = [
      { settleNo: settlement.settleNo },
      { settleId: settlement.id },
      { status: '4' },
      { paymentDate: '2026-03-31' },
      { paymentDateStart: '2026-03-31', paymentDateEnd: '2026-03-31' },
    ]
    for (const query of asked) expect(await numbers(query), JSON.stringify(query)).toEqual([one])
    expect(await numbers({ paymentDateStart: '2026-04-01' })).toEqual([])
    expect(await numbers({ createTimeEnd: '2001-01-01' })).toEqual([])
  })

  it('of another company is not found', async () => {
    const { admin, settlement } = await desks()
    const { data } = await post(admin, { settleId: settlement.id })
    const stranger = await (await newCompany()).as('管理员')
    expect(await pageOf(stranger)).toEqual([])
    const gone = { code: 1, errorCode: 'NOT_FOUND' }
    expect(await post(stranger, { settleId: settlement.id })).toMatchObject(gone)
    const put = await stranger.rest('PUT', BASE, { body: { id: data.id, remark: '改' } })
    expect(put.json()).toMatchObject(gone)
    expect((await stranger.rest('DELETE', `${BASE}/${data.id}`)).json()).toMatchObject(gone)
    expect(await one(admin, data.paymentNo)).toEqual(data)
  })

  it('is not made by who may only look', async () => {
    const { company, settlement } = await desks()
    const reader = await company.as('只读')
    expect(await post(reader, { settleId: settlement.id })).toMatchObject({ code: 1, errorCode: 'FORBIDDEN' })
    expect(await pageOf(reader)).toEqual([])
  })
})

describe('a wrong payment over REST', () => {
  it.each([
    [{}, 'items', '请选择结算单'],
    [{ settleIds: 'x' }, undefined, '结算单不存在'],
    [{ settlements: 'x' }, 'settlements', '结算单须为列表'],
    [{ settlements: [{ amt: 1 }] }, 'settlements.0.settleId', '请输入结算单编号'],
    [{ settleId: 'own', amt: '0' }, 'amt', '付款金额须大于0'],
    [{ settleId: 'own', amt: '1.005' }, 'amt', '付款金额须为数字，最多2位小数'],
    [{ settleId: 'own', paymentDate: '2026-02-30' }, 'paymentDate', '付款日期须为yyyy-MM-dd格式的日期'],
    [{ settleIds: ['own', 'own'] }, 'items.1.settleId', '同一张结算单不能选择两次'],
    [{ settleId: 'own', amt: '200.01' }, undefined, '付款金额200.01元超过可付的200.00元'],
    [{ settlements: [{ settleId: 'own', amt: '10' }], amt: '11' }, 'amt', '总金额须等于各结算单的金额之和'],
    [{ settleId: 'own', remark: '长'.repeat(201) }, 'remark', '备注长度不能超过200个字符'],
  ])('%o is refused by name', async (body, field, msg) => {
    const { admin, settlement } = await desks()
    const named: object = JSON.parse(JSON.stringify(body).replaceAll('"own"', `"${settlement.id}"`))
    const answer = await admin.rest('POST', BASE, { body: named })
    expect(answer.json()).toMatchObject({ code: 1, msg, ...(field && { fieldErrors: [{ field }] }) })
    expect(answer.statusCode).toBe(field ? 400 : 200)
    expect(await pageOf(admin)).toEqual([])
  })
})
