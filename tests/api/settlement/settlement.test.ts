import { sql } from '@tufang/server/kernel/sql/sql'
import {
  approve,
  cardOf,
  documents,
  give,
  handedIn,
  handIn,
  only,
  receiptOf,
  reject,
  type SettlementAnswer,
  setPayees,
  setPrices,
  settle,
  settlementOf,
} from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { paid, payAll, paymentAnswer, payPart } from '@tufang/tests/payment'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

/** Settlement of two waybills on one card that 王五 handed in: one of 100.00, and one typed at 60.00. */
async function withSettlement() {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const card = await newCard(company)
  const waybills = await newWaybills(company, 2, { card })
  const ids = waybills.map(({ id }) => id)
  await setPrices(clerk, [{ id: ids[0] ?? '', settlePrice: '60.00' }])
  const receipt = await handedIn(clerk, '王五', card)
  const made = await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })
  return { company, clerk, card, ids, receipt, settlement: only(made.settlements) }
}

const foreignIds = (real: string) => [
  ...[real, '0197a7de-0000-7000-8000-000000000000', 'x', '123456789012345678901234567890123456'],
]

describe('approveSettlement', () => {
  it('needs a payee on every waybill, and says how many lack one', async () => {
    const { company, clerk, ids, settlement } = await withSettlement()
    const refused = () => clerk.refusal(documents.approve, { id: settlement.id })
    expect(settlement.allowedActions).toEqual(['reject', 'merge', 'split', 'delete', 'setPayee'])
    expect(await refused()).toMatchObject({ message: '还有2趟没有收款人' })
    const payee = await newPayee(company)
    await setPayees(clerk, payee, ids.slice(0, 1))
    expect(await refused()).toMatchObject({
      message: '还有1趟没有收款人',
      extensions: { code: 'SETTLEMENT_PAYEE_MISSING' },
    })
    await setPayees(clerk, payee, ids)
    expect((await settlementOf(clerk, settlement)).allowedActions).toEqual([
      ...['approve', 'reject', 'merge', 'split', 'delete', 'setPayee'],
    ])
    const approved = await approve(clerk, settlement)
    expect(approved).toMatchObject({
      status: 'APPROVED',
      allowedActions: ['reject', 'merge', 'split'],
      payee: { id: payee.id },
    })
    expect(approved.auditTime).not.toBeNull()
  })

  it('is refused twice, and for a rejected one', async () => {
    const { company, clerk, ids, settlement } = await withSettlement()
    await setPayees(clerk, await newPayee(company), ids)
    await approve(clerk, settlement)
    const refused = () => clerk.refusal(documents.approve, { id: settlement.id })
    expect(await refused()).toMatchObject({
      message: '结算单当前为“已审核”，不能审核通过',
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
    await reject(clerk, settlement)
    expect(await refused()).toMatchObject({ message: '结算单当前为“已驳回”，不能审核通过' })
  })
})

describe('rejectSettlement', () => {
  it('lets waybills, card and receipt go back to where they were', async () => {
    const { clerk, card, ids, receipt, settlement } = await withSettlement()
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'SETTLED', settledAmount: '160.00' })
    const rejected = await clerk.ask<{ rejectSettlement: SettlementAnswer }>(documents.reject, {
      id: settlement.id,
      reason: '  单价不符 ',
    })
    expect(rejected.rejectSettlement).toMatchObject({
      status: 'REJECTED',
      reason: '单价不符',
      settleCnt: 2,
      settleAmt: '160.00',
      allowedActions: ['delete'],
    })
    expect(await cardOf(clerk, card)).toMatchObject({
      status: 'ACTIVATED',
      settleAbleCount: 2,
      giveCardUserId: '王五',
      giveCardNo: receipt.giveCardNo,
      unsettledAmount: '160.00',
      settledAmount: '0.00',
    })
    expect(await receiptOf(clerk, receipt)).toMatchObject({
      status: 'OPEN',
      isSettle: false,
      settleAbleCount: 2,
      allowedActions: ['void', 'settle'],
    })
    const prices = await rowsOf<{ price: string | null; source: string | null; settlement: string | null }>(sql`
      select settle_price as price, price_source as source, settlement_id as settlement from waybill
      where id = any(${ids}::uuid[]) order by settle_price nulls last`)
    expect(prices).toMatchObject([
      { price: '60.00', source: 'TYPED', settlement: null },
      { price: null, source: null, settlement: null },
    ])
  })

  it('takes the ledger back with entries that are linked and opposite', async () => {
    const { company, clerk, settlement } = await withSettlement()
    await reject(clerk, settlement)
    const entries = await rowsOf<Record<string, string>>(sql`
      select e.kind, e.waybill_count as cnt, e.unsettled_amount as unsettled, e.settled_amount as settled, o.kind as reverses
      from card_ledger_entry e left join card_ledger_entry o on o.company_id = e.company_id and o.id = e.reverses_id
      where e.company_id = ${company.id} and e.settlement_id = ${settlement.id} order by e.created_at, e.id`)
    expect(entries).toEqual([
      { kind: 'SETTLE', cnt: 2, unsettled: '-160.00', settled: '160.00', reverses: null },
      { kind: 'REVERSE', cnt: -2, unsettled: '160.00', settled: '-160.00', reverses: 'SETTLE' },
    ])
  })

  it('lets the same waybills be settled again, under a new number', async () => {
    const { clerk, receipt, settlement } = await withSettlement()
    await reject(clerk, settlement)
    const again = only((await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })).settlements)
    expect(again).toMatchObject({ settleCnt: 2, settleAmt: '160.00', agentName: '王五' })
    expect(Number(again.settleNo.slice(-4))).toBe(Number(settlement.settleNo.slice(-4)) + 1)
    expect(await settlementOf(clerk, settlement)).toMatchObject({ status: 'REJECTED', settleCnt: 2 })
  })

  it('works on an approved one, but not on one that is paid or rejected', async () => {
    const { company, clerk, ids, settlement } = await withSettlement()
    await setPayees(clerk, await newPayee(company), ids)
    await approve(clerk, settlement)
    const part = await payPart(clerk, settlement, '0.02')
    expect(await settlementOf(clerk, settlement)).toMatchObject({
      status: 'APPROVED',
      paidAmt: '0.02',
      allowedActions: [],
    })
    expect(await clerk.refusal(documents.reject, { id: settlement.id })).toMatchObject({
      message: `结算单${settlement.settleNo}已付款或已开票，不能驳回`,
      extensions: { code: 'SETTLEMENT_PAID' },
    })
    const rest = await paid(clerk, await payAll(clerk, settlement))
    expect(await settlementOf(clerk, settlement)).toMatchObject({ status: 'PAID', paidAmt: '160.00' })
    expect(await clerk.refusal(documents.reject, { id: settlement.id })).toMatchObject({
      message: '结算单当前为“已付款”，不能驳回',
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
    for (const { id } of [part, rest]) await paymentAnswer(clerk, 'reverse', { id, reason: '登记有误' })
    expect(await reject(clerk, settlement)).toMatchObject({ status: 'REJECTED' })
    expect(await clerk.refusal(documents.reject, { id: settlement.id })).toMatchObject({
      message: '结算单当前为“已驳回”，不能驳回',
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
  })

  it('leaves a receipt settled whose card has been handed in anew', async () => {
    const { company, clerk, card, receipt, settlement } = await withSettlement()
    await newWaybill(company, { card, status: 'IN_TRANSIT' })
    await rowsOf(sql`update card set status = 'ACTIVATED' where company_id = ${company.id} and id = ${card.id}`)
    await newWaybill(company, { card })
    await give(clerk, '赵六', card)
    const anew = only(await handIn(clerk, card))
    await reject(clerk, settlement)
    expect(await receiptOf(clerk, receipt)).toMatchObject({ status: 'SETTLED', settleAbleCount: 0 })
    expect(await receiptOf(clerk, anew)).toMatchObject({ status: 'OPEN', settleAbleCount: 3 })
    expect(await cardOf(clerk, card)).toMatchObject({ giveCardUserId: '赵六', giveCardNo: anew.giveCardNo })
  })

  it('opens only the cards that it had taken', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [first, second] = [await newCard(company), await newCard(company)]
    for (const card of [first, second]) await newWaybill(company, { card })
    const { giveCardNo } = await handedIn(clerk, '王五', first, second)
    const one = await settle(clerk, { receipts: [{ giveCardNo, settleCardNo: first.cardNo }] })
    await settle(clerk, { receipts: [{ giveCardNo, settleCardNo: second.cardNo }] })
    await reject(clerk, only(one.settlements))
    expect(await receiptOf(clerk, { giveCardNo })).toMatchObject({ status: 'OPEN', isSettle: true, settleAbleCount: 1 })
    expect(await cardOf(clerk, first)).toMatchObject({ status: 'ACTIVATED', giveCardNo })
    expect(await cardOf(clerk, second)).toMatchObject({ status: 'SETTLED', giveCardNo: null })
  })

  it.each([
    ['', '请输入原因'],
    ['错'.repeat(201), '原因长度不能超过200个字符'],
  ])('needs a reason, not %j', async (reason, message) => {
    const { clerk, settlement } = await withSettlement()
    const refusal = await clerk.refusal(documents.reject, { id: settlement.id, reason })
    expect(refusal).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'reason' }] },
    })
    expect(await settlementOf(clerk, settlement)).toMatchObject({ status: 'PENDING' })
  })
})

