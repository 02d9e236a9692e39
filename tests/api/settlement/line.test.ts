import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { cardOf, documents, type RowAnswer, receiptOf, settle, settlementOf } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { held, merge, newSettlement, waybillsOn } from '@tufang/tests/rearrange'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const rows = 'id ok msg'
const verbs = {
  remove: `mutation ($ids: [ID!]!, $reason: String, $key: String) {
    rows: removeSettledWaybills(waybillIds: $ids, reason: $reason, idempotencyKey: $key) { ${rows} }
  }`,
  reprice: `mutation ($input: [WaybillPriceInput!]!, $key: String) {
    rows: repriceWaybills(input: $input, idempotencyKey: $key) { ${rows} }
  }`,
  rejectPrices: `mutation ($ids: [ID!]!, $reason: String! = "单价偏高") {
    rows: rejectWaybillPrices(waybillIds: $ids, reason: $reason) { ${rows} }
  }`,
  keepPrices: `mutation ($ids: [ID!]!) { rows: withdrawPriceRejections(waybillIds: $ids) { ${rows} } }`,
}
const waybill =
  'query ($id: ID!) { waybill(id: $id) { settlePrice priceSource receivable priceRejectReason settlementId } }'
const done = (ids: string[]): RowAnswer[] => ids.map((id) => ({ id, ok: true, msg: null }))

describe('removeSettledWaybills', () => {
  it('takes waybills out and leaves the rest as it was', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const made = await newSettlement(company, { count: 3, settlePrice: '12.34' })
    const [out = '', ...rest] = made.waybillIds
    expect(await clerk.ask(verbs.remove, { ids: [out], reason: '超出合同' })).toEqual({ rows: done([out]) })
    expect(await settlementOf(clerk, made)).toMatchObject({ status: 'PENDING', settleCnt: 2, settleAmt: '24.68' })
    expect(await waybillsOn(made)).toEqual(rest.sort())
    const card = await rowOf<{ cardNo: string }>(
      sql`select card_no as "cardNo" from card where company_id = ${company.id}`,
    )
    expect(await cardOf(clerk, card)).toMatchObject({
      status: 'ACTIVATED',
      settleAbleCount: 1,
      ids: [out],
      giveCardUserId: '王祥',
      unsettledAmount: '12.34',
      settledAmount: '24.68',
    })
    const receipt = await rowOf<{ giveCardNo: string }>(
      sql`select give_card_no as "giveCardNo" from receipt where company_id = ${company.id}`,
    )
    expect(await receiptOf(clerk, receipt)).toMatchObject({ status: 'OPEN', settleAbleCount: 1 })
    const again = await settle(clerk, { receipts: [receipt] })
    expect(again.settlements).toMatchObject([{ settleCnt: 1, settleAmt: '12.34' }])
  })

  it('forgets the price that nobody typed, and keeps why in the history', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const made = await newSettlement(company)
    const [id = ''] = made.waybillIds
    await clerk.ask(verbs.remove, { ids: [id], reason: '超出合同' })
    expect(await clerk.ask(waybill, { id })).toMatchObject({ waybill: { settlePrice: null, settlementId: null } })
    expect(
      await rowsOf(
        sql`select field, before, after, reason from field_change where entity = 'waybill' and entity_id = ${id}`,
      ),
    ).toEqual([{ field: 'settlementId', before: made.id, after: null, reason: '超出合同' }])
  })

  it('rejects a settlement that loses its last waybill, with the reason', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [whole, other] = [await newSettlement(company), await newSettlement(company, { count: 3 })]
    const ids = [...whole.waybillIds, ...other.waybillIds.slice(1)]
    await clerk.ask(verbs.remove, { ids, reason: '重做' })
    expect(await settlementOf(clerk, whole)).toMatchObject({ status: 'REJECTED', reason: '重做', settleCnt: 2 })
    expect(await settlementOf(clerk, other)).toMatchObject({ status: 'PENDING', settleCnt: 1 })
    await clerk.ask(verbs.remove, { ids: other.waybillIds.slice(0, 1) })
    expect(await settlementOf(clerk, other)).toMatchObject({ status: 'REJECTED', reason: '运单已全部移出' })
    expect(await held(company)).toEqual({ cnt: 0, amt: '0' })
  })

  it('answers each row on its own', async () => {
    const [company, foreign] = [await newCompany(), await newCompany()]
    const clerk = await company.as('管理员')
    const payee = await newPayee(company)
    const [pending, approved] = [await newSettlement(company), await newSettlement(company, { payee, approved: true })]
    const free = await newWaybill(company)
    const theirs = await newSettlement(foreign)
    const ids = [pending.waybillIds[0], approved.waybillIds[0], free.id, theirs.waybillIds[0], 'nothing'] as string[]
    expect(await clerk.ask(verbs.remove, { ids })).toEqual({
      rows: [
        { id: ids[0], ok: true, msg: null },
        { id: ids[1], ok: false, msg: `结算单${approved.settleNo}当前为“已审核”，不能移出运单` },
        { id: ids[2], ok: false, msg: `运单${free.no}不在结算单中` },
        { id: ids[3], ok: false, msg: '运单不存在' },
        { id: ids[4], ok: false, msg: '运单不存在' },
      ],
    })
  })

  it('takes a waybill out once, whoever else tries', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    for (let round = 0; round < 8; round++) {
      const [one, other] = [await newSettlement(company, { count: 3 }), await newSettlement(company)]
      const [id = ''] = one.waybillIds
      const before = await held(company)
      const calls = [
        () => clerk.gqlInTurn(verbs.remove, { ids: [id] }),
        () => clerk.gqlInTurn(verbs.remove, { ids: [id, ...other.waybillIds] }),
        () => merge(clerk, [one, other]).catch(() => null),
        () => clerk.gqlInTurn(verbs.reprice, { input: one.waybillIds.map((own) => ({ id: own, settlePrice: '100' })) }),
      ]
      await Promise.all(calls.map((call) => call()))
      await expectSound((await testApp()).database)
      expect(await held(company)).toEqual({ cnt: before.cnt - 3, amt: `${before.cnt * 100 - 300}.00` })
    }
  })
})

