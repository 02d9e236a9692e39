import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import {
  applyFor,
  approvePrice,
  priceDocuments as documents,
  invalidatePrice,
  type PriceAnswer,
  priceOf,
  rejectPrice,
} from '@tufang/tests/price'
import { newColleague } from '@tufang/tests/role'
import { describe, expect, it } from 'vitest'

await testApp()

describe('a direct-pay price', () => {
  it('is applied for, reviewed and invalidated, and keeps its history', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const [admin, auditor] = [await company.as('管理员'), await company.as('审核员')]
    const applied = await applyFor(admin, freightOf(haul))
    expect(applied).toMatchObject({
      status: 'PENDING',
      tpMode: 'FREIGHT',
      soilType: haul.soilType.name,
      garbageName: haul.dumpSite.name,
      directPayPrice: '80.00',
      captainAndDriversText: '黄师傅（李师傅）',
      own: true,
      version: 1,
      allowedActions: ['edit', 'approve', 'reject', 'delete', 'copy'],
    })
    const approved = await approvePrice(auditor, applied)
    expect(approved).toMatchObject({
      status: 'APPROVED',
      auditName: '审核员',
      auditOwn: false,
      own: false,
      allowedActions: ['invalidate', 'view'],
    })
    const ended = await invalidatePrice(admin, applied)
    expect(ended).toMatchObject({ status: 'EXPIRED', allowedActions: ['view', 'copy'] })
    const { history } = await priceOf(admin, applied)
    expect(history.filter(({ field }) => field === 'status').map(({ before, after }) => [before, after])).toEqual([
      ['已审核', '已失效'],
      ['待审核', '已审核'],
      [null, '待审核'],
    ])
    expect(history).toContainEqual(
      expect.objectContaining({
        field: 'captainAndDrivers',
        before: null,
        after: '黄师傅（李师傅）',
        createBy: '管理员',
      }),
    )
  })

  it('is rejected for good with a reason, and starts over as a copy', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const applied = await applyFor(admin, freightOf(await newHaul(company)))
    expect(await admin.refusal(documents.audit, { id: applied.id, approve: false })).toMatchObject({
      message: '请输入驳回原因',
    })
    const rejected = await rejectPrice(admin, applied, '价格偏高')
    expect(rejected).toMatchObject({ status: 'REJECTED', reason: '价格偏高', auditOwn: true })
    expect(await admin.refusal(documents.audit, { id: applied.id, approve: true })).toMatchObject({
      message: '直付价当前为“已驳回”，不能审核通过',
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
    const { copyDirectPayPrice: copy } = await admin.ask<{ copyDirectPayPrice: PriceAnswer }>(documents.copy, {
      id: applied.id,
    })
    expect(copy).toMatchObject({ status: 'PENDING', copiedFromId: applied.id, directPayPrice: '80.00', reason: null })
    expect(copy.captainAndDriver).toEqual(applied.captainAndDriver)
  })

  it('may be edited and deleted while it is pending, and not after', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    const applied = await applyFor(admin, freightOf(haul))
    const input = { ...freightOf(haul, '90'), tpMode: 'RELEASE', captainAndDriver: [{ captainId: haul.captain.id }] }
    const { updateDirectPayPrice } = await admin.ask<{ updateDirectPayPrice: PriceAnswer }>(documents.update, {
      id: applied.id,
      version: 1,
      input,
    })
    expect(updateDirectPayPrice).toMatchObject({
      tpMode: 'RELEASE',
      garbageId: null,
      directPayPrice: '90.00',
      version: 2,
      captainAndDriversText: '黄师傅（全部司机）',
    })
    expect(await admin.code(documents.update, { id: applied.id, version: 1, input })).toBe('STALE')
    await approvePrice(admin, applied)
    for (const [document, variables] of [
      [documents.update, { id: applied.id, input }],
      [documents.delete, { id: applied.id }],
    ] as const) {
      expect(await admin.code(document, variables)).toBe('MOVE_NOT_ALLOWED')
    }
    const other = await applyFor(admin, freightOf(haul))
    expect((await admin.ask(documents.delete, { id: other.id })).deleteDirectPayPrice).toEqual({
      id: other.id,
      type: 'DirectPayPrice',
    })
    expect((await admin.ask(documents.one, { id: other.id })).directPayPrice).toBeNull()
  })

  it('is not approved by the person who set its terms once the company wants two people', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const [admin, auditor] = [await company.as('管理员'), await company.as('审核员')]
    await admin.ask(documents.setFourEyes, { enabled: true })
    const applied = await applyFor(admin, freightOf(haul))
    expect(applied.allowedActions).toEqual(['edit', 'reject', 'delete', 'copy'])
    expect(await admin.refusal(documents.audit, { id: applied.id, approve: true })).toMatchObject({
      message: '公司已开启复核，不能审核自己申请或修改的直付价',
      extensions: { code: 'PRICE_OWN' },
    })
    expect(await approvePrice(auditor, applied)).toMatchObject({ status: 'APPROVED', auditOwn: false })
    await admin.ask(documents.setFourEyes, { enabled: false })
  })

  it('names the effective ones that stand in its way, or replaces them', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    const old = await approvePrice(admin, await applyFor(admin, freightOf(haul)))
    const wide = { ...freightOf(haul, '95'), captainAndDriver: [{ captainId: haul.captain.id }] }
    const applied = await applyFor(admin, wide)
    expect((await priceOf(admin, applied)).clashes).toEqual([{ id: old.id }])
    const refusal = await admin.refusal(documents.audit, { id: applied.id, approve: true })
    expect(refusal.extensions.code).toBe('PRICE_CLASH')
    expect(refusal.message).toContain(`货运 · ${haul.soilType.name} · ${haul.dumpSite.name} 80.00元，黄师傅（李师傅）`)
    const { caller: mayOnlyApprove } = await newColleague(company, ['chain:directPayPriceSet:audit'])
    const replacing = { id: applied.id, approve: true, replace: true }
    expect(await mayOnlyApprove.code(documents.audit, replacing)).toBe('FORBIDDEN')
    const auditor = await company.as('审核员')
    expect(await approvePrice(auditor, applied, true)).toMatchObject({ status: 'APPROVED', directPayPrice: '95.00' })
    expect(await priceOf(admin, old)).toMatchObject({
      status: 'EXPIRED',
      replacedById: applied.id,
      reason: '由新的直付价取代',
    })
  })
})
