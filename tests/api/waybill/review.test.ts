import { sql } from '@tufang/server/kernel/sql/sql'
import { cardOf, documents, handedIn, only, preview, receiptOf, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newProject } from '@tufang/tests/factories/project'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import {
  changeDocuments,
  changesOf,
  decide,
  type ReviewAnswer,
  setBatch,
  updateRefusal,
  updateWaybill,
  waybillOf,
} from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const [clerk, reviewer, admin] = [await company.as('结算员'), await company.as('审核员'), await company.as('管理员')]

/** Request of a clerk for changing a waybill, which is on a card of its own. */
async function asked(input: object = { settlePrice: '80' }) {
  const card = await newCard(company)
  const waybill = await newWaybill(company, { card, weightUnit: 'TON', weightTons: '1.000' })
  const { review } = await updateWaybill(clerk, waybill, input, '谈价')
  if (!review) throw new Error('nothing waits')
  return { card, waybill, review }
}

const reviews = async (filter: object): Promise<ReviewAnswer[]> =>
  (await reviewer.ask<{ waybillReviews: { records: ReviewAnswer[] } }>(changeDocuments.reviews, { filter }))
    .waybillReviews.records

describe('an edit of a clerk that bears money', () => {
  it('waits for a reviewer, what bears none does not', async () => {
    const { card, waybill, review } = await asked({ settlePrice: '80', remark: '谈过价' })
    expect(await waybillOf(clerk, waybill)).toMatchObject({
      settlePrice: null,
      remark: '谈过价',
      pendingReview: true,
      settleable: false,
      version: 2,
      notSettleableReason: '运单修改待审核',
      review: { id: review.id, status: 'PENDING', reason: '谈价' },
    })
    expect(review).toMatchObject({
      status: 'PENDING',
      reason: '谈价',
      amountBefore: '100.00',
      amountAfter: '80.00',
      allowedActions: ['withdraw'],
      changes: [{ field: 'settlePrice', label: '结算单价', before: null, after: '80.00' }],
    })
    expect(await cardOf(clerk, card)).toMatchObject({
      unsettledAmount: '100.00',
      settleAbleCount: 0,
      updateWaybillsCount: 1,
      waybillsCount: 1,
    })
  })

  it.each([
    [{ weightTons: '2' }],
    [{ weightType: 'CUBIC' }],
    [{ tpMode: 'RELEASE' }],
    [{ exAmt: '1' }],
    [{ goDatetime: '2020-01-01T00:00:00+08:00', inDatetime: null }],
  ])('of %j waits too', async (input) => {
    expect((await asked(input)).review.status).toBe('PENDING')
  })

  it('cannot settle while it waits, and does afterwards', async () => {
    const { card, waybill, review } = await asked()
    const receipt = await handedIn(clerk, '王五', await besides(card))
    const source = { receipts: [{ giveCardNo: receipt.giveCardNo }] }
    expect((await preview(clerk, source)).excluded).toMatchObject([{ id: waybill.id, reason: 'PENDING_REVIEW' }])
    await settle(clerk, source)
    expect(await receiptOf(clerk, receipt)).toMatchObject({ updateWaybillsCount: 1, status: 'OPEN' })
    await decide(reviewer, 'approve', review)
    expect(only((await settle(clerk, source)).settlements)).toMatchObject({ settleAmt: '80.00' })
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'SETTLED' })
  })

  it('is one at a time: nothing that bears money changes meanwhile, by nobody', async () => {
    const { waybill } = await asked()
    const message = `运单${waybill.no}有修改待审核，请先审核或撤回`
    for (const who of [clerk, admin]) {
      expect(await updateRefusal(who, waybill, { weightTons: '3' })).toMatchObject({ message })
    }
    await updateWaybill(clerk, waybill, { remark: '这个可以' })
    const again = sql`insert into waybill_review
      (company_id, id, waybill_id, changes, amount_before, amount_after, applied_by, apply_name, applied_at)
      select company_id, gen_random_uuid(), waybill_id, changes, 0, 0, applied_by, apply_name, now()
      from waybill_review where company_id = ${company.id} and waybill_id = ${waybill.id}`
    await expect(rowsOf(again)).rejects.toThrow(/unique/)
  })

  /** Another waybill on the card, so that the card can be handed in. */
  async function besides<Made extends { id: string; cardNo: string; captainId: string }>(card: Made): Promise<Made> {
    await newWaybill(company, { card })
    return card
  }
})