describe('deleteSettlement', () => {
  it('releases a pending one and takes it out of the lists, its number stays used', async () => {
    const { clerk, card, receipt, settlement } = await withSettlement()
    expect(await clerk.ask(documents.delete, { id: settlement.id })).toEqual({
      deleteSettlement: { id: settlement.id, type: 'Settlement' },
    })
    await expect(settlementOf(clerk, settlement)).rejects.toThrow('not found')
    expect(await clerk.code(documents.delete, { id: settlement.id })).toBe('NOT_FOUND')
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'ACTIVATED', settledAmount: '0.00' })
    const again = only((await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })).settlements)
    expect(Number(again.settleNo.slice(-4))).toBe(Number(settlement.settleNo.slice(-4)) + 1)
  })

  it('takes a rejected one away, but not an approved one', async () => {
    const { company, clerk, ids, settlement } = await withSettlement()
    await setPayees(clerk, await newPayee(company), ids)
    await approve(clerk, settlement)
    expect(await clerk.refusal(documents.delete, { id: settlement.id })).toMatchObject({
      message: '结算单当前为“已审核”，不能删除',
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
    await reject(clerk, settlement)
    expect(await clerk.ask(documents.delete, { id: settlement.id })).toEqual({
      deleteSettlement: { id: settlement.id, type: 'Settlement' },
    })
  })
})

