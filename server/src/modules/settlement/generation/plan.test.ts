import { describe, expect, it } from 'vitest'
import { parseMoney, quantity, ZERO } from '../../../kernel/money/money.js'
import { createPricing, type ProjectPrice } from '../../price/index.js'
import type { Candidate } from './generation.queries.js'
import { makePlan, missing, reasonsText, sumOf } from './plan.js'

let made = 0
const candidate = (parts: Partial<Candidate> = {}): Candidate => {
  made += 1
  return {
    id: `w${made}`,
    no: `YD${made}`,
    status: 'UNLOADED',
    pendingReview: false,
    settlementId: null,
    anomalyHold: null,
    cardId: 'k',
    cardNo: 'B1',
    truckCode: '粤B1',
    projectId: 'p',
    projectName: '项目',
    captainId: 'c',
    tpMode: 'FREIGHT',
    goSoilType: '淤泥',
    dumpSiteId: null,
    goDatetime: '2026-10-01 08:00:00+08',
    driverId: null,
    goAt: Date.parse('2026-10-01T08:00:00+08:00') * 1000,
    settlePrice: null,
    priceSource: null,
    weightUnit: 'TRUCK',
    weightTons: quantity(1),
    exAmt: ZERO,
    adjustAmt: ZERO,
    payTaxes: ZERO,
    prepaidAmt: ZERO,
    payeeId: null,
    carrierName: null,
    ...parts,
  }
}
const projectPrices: ProjectPrice[] = ['p', 'q'].map((projectId) => ({
  id: projectId,
  projectId,
  tpMode: 'FREIGHT',
  soilType: '淤泥',
  dumpSiteId: null,
  price: parseMoney('10.10'),
  from: null,
  until: null,
}))
const prices = createPricing({ direct: [], project: projectPrices })

describe('makePlan', () => {
  it('makes one group for each project and applicant', async () => {
    const candidates = [
      candidate({ cardId: 'a' }),
      candidate({ cardId: 'b' }),
      candidate({ cardId: 'a', projectId: 'q', projectName: '别的' }),
      candidate({ cardId: 'a' }),
    ]
    const { groups, excluded } = await makePlan(candidates, prices, ({ cardId }) => (cardId === 'a' ? '王五' : '赵六'))
    expect(excluded).toEqual([])
    expect(groups.map(({ projectId, agentName, lines }) => [projectId, agentName, lines.length, sumOf(lines)])).toEqual(
      [
        ['p', '王五', 2, '20.20'],
        ['p', '赵六', 1, '10.10'],
        ['q', '王五', 1, '10.10'],
      ],
    )
  })

  it('keeps projects and applicants apart whose names run into each other', async () => {
    const candidates = [candidate({ projectId: 'p', cardId: '","x' }), candidate({ projectId: 'p","', cardId: 'x' })]
    const both = projectPrices.concat(projectPrices.slice(0, 1).map((price) => ({ ...price, projectId: 'p","' })))
    expect(
      (await makePlan(candidates, createPricing({ direct: [], project: both }), ({ cardId }) => cardId ?? '')).groups,
    ).toHaveLength(2)
  })

  it.each<[Partial<Candidate>, string, string]>([
    [{ status: 'VOID' }, 'VOID', '运单已作废'],
    [{ settlementId: 's' }, 'IN_SETTLEMENT', '运单已在结算单中'],
    [{ status: 'LOADED' }, 'NOT_UNLOADED', '运单尚未卸车'],
    [{ pendingReview: true }, 'PENDING_REVIEW', '运单修改待审核'],
    [{ anomalyHold: 'SAME_PICTURE' }, 'ANOMALY', '异常“照片重复”未处理，排除或更正后才能结算'],
    [{ goSoilType: '没有单价' }, 'UNPRICED', '没有单价，需先填写单价'],
    [{ adjustAmt: parseMoney('-10.11') }, 'AMOUNT_OUT_OF_RANGE', '金额不在0到999999999.99元之间'],
    [
      { weightUnit: 'TON', weightTons: quantity('99999999.999') },
      'AMOUNT_OUT_OF_RANGE',
      '金额不在0到999999999.99元之间',
    ],
  ])('leaves %j out with its reason', async (parts, reason, message) => {
    const out = candidate(parts)
    const { groups, excluded } = await makePlan([out, candidate()], prices, () => '王五')
    expect(groups.map(({ lines }) => lines.length)).toEqual([1])
    expect(excluded).toEqual([{ id: out.id, no: out.no, cardNo: 'B1', truckCode: '粤B1', reason, message }])
  })

  it('neither loses nor doubles a waybill', async () => {
    const candidates = [
      candidate(),
      candidate({ pendingReview: true }),
      candidate({ projectId: 'q' }),
      candidate({ status: 'VOID' }),
    ]
    const { groups, excluded } = await makePlan(candidates, prices, () => '王五')
    const ids = [
      ...groups.flatMap(({ lines }) => lines.map(({ waybill }) => waybill.id)),
      ...excluded.map(({ id }) => id),
    ]
    expect(ids.toSorted()).toEqual(candidates.map(({ id }) => id).toSorted())
  })

  it('of nothing is nothing', async () => {
    expect(await makePlan([], prices, () => '王五')).toEqual({ groups: [], excluded: [] })
  })
})

describe('reasonsText', () => {
  it('counts by reason', async () => {
    const { excluded } = await makePlan(
      [candidate({ status: 'VOID' }), candidate({ pendingReview: true }), candidate({ status: 'VOID' })],
      prices,
      () => '',
    )
    expect(reasonsText([...excluded, missing('x')])).toBe('运单已作废2趟，运单修改待审核1趟，运单不存在1趟')
  })

  it('says when there was nothing at all', async () => {
    expect(reasonsText([])).toBe('所选范围内没有运单')
  })
})