describe('a reviewer', () => {
  it('sees who asks for what, and why', async () => {
    const { waybill, review } = await asked({ settlePrice: '80', weightTons: '2' })
    const [found] = await reviews({ waybillId: waybill.id, status: ['PENDING'] })
    expect(found).toMatchObject({
      id: review.id,
      waybillId: waybill.id,
      waybillNo: waybill.no,
      applyName: company.people.结算员.name,
      amountBefore: '100.00',
      amountAfter: '160.00',
      allowedActions: ['approve', 'reject'],
    })
    expect(found?.changes).toEqual([
      { field: 'weightTons', label: '数量', before: '1.000', after: '2.000' },
      { field: 'settlePrice', label: '结算单价', before: null, after: '80.00' },
    ])
  })

  it('approves: the waybill says it, the card’s account has it, and the history who and why', async () => {
    const { card, waybill, review } = await asked({ settlePrice: '80', weightTons: '2' })
    const decided = await decide(reviewer, 'approve', review, '已核实')
    expect(decided).toMatchObject({ status: 'APPROVED', auditReason: '已核实', auditName: company.people.审核员.name })
    expect(await waybillOf(clerk, waybill)).toMatchObject({
      settlePrice: '80.00',
      priceSource: 'TYPED',
      weightTons: '2.000',
      pendingReview: false,
      settleable: true,
      review: null,
    })
    expect(await cardOf(clerk, card)).toMatchObject({
      unsettledAmount: '160.00',
      settleAbleCount: 1,
      updateWaybillsCount: 0,
    })
    const history = await changesOf(clerk, waybill)
    expect(history.map(({ field, before, after, reason }) => [field, before, after, reason])).toEqual(
      expect.arrayContaining([
        ['settlePrice', null, '80.00', '已核实'],
        ['weightTons', '1.000', '2.000', '已核实'],
        ['pendingReview', '是', '否', '已核实'],
        ['pendingReview', '否', '是', '谈价'],
      ]),
    )
  })

  it('rejects with a reason: the waybill stays as it was and can settle', async () => {
    const { card, waybill, review } = await asked()
    expect(await reviewer.refusal(changeDocuments.reject, { id: review.id, reason: ' ' })).toMatchObject({
      message: '请输入原因',
    })
    expect(await decide(reviewer, 'reject', review, '与地磅单不符')).toMatchObject({
      status: 'REJECTED',
      auditReason: '与地磅单不符',
      allowedActions: [],
    })
    expect(await waybillOf(clerk, waybill)).toMatchObject({ settlePrice: null, pendingReview: false, settleable: true })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '100.00', settleAbleCount: 1 })
    await updateWaybill(clerk, waybill, { settlePrice: '85' })
  })

  it('decides once', async () => {
    const { review } = await asked()
    await decide(reviewer, 'approve', review)
    expect(await reviewer.refusal(changeDocuments.reject, { id: review.id, reason: '晚了' })).toMatchObject({
      message: '修改申请当前为“已通过”，不能驳回',
    })
    expect(await clerk.refusal(changeDocuments.withdraw, { id: review.id })).toMatchObject({
      message: '修改申请当前为“已通过”，不能撤回',
    })
  })

  it('is told when the waybill no longer says what the applicant saw', async () => {
    const { waybill, review } = await asked({ settlePrice: '80' })
    await clerk.ask(documents.setPrices, { input: [{ id: waybill.id, settlePrice: '90' }] })
    const { extensions } = await reviewer.refusal(changeDocuments.approve, { id: review.id })
    expect(extensions).toMatchObject({
      code: 'STALE',
      data: {
        differences: [{ field: 'settlePrice', mine: '80.00', theirs: '90.00', changedBy: company.people.结算员.name }],
      },
    })
    await decide(reviewer, 'reject', review, '已另行定价')
  })

  it('approves at the prices of that moment', async () => {
    const [project, soilType] = [await newProject(company), await newSoilType(company)]
    await newProjectPrice(company, { project, soilType, price: '7.00' })
    const card = await newCard(company)
    const waybill = await newWaybill(company, { card, project, soilType, weightUnit: 'TON', weightTons: '10.000' })
    const { review } = await updateWaybill(clerk, waybill, { weightTons: '12' })
    await rowsOf(
      sql`update project_price set price = 8 where company_id = ${company.id} and project_id = ${project.id}`,
    )
    await decide(reviewer, 'approve', { id: review?.id ?? '' })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '96.00' })
  })

  it('decides many at once, each answered on its own, in as many statements as for one', async () => {
    const ask = async (count: number) => {
      const waybills = await newWaybills(company, count, { card: await newCard(company) })
      const ids: string[] = []
      for (const waybill of waybills) ids.push((await updateWaybill(clerk, waybill, { exAmt: '1' })).review?.id ?? '')
      return ids
    }
    const approveAll = (ids: string[]) => reviewer.ask(changeDocuments.approveMany, { ids })
    await approveAll(await ask(1))
    const [two, twelve] = [await ask(2), await ask(12)]
    const wanted = (await statementsOf(() => approveAll(two))).length
    expect((await statementsOf(() => approveAll(twelve))).length).toBe(wanted)
    expect(await reviewer.ask(changeDocuments.rejectMany, { ids: [two[0], 'x'], reason: '晚了' })).toEqual({
      rejectWaybillChanges: [
        { id: two[0], ok: false, msg: '修改申请当前为“已通过”，不能驳回' },
        { id: 'x', ok: false, msg: '修改申请不存在' },
      ],
    })
  })

  it('finds requests by state, waybill, plate, project, applicant and time, of the own company only', async () => {
    const { waybill, review } = await asked()
    const { truckCode, projectId } = await waybillOf(clerk, waybill)
    const own = { waybillId: waybill.id }
    const filters = [
      own,
      { ...own, truckCode },
      { ...own, projectId },
      { no: waybill.no },
      { ...own, applyName: '结算' },
    ]
    for (const filter of filters) expect((await reviews(filter)).map(({ id }) => id)).toEqual([review.id])
    expect(await reviews({ ...own, status: ['APPROVED'] })).toEqual([])
    expect(await reviews({ ...own, own: true })).toEqual([])
    expect(await reviews({ ...own, applyTime: { to: '2020-01-01T00:00:00+08:00' } })).toEqual([])
    const foreigner = await (await newCompany()).as('管理员')
    expect(await foreigner.ask(changeDocuments.reviews, { filter: own })).toMatchObject({
      waybillReviews: { total: 0 },
    })
  })
})