describe('repriceWaybills', () => {
  it('writes a typed price into the line, the totals and the card account', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const made = await newSettlement(company, {
      count: 2,
      weightUnit: 'TON',
      weightTons: '10.105',
      settlePrice: '10.00',
    })
    const [id = ''] = made.waybillIds
    expect(made.settleAmt).toBe('202.10')
    expect(await clerk.ask(verbs.reprice, { input: [{ id, settlePrice: '33.33' }] })).toEqual({ rows: done([id]) })
    expect(await settlementOf(clerk, made)).toMatchObject({ settleAmt: '437.85', settleCnt: 2 })
    expect((await clerk.ask(waybill, { id })).waybill).toMatchObject({
      settlePrice: '33.33',
      priceSource: 'TYPED',
      receivable: '336.80',
      settlementId: made.id,
    })
    const card = await rowOf<{ cardNo: string }>(
      sql`select card_no as "cardNo" from card where company_id = ${company.id}`,
    )
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '0.00', settledAmount: '437.85' })
    expect(
      await rowsOf(sql`select field, before::text, after::text from field_change where entity_id = ${id}`),
    ).toEqual([{ field: 'settlePrice', before: '"10.00"', after: '"33.33"' }])
    await clerk.ask(documents.reject, { id: made.id })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '437.85', settledAmount: '0.00' })
  })

  it('prices waybills in no settlement as well, and answers each row on its own', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const payee = await newPayee(company)
    const approved = await newSettlement(company, { payee, approved: true })
    const pending = await newSettlement(company, { weightUnit: 'TON', weightTons: '200000.000', settlePrice: '1' })
    const free = await newWaybill(company, { project: await newProject(company) })
    const { no } = await rowOf<{ no: string }>(sql`select no from waybill where id = ${pending.waybillIds[0]}`)
    const ids = [free.id, approved.waybillIds[0], pending.waybillIds[0], pending.waybillIds[1], 'nothing'] as string[]
    const prices = ['88.80', '1', '999999999.99', '2', '1']
    const input = ids.map((id, index) => ({ id, settlePrice: prices[index] }))
    expect(await clerk.ask(verbs.reprice, { input })).toEqual({
      rows: [
        { id: ids[0], ok: true, msg: null },
        { id: ids[1], ok: false, msg: `结算单${approved.settleNo}当前为“已审核”，不能修改单价` },
        { id: ids[2], ok: false, msg: `运单${no}的金额不在0到999999999.99元之间` },
        { id: ids[3], ok: true, msg: null },
        { id: ids[4], ok: false, msg: '运单不存在' },
      ],
    })
    expect(await settlementOf(clerk, pending)).toMatchObject({ settleAmt: '600000.00' })
    expect((await clerk.ask(waybill, { id: free.id })).waybill).toMatchObject({ settlePrice: '88.80' })
  })

  it('does it once under one idempotency key, and refuses another price under it', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const made = await newSettlement(company)
    const input = [{ id: made.waybillIds[0], settlePrice: '5.00' }]
    const first = await clerk.ask(verbs.reprice, { input, key: 'p' })
    expect(await clerk.ask(verbs.reprice, { input, key: 'p' })).toEqual(first)
    const other = [{ id: made.waybillIds[0], settlePrice: '6.00' }]
    expect(await clerk.code(verbs.reprice, { input: other, key: 'p' })).toBe('IDEMPOTENCY_KEY_REUSED')
  })
})