describe('updateSettlement', () => {
  it('changes the remark of the newest version only', async () => {
    const { clerk, settlement } = await withSettlement()
    const { id, version } = settlement
    const update = (variables: object) =>
      clerk.ask<{ updateSettlement: SettlementAnswer }>(documents.update, { ...variables })
    const changed = (await update({ id, version, remark: ' 月底前付 ' })).updateSettlement
    expect(changed).toMatchObject({ remark: '月底前付', version: version + 1 })
    expect(await clerk.refusal(documents.update, { id, version, remark: '别的' })).toMatchObject({
      message: '数据已被他人修改，请刷新后再试',
      extensions: { code: 'STALE' },
    })
    expect(await settlementOf(clerk, settlement)).toMatchObject({ remark: '月底前付' })
    const same = (await update({ id, version: changed.version })).updateSettlement
    expect(same.remark).toBe('月底前付')
    expect((await update({ id, version: same.version, remark: null })).updateSettlement.remark).toBeNull()
  })

  it('is stale after another verb', async () => {
    const { company, clerk, ids, settlement } = await withSettlement()
    await setPayees(clerk, await newPayee(company), ids)
    const variables = { id: settlement.id, version: settlement.version, remark: '晚了' }
    expect(await clerk.code(documents.update, variables)).toBe('STALE')
  })

  it('lets one of two clerks through', async () => {
    const { company, settlement } = await withSettlement()
    const clerks = [await company.as('结算员'), await company.as('管理员')]
    const { id, version } = settlement
    const answers = await Promise.all(
      clerks.map((clerk) => clerk.gql(documents.update, { id, version, remark: '我的' })),
    )
    expect(answers.flatMap(({ errors }) => errors.map((error) => error.extensions.code))).toEqual(['STALE'])
  })
})

describe('another company’s settlement', () => {
  it.each([
    ['approve', {}],
    ['reject', { reason: '错' }],
    ['delete', {}],
    ['update', { version: 1 }],
  ] as const)('cannot be told from one that never was: %s', async (verb, variables) => {
    const { settlement } = await withSettlement()
    const stranger = await (await newCompany()).as('管理员')
    for (const id of foreignIds(settlement.id)) {
      expect(await stranger.refusal(documents[verb], { id, ...variables })).toMatchObject({
        message: '结算单不存在',
        extensions: { code: 'NOT_FOUND' },
      })
      expect(await stranger.ask(documents.settlement, { id })).toEqual({ settlement: null })
    }
  })
})
