import { newCompany } from '@tufang/tests/company'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../kernel/sql/sql.js'
import { ruleNames } from '../anomaly/rules/index.js'
import { exclusionText, whyNotSettleable, whyNotText } from './eligibility.js'
import { notSettleableReason, waybillIs } from './eligibility.sql.js'

const statuses = ['LOADED', 'IN_TRANSIT', 'UNLOADED', 'VOID'] as const
const facts = statuses.flatMap((status) =>
  [true, false].flatMap((pendingReview) =>
    [null, 'OVERWEIGHT' as const].map((anomalyHold) => ({ status, pendingReview, anomalyHold })),
  ),
)

describe('whyNotSettleable', () => {
  const held = 'SAME_PICTURE'

  it.each([
    ['UNLOADED', false, null, null],
    ['UNLOADED', true, null, 'PENDING_REVIEW'],
    ['UNLOADED', false, 's', 'IN_SETTLEMENT'],
    ['UNLOADED', true, 's', 'IN_SETTLEMENT'],
    ['LOADED', false, null, 'NOT_UNLOADED'],
    ['IN_TRANSIT', true, null, 'NOT_UNLOADED'],
    ['VOID', false, null, 'VOID'],
    ['VOID', true, null, 'VOID'],
  ] as const)('of %s, review %j, settlement %j is %j', (status, pendingReview, settlementId, reason) => {
    expect(whyNotSettleable({ status, pendingReview, anomalyHold: null, settlementId })).toBe(reason)
  })

  it.each([
    ['UNLOADED', false, null, 'ANOMALY'],
    ['UNLOADED', true, null, 'PENDING_REVIEW'],
    ['UNLOADED', false, 's', 'IN_SETTLEMENT'],
    ['LOADED', false, null, 'NOT_UNLOADED'],
    ['VOID', false, null, 'VOID'],
  ] as const)('of a held %s, review %j, settlement %j is %j', (status, pendingReview, settlementId, reason) => {
    expect(whyNotSettleable({ status, pendingReview, anomalyHold: held, settlementId })).toBe(reason)
  })

  it('has a text for every reason, and for every rule that can hold a waybill back', () => {
    const reasons = [
      'NOT_FOUND',
      'VOID',
      'NOT_UNLOADED',
      'PENDING_REVIEW',
      'IN_SETTLEMENT',
      'UNPRICED',
      'AMOUNT_OUT_OF_RANGE',
    ] as const
    const texts = [
      ...reasons.map((reason) => exclusionText(reason)),
      ...ruleNames.map((rule) => exclusionText('ANOMALY', rule)),
    ]
    for (const text of texts) expect(text).toMatch(/[\u4e00-\u9fff]/)
    expect(new Set(texts).size).toBe(reasons.length + ruleNames.length)
    expect(exclusionText('ANOMALY', 'OVERWEIGHT')).toBe('异常“超载”未处理，排除或更正后才能结算')
  })
})

describe('the conditions in SQL', () => {
  it('agree with the rule for every waybill that is in no settlement', async () => {
    const company = await newCompany()
    const wanted = new Map<string, { reason: string | null; text: string | null }>()
    for (const { anomalyHold, ...fact } of facts) {
      const { id } = await newWaybill(company, fact)
      // Sets a hold without a flag behind it; removed below.
      await rowsOf(
        sql`update waybill set anomaly_hold = ${anomalyHold} where company_id = ${company.id} and id = ${id}`,
      )
      const all = { ...fact, anomalyHold, settlementId: null }
      wanted.set(id, { reason: whyNotSettleable(all), text: whyNotText(all) })
    }
    const found = await rowsOf<{ id: string; settleable: boolean; underReview: boolean; why: string | null }>(sql`
      select w.id, ${waybillIs.settleable} as settleable, ${waybillIs.underReview} as "underReview", ${notSettleableReason} as why
      from waybill w where w.company_id = ${company.id}`)
    await rowsOf(sql`update waybill set anomaly_hold = null where company_id = ${company.id}`)
    expect(found).toHaveLength(facts.length)
    for (const { id, settleable, underReview, why } of found) {
      const { reason, text } = wanted.get(id) ?? {}
      expect({ settleable, underReview, why }).toEqual({
        settleable: reason === null,
        underReview: reason === 'PENDING_REVIEW' || reason === 'ANOMALY',
        why: text,
      })
    }
  })
})
