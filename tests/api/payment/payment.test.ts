import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { setPayees } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import {
  paymentAnswer as answer,
  newPayable,
  type PaymentAnswer,
  paid,
  payAll,
  paymentRefusal as refusal,
} from '@tufang/tests/payment'
import { newSettlement } from '@tufang/tests/rearrange'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const stateOf = ({ id }: { id: string }) =>
  rowOf<{ status: string; paid: string; pledged: string }>(
    sql`select status, paid_amt::text as paid, pledged_amt::text as pledged from settlement where id = ${id}`,
  )
const paidOf = (ids: readonly string[]) =>
  rowsOf<{ amt: string }>(
    sql`select actually_paid::text as amt from waybill where id = any(${[...ids]}::uuid[]) order by go_datetime, no, id`,
  ).then((found) => found.map(({ amt }) => amt))
const ledgerOf = ({ id }: TestCompany) =>
  rowOf<{ paid: string; entries: number }>(
    sql`select coalesce(sum(paid_amount), 0)::text as paid, count(*)::int as entries from card_ledger_entry
        where company_id = ${id} and payment_id is not null`,
  )

describe('a payment', () => {
  it('goes from a draft to paid, and its settlement, waybills and cards with it', async () => {
    const company = await newCompany()
    const [cashier, auditor] = [await company.as('出纳'), await company.as('审核员')]
    const { settlement, payee } = await newPayable(company)
    const draft = await payAll(cashier, settlement)
    expect(draft).toMatchObject({
      paymentNo: expect.stringMatching(/^FK\d{8}0001$/),
      status: 'DRAFT',
      payeeId: payee.id,
      payeeName: payee.name,
      bindingBankNo: payee.bankNo,
      amt: '200.00',
      waybillCnt: 2,
      settleNos: settlement.settleNo,
      settlements: [{ settlementId: settlement.id, settleNo: settlement.settleNo, planItemId: null, amt: '200.00' }],
      own: true,
      allowedActions: ['edit', 'submit', 'delete'],
    })
    expect(await stateOf(settlement)).toEqual({ status: 'APPROVED', paid: '0.00', pledged: '200.00' })
    const { id } = draft
    expect(await answer(cashier, 'submit', { id })).toMatchObject({
      status: 'SUBMITTED',
      allowedActions: ['withdraw', 'delete'],
    })
    expect(await refusal(cashier, 'approve', { id })).toBe('FORBIDDEN')
    expect(await answer(auditor, 'approve', { id })).toMatchObject({ status: 'APPROVED', auditOwn: false })
    const made = await answer(cashier, 'pay', { id, paymentDate: '2026-03-01', tradeNo: 'ICBC-1' })
    expect(made).toMatchObject({
      status: 'PAID',
      paymentDate: '2026-03-01',
      tradeNo: 'ICBC-1',
      allowedActions: ['giveBack', 'reverse'],
    })
    expect(await stateOf(settlement)).toEqual({ status: 'PAID', paid: '200.00', pledged: '200.00' })
    expect(await paidOf(settlement.waybillIds)).toEqual(['100.00', '100.00'])
    expect(await ledgerOf(company)).toEqual({ paid: '200.00', entries: 1 })
    expect(await refusal(cashier, 'delete', { id })).toBe('MOVE_NOT_ALLOWED')
  })

  it('in part pays the first trips, and what is left can be paid by another', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { settlement } = await newPayable(company, 3, '33.33')
    const items = (amt?: string) => ({ input: { items: [{ settlementId: settlement.id, ...(amt && { amt }) }] } })
    const first = await answer(clerk, 'create', items('40.00'))
    const second = await answer(clerk, 'create', items())
    expect(second.amt).toBe('59.99')
    expect(await refusal(clerk, 'create', items())).toBe('PAYMENT_NOTHING_LEFT')
    await paid(clerk, first)
    expect(await paidOf(settlement.waybillIds)).toEqual(['33.33', '6.67', '0.00'])
    expect((await stateOf(settlement)).status).toBe('APPROVED')
    await paid(clerk, second)
    expect(await paidOf(settlement.waybillIds)).toEqual(['33.33', '33.33', '33.33'])
    expect((await stateOf(settlement)).status).toBe('PAID')
    expect(await refusal(clerk, 'create', items('0.01'))).toBe('MOVE_NOT_ALLOWED')
  })

  it('is refused above what is left, and keeps nothing then', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { settlement } = await newPayable(company)
    const input = { items: [{ settlementId: settlement.id, amt: '200.01' }] }
    expect(await refusal(clerk, 'create', { input })).toBe('PAYMENT_TOO_MUCH')
    expect(await stateOf(settlement)).toMatchObject({ pledged: '0.00' })
  })

  it('is one for each payee where there are several, or names them', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [first, second] = [await newPayee(company, { name: '甲' }), await newPayee(company, { name: '乙' })]
    const made = await newSettlement(company, { count: 3, settlePrice: '10.00' })
    await setPayees(clerk, first, made.waybillIds.slice(0, 2))
    await setPayees(clerk, second, made.waybillIds.slice(2))
    await clerk.ask('mutation ($id: ID!) { approveSettlement(id: $id) { id } }', { id: made.id })
    const input = { items: [{ settlementId: made.id }] }
    expect(await refusal(clerk, 'create', { input })).toBe('PAYMENT_SEVERAL_PAYEES')
    const split = await answer<PaymentAnswer[]>(clerk, 'createSplit', { input, dryRun: true })
    expect(split.map(({ amt }) => amt).toSorted()).toEqual(['10.00', '20.00'])
    const one = await answer(clerk, 'create', { input: { ...input, payeeId: second.id } })
    expect(one).toMatchObject({ amt: '10.00', payeeId: second.id })
    const rest = await answer<PaymentAnswer[]>(clerk, 'createSplit', { input })
    expect(rest.map(({ amt, payeeId }) => [amt, payeeId])).toEqual([['20.00', first.id]])
  })

  it('is changed while it is a draft, and worked out anew', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { settlement } = await newPayable(company)
    const draft = await payAll(clerk, settlement)
    const change = {
      id: draft.id,
      version: draft.version,
      input: { items: [{ settlementId: settlement.id, amt: '50' }], remark: '先付一半' },
    }
    const changed = await answer(clerk, 'update', change)
    expect(changed).toMatchObject({ amt: '50.00', waybillCnt: 1, remark: '先付一半' })
    expect(await refusal(clerk, 'update', change)).toBe('STALE')
    expect(await stateOf(settlement)).toMatchObject({ pledged: '50.00' })
    await answer(clerk, 'submit', { id: draft.id })
    expect(await refusal(clerk, 'update', { ...change, version: changed.version + 1 })).toBe('MOVE_NOT_ALLOWED')
    expect(await answer(clerk, 'withdraw', { id: draft.id })).toMatchObject({ status: 'DRAFT' })
  })

  it('tells what became of it, the last change first, by whom and why', async () => {
    const company = await newCompany()
    const [cashier, auditor] = [await company.as('出纳'), await company.as('审核员')]
    const { settlement } = await newPayable(company)
    const { id, version } = await payAll(cashier, settlement)
    const told = { paymentDate: '2026-03-31', remark: '三月运费' }
    await answer(cashier, 'update', { id, version, input: { items: [{ settlementId: settlement.id }], ...told } })
    await answer(cashier, 'submit', { id })
    await answer(auditor, 'sendBack', { id, reason: '金额不符' })
    const history = 'query ($id: ID!) { payment(id: $id) { history { field label before after reason createBy } } }'
    const { payment } = await cashier.ask<{ payment: { history: { field: string }[] } }>(history, { id })
    const [first, second, ...rest] = payment.history
    const of = { field: 'status', label: '状态' }
    const [maker, judge] = [company.people.出纳.name, company.people.审核员.name]
    expect([first, second]).toEqual([
      { ...of, before: '待审核', after: '草稿', reason: '金额不符', createBy: judge },
      { ...of, before: '草稿', after: '待审核', reason: null, createBy: maker },
    ])
    expect(rest.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'paymentDate', label: '付款日期', before: null, after: '2026-03-31', reason: null, createBy: maker },
      { field: 'remark', label: '备注', before: null, after: '三月运费', reason: null, createBy: maker },
    ])
  })

  it.each(['giveBack', 'reverse'] as const)('that was paid can be undone by %s, and paid again', async (move) => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { settlement } = await newPayable(company)
    const made = await paid(clerk, await payAll(clerk, settlement))
    expect(
      await clerk.code('mutation ($id: ID!) { rejectSettlement(id: $id, reason: "x") { id } }', { id: settlement.id }),
    ).toBe('MOVE_NOT_ALLOWED')
    expect(await refusal(clerk, move, { id: made.id, reason: ' ' })).toBe('INVALID_INPUT')
    const undone = await answer(clerk, move, { id: made.id, reason: '账号有误' })
    expect(undone).toMatchObject({
      status: move === 'reverse' ? 'REVERSED' : 'RETURNED',
      reason: '账号有误',
      allowedActions: [],
    })
    expect(await stateOf(settlement)).toEqual({ status: 'APPROVED', paid: '0.00', pledged: '0.00' })
    expect(await ledgerOf(company)).toEqual({ paid: '0.00', entries: 2 })
    await paid(clerk, await payAll(clerk, settlement))
    expect(await stateOf(settlement)).toMatchObject({ status: 'PAID' })
  })

  it('keeps its settlement from being rejected until it is deleted', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { settlement } = await newPayable(company)
    const draft = await payAll(clerk, settlement)
    const reject = () =>
      clerk.refusal('mutation ($id: ID!) { rejectSettlement(id: $id, reason: "单价有误") { id } }', {
        id: settlement.id,
      })
    expect(await reject()).toMatchObject({ extensions: { code: 'SETTLEMENT_IN_PAYMENT' } })
    expect(await answer(clerk, 'delete', { id: draft.id })).toEqual({ id: draft.id, type: 'Payment' })
    expect(await answer(clerk, 'one', { id: draft.id })).toBeNull()
    expect(await stateOf(settlement)).toMatchObject({ pledged: '0.00' })
    await clerk.ask('mutation ($id: ID!) { rejectSettlement(id: $id, reason: "单价有误") { id } }', {
      id: settlement.id,
    })
  })

  it('is approved by another one where the company wants two, above its amount', async () => {
    const company = await newCompany()
    const [clerk, auditor] = [await company.as('管理员'), await company.as('审核员')]
    const [small, large] = [await newPayable(company, 1), await newPayable(company, 2)]
    await rowsOf(sql`update company set four_eyes = true, four_eyes_payment = 100 where id = ${company.id}`)
    const [first, second] = [await payAll(clerk, small.settlement), await payAll(clerk, large.settlement)]
    for (const { id } of [first, second]) await answer(clerk, 'submit', { id })
    expect(await answer(clerk, 'approve', { id: first.id })).toMatchObject({ status: 'APPROVED', auditOwn: true })
    expect(await refusal(clerk, 'approve', { id: second.id })).toBe('PAYMENT_OWN')
    expect(await answer(auditor, 'sendBack', { id: second.id, reason: '金额不符' })).toMatchObject({
      status: 'DRAFT',
      reason: '金额不符',
    })
  })
})
