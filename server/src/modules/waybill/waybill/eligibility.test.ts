import { newCompany } from '@tufang/tests/company'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../kernel/sql.js'
import { exclusionTexts, whyNotSettleable } from './eligibility.js'
import { waybillIs } from './eligibility.sql.js'

const statuses = ['LOADED', 'IN_TRANSIT', 'UNLOADED', 'VOID'] as const
const facts = statuses.flatMap((status) => [true, false].map((pendingReview) => ({ status, pendingReview })))

describe('whyNotSettleable', () => {
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
    expect(whyNotSettleable({ status, pendingReview, settlementId })).toBe(reason)
  })

  it('has a text for every reason', () => {
    for (const text of Object.values(exclusionTexts)) expect(text).toMatch(/[\u4e00-\u9fff]/)
  })
})

describe('the conditions in SQL', () => {
  it('agree with the rule for every waybill that is in no settlement', async () => {
    const company = await newCompany()
    const wanted = new Map<string, string | null>()
    for (const fact of facts) {
      const { id } = await newWaybill(company, fact)
      wanted.set(id, whyNotSettleable({ ...fact, settlementId: null }))
    }
    const found = await rowsOf<{ id: string; settleable: boolean; underReview: boolean }>(sql`
      select w.id, ${waybillIs.settleable} as settleable, ${waybillIs.underReview} as "underReview"
      from waybill w where w.company_id = ${company.id}`)
    expect(found).toHaveLength(facts.length)
    for (const { id, settleable, underReview } of found) {
      expect({ settleable, underReview }).toEqual({
        settleable: wanted.get(id) === null,
        underReview: wanted.get(id) === 'PENDING_REVIEW',
      })
    }
  })
})