describe('the applicant', () => {
  it('may think better of it', async () => {
    const { waybill, review } = await asked()
    expect(await decide(clerk, 'withdraw', review)).toMatchObject({ status: 'WITHDRAWN' })
    expect(await waybillOf(clerk, waybill)).toMatchObject({ pendingReview: false, settlePrice: null, review: null })
  })

  it('alone may', async () => {
    const { review } = await asked()
    expect(await admin.refusal(changeDocuments.withdraw, { id: review.id })).toMatchObject({
      message: '只能撤回本人的修改申请',
    })
    expect(await clerk.code(changeDocuments.approve, { id: review.id })).toBe('FORBIDDEN')
  })

  it('loses it when the waybill is voided', async () => {
    const { card, waybill, review } = await asked()
    await clerk.ask(changeDocuments.void, { id: waybill.id, reason: '重复打卡' })
    expect(await reviews({ waybillId: waybill.id })).toMatchObject([
      { id: review.id, status: 'CANCELLED', auditReason: '运单已作废' },
    ])
    expect(await waybillOf(clerk, waybill)).toMatchObject({ status: 'VOID', pendingReview: false })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '0.00', updateWaybillsCount: 0 })
  })

  it('is answered by a batch that bears no money as ever', async () => {
    const { waybill } = await asked()
    expect((await setBatch(clerk, 'remarks', [{ id: waybill.id, remark: '批量' }])).changedCount).toBe(1)
  })
})
