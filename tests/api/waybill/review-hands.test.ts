import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { changeDocuments, decide, updateWaybill, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

describe('where a company wants two people, a change that bears money', () => {
  it('of a reviewer waits as well, and is approved by another one only', async () => {
    const company = await newCompany()
    const [admin, reviewer] = [await company.as('管理员'), await company.as('审核员')]
    const waybill = await newWaybill(company, { card: await newCard(company) })
    // One person is still enough here.
    expect((await updateWaybill(admin, waybill, { settlePrice: '90' }, '谈价')).review).toBeNull()
    await rowsOf(sql`update company set four_eyes = true where id = ${company.id}`)
    const now = await waybillOf(admin, waybill)
    const { review } = await updateWaybill(admin, now, { settlePrice: '80' }, '再谈')
    expect(review).toMatchObject({ status: 'PENDING', allowedActions: ['reject', 'withdraw'] })
    const id = review?.id ?? ''
    expect(await admin.code(changeDocuments.approve, { id })).toBe('WAYBILL_CHANGE_OWN')
    expect((await waybillOf(admin, waybill)).settlePrice).toBe('90.00')
    await decide(reviewer, 'approve', { id })
    expect((await waybillOf(admin, waybill)).settlePrice).toBe('80.00')
  })
})