describe('rejectWaybillPrices', () => {
  const withRejection = async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const made = await newSettlement(company, { payee: await newPayee(company) })
    const ids = made.waybillIds.slice(1)
    expect(await clerk.ask(verbs.rejectPrices, { ids })).toEqual({ rows: done(ids) })
    return { company, clerk, made, ids }
  }

  it('keeps the settlement from approval until the price is new', async () => {
    const { clerk, made, ids } = await withRejection()
    expect((await settlementOf(clerk, made)).allowedActions).not.toContain('approve')
    expect((await clerk.ask(waybill, { id: ids[0] })).waybill).toMatchObject({ priceRejectReason: '单价偏高' })
    const refusal = await clerk.refusal(documents.approve, { id: made.id })
    expect(refusal).toMatchObject({
      message: '还有1趟的单价被驳回',
      extensions: { code: 'SETTLEMENT_PRICE_REJECTED' },
    })
    await clerk.ask(verbs.reprice, { input: ids.map((id) => ({ id, settlePrice: '90' })) })
    expect((await clerk.ask(waybill, { id: ids[0] })).waybill).toMatchObject({ priceRejectReason: null })
    expect(await clerk.ask(documents.approve, { id: made.id })).toMatchObject({
      approveSettlement: { status: 'APPROVED', settleAmt: '190.00' },
    })
  })

  it('or until it is taken back', async () => {
    const { clerk, made, ids } = await withRejection()
    expect(await clerk.ask(verbs.keepPrices, { ids })).toEqual({ rows: done(ids) })
    const { no } = await rowOf<{ no: string }>(sql`select no from waybill where id = ${ids[0]}`)
    expect(await clerk.ask(verbs.keepPrices, { ids })).toEqual({
      rows: [{ id: ids[0], ok: false, msg: `运单${no}的单价没有被驳回` }],
    })
    expect((await settlementOf(clerk, made)).allowedActions).toContain('approve')
  })

  it('goes with the line into another settlement', async () => {
    const { company, clerk, made } = await withRejection()
    const older = await rowOf<{ id: string }>(sql`select payee_id as id from settlement where id = ${made.id}`)
    const other = await newSettlement(company)
    await rowsOf(sql`update waybill set payee_id = ${older.id} where settlement_id = ${other.id}`)
    await rowsOf(sql`update settlement_line set payee_id = ${older.id} where settlement_id = ${other.id}`)
    await rowsOf(sql`update settlement set payee_id = ${older.id} where id = ${other.id}`)
    await merge(clerk, [made, other])
    expect(await clerk.code(documents.approve, { id: made.id })).toBe('SETTLEMENT_PRICE_REJECTED')
  })

  it('needs a reason, and the permission to edit', async () => {
    const { company, clerk, ids } = await withRejection()
    expect(await clerk.code(verbs.rejectPrices, { ids, reason: ' ' })).toBe('INVALID_INPUT')
    const reader = await company.as('只读')
    expect(await reader.code(verbs.rejectPrices, { ids })).toBe('FORBIDDEN')
    expect(await reader.code(verbs.keepPrices, { ids })).toBe('FORBIDDEN')
    expect(await reader.code(verbs.remove, { ids })).toBe('FORBIDDEN')
    expect(await reader.code(verbs.reprice, { input: [{ id: ids[0], settlePrice: '1' }] })).toBe('FORBIDDEN')
  })
})

describe('submitting a settlement', () => {
  it('approves it, once however often it is asked for', async () => {
    const company = await newCompany()
    const { settlements } = await services()
    const actor = company.actor('审核员')
    const lacking = await newSettlement(company)
    await expect(settlements.submit(actor, lacking)).rejects.toThrow('还有2趟没有收款人')
    const made = await newSettlement(company, { payee: await newPayee(company) })
    const [first, again] = [await settlements.submit(actor, made), await settlements.submit(actor, made)]
    expect([first, again]).toEqual([true, true])
    const seen = await settlementOf(await company.as('管理员'), made)
    expect(seen).toMatchObject({ status: 'APPROVED' })
    expect(seen.version).toBe(made.version + 2)
    expect(() => settlements.submit(company.actor('结算员'), made)).toThrow('没有权限：审核结算单')
  })
})

describe('settling waybills row by row', () => {
  it('says of each why it stays out, also when all do', async () => {
    const company = await newCompany()
    const { generation } = await services()
    const actor = company.actor('结算员')
    const good = await newWaybill(company, { card: await newCard(company) })
    const loaded = await newWaybill(company, { status: 'LOADED' })
    expect(await generation.settleRows(actor, { waybillIds: [loaded.id, good.id, 'nothing'] })).toMatchObject([
      { id: loaded.id, no: loaded.no, ok: false, msg: '运单尚未卸车', code: 'NOT_UNLOADED', settleNoAfter: null },
      {
        id: good.id,
        no: good.no,
        ok: true,
        msg: null,
        settleNoAfter: expect.stringMatching(/^JS/),
        amountAfter: '100.00',
      },
      { id: 'nothing', no: null, ok: false, msg: '运单不存在' },
    ])
    const [again] = await generation.settleRows(actor, { waybillIds: [good.id] })
    expect(again).toMatchObject({ id: good.id, ok: false, msg: '运单已在结算单中' })
  })
})
