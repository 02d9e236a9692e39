import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { applyFor, approvePrice, priceDocuments, priceOf } from '@tufang/tests/price'
import { applyForTask, approveTask, taskDocuments as documents, type TaskAnswer } from '@tufang/tests/task'
import { describe, expect, it } from 'vitest'

await testApp()

describe('a task application', () => {
  it('becomes a direct-pay price when it is approved, and ends with it', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const [admin, auditor] = [await company.as('管理员'), await company.as('审核员')]
    const applied = await applyForTask(admin, { ...freightOf(haul), remark: '夜班四台车' })
    expect(applied).toMatchObject({
      status: 'PENDING',
      tpMode: 'FREIGHT',
      directPayPrice: '80.00',
      captainAndDriversText: '黄师傅（李师傅）',
      allowedActions: ['edit', 'approve', 'reject', 'delete'],
    })
    const approved = await approveTask(auditor, applied)
    expect(approved).toMatchObject({ status: 'APPROVED', auditOwn: false })
    const price = { id: approved.directPayPriceId ?? '' }
    expect(await priceOf(admin, price)).toMatchObject({
      status: 'APPROVED',
      directPayPrice: '80.00',
      garbageName: haul.dumpSite.name,
      auditName: '审核员',
    })
    const { invalidateCaptainTask } = await admin.ask<{ invalidateCaptainTask: TaskAnswer }>(documents.invalidate, {
      id: applied.id,
    })
    expect(invalidateCaptainTask).toMatchObject({ status: 'EXPIRED', allowedActions: ['view'] })
    expect(await priceOf(admin, price)).toMatchObject({ status: 'EXPIRED', reason: '任务申请已失效' })
  })

  it('is completed on the audit form, which says what is missing', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    const { projectInfoId, captainAndDriver } = freightOf(haul)
    const bare = await applyForTask(admin, { projectInfoId, captainAndDriver })
    expect(bare).toMatchObject({ tpMode: null, soilType: null, directPayPrice: null })
    const { extensions, message } = await admin.refusal(documents.audit, { id: bare.id, approve: true })
    expect(message).toBe('请选择运输模式')
    expect(extensions.fieldErrors).toEqual([
      { field: 'form.tpMode', message: '请选择运输模式' },
      { field: 'form.soilType', message: '请选择土质' },
      { field: 'form.directPayPrice', message: '请输入直付价' },
    ])
    const form = { ...freightOf(haul), captainAndDriver: [{ captainId: haul.captain.id }], directPayPrice: '0' }
    const approved = await approveTask(admin, bare, form)
    expect(approved).toMatchObject({ directPayPrice: '0.00', captainAndDriversText: '黄师傅（全部司机）' })
  })

  it.each([
    [{ directPayPrice: '-0.01' }, '直付价须在0到999999999.99之间'],
    [{ directPayPrice: '0.001' }, '直付价须为数字，最多2位小数'],
    [{ captainAndDriver: [] }, '请输入车队长和司机'],
    [{ soilType: ' ' }, '请选择土质'],
  ])('is not approved with %j', async (wrong, message) => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    const { id } = await applyForTask(admin, freightOf(haul))
    const refusal = await admin.refusal(documents.audit, { id, approve: true, form: { ...freightOf(haul), ...wrong } })
    expect(refusal).toMatchObject({ message, extensions: { code: 'INVALID_INPUT' } })
  })

  it('for freight without a dump site is approved without a price', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    const applied = await applyForTask(admin, { ...freightOf(haul), garbageId: null })
    expect(await approveTask(admin, applied)).toMatchObject({ status: 'APPROVED', directPayPriceId: null })
  })

  it('is not approved by the person who set its terms once the company wants two people, not even on the form', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const [admin, auditor] = [await company.as('管理员'), await company.as('审核员')]
    await admin.ask(priceDocuments.setFourEyes, { enabled: true })
    const applied = await applyForTask(admin, freightOf(haul))
    expect(applied.allowedActions).toEqual(['edit', 'reject', 'delete'])
    expect(await admin.code(documents.audit, { id: applied.id, approve: true })).toBe('PRICE_OWN')
    const dearer = { id: applied.id, approve: true, form: freightOf(haul, '90') }
    expect(await auditor.code(documents.audit, dearer)).toBe('PRICE_OWN')
    expect(await approveTask(auditor, applied, freightOf(haul))).toMatchObject({ status: 'APPROVED' })
  })

  it('names the effective prices that stand in its way, or replaces them', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    const old = await approvePrice(admin, await applyFor(admin, freightOf(haul)))
    const applied = await applyForTask(admin, freightOf(haul, '90'))
    expect(await admin.code(documents.audit, { id: applied.id, approve: true })).toBe('PRICE_CLASH')
    const { auditCaptainTask } = await admin.ask<{ auditCaptainTask: TaskAnswer }>(documents.audit, {
      id: applied.id,
      approve: true,
      replace: true,
    })
    expect(await priceOf(admin, old)).toMatchObject({
      status: 'EXPIRED',
      replacedById: auditCaptainTask.directPayPriceId,
    })
  })

  it('is rejected for good, and edited and deleted only while it is pending', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    const applied = await applyForTask(admin, freightOf(haul))
    const input = { ...freightOf(haul, '70'), remark: '白班' }
    await admin.ask(documents.update, { id: applied.id, input, version: 1 })
    expect(await admin.code(documents.update, { id: applied.id, input, version: 1 })).toBe('STALE')
    await admin.ask(documents.audit, { id: applied.id, approve: false, reason: '车况不符' })
    const { captainTask } = await admin.ask<{ captainTask: TaskAnswer }>(documents.one, { id: applied.id })
    expect(captainTask).toMatchObject({ status: 'REJECTED', reason: '车况不符', directPayPrice: '70.00' })
    for (const [document, more] of [
      [documents.update, { input }],
      [documents.delete, {}],
      [documents.audit, { approve: true }],
      [documents.invalidate, {}],
    ] as const) {
      expect(await admin.code(document, { id: applied.id, ...more })).toBe('MOVE_NOT_ALLOWED')
    }
    const other = await applyForTask(admin, freightOf(haul))
    expect((await admin.ask(documents.delete, { id: other.id })).deleteCaptainTask).toEqual({
      id: other.id,
      type: 'CaptainTask',
    })
  })
})

describe('the chooser', () => {
  it('shows a row for every driver, with the projects of approved tasks', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    await approveTask(admin, await applyForTask(admin, freightOf(haul)))
    const rows = async (filter: object) =>
      (
        await admin.ask<{
          captainDrivers: { total: number; records: { driverName: string; projectName: string | null }[] }
        }>(
          `query ($filter: CaptainDriverFilter) { captainDrivers(filter: $filter) {
            total records { captainName driverName projectName isOpenWallet } } }`,
          { filter },
        )
      ).captainDrivers
    expect(await rows({})).toEqual({
      total: 2,
      records: [
        { captainName: '黄师傅', driverName: '张师傅', projectName: null, isOpenWallet: false },
        { captainName: '黄师傅', driverName: '李师傅', projectName: haul.project.name, isOpenWallet: false },
      ],
    })
    expect(await rows({ projectInfoId: haul.project.id })).toMatchObject({
      total: 1,
      records: [{ driverName: '李师傅' }],
    })
    const { captain, driver, truck } = haul
    for (const keyword of [captain.mobile, truck.plate.toLowerCase()]) expect((await rows({ keyword })).total).toBe(2)
    expect(await rows({ keyword: driver.mobile })).toMatchObject({ total: 1, records: [{ driverName: '李师傅' }] })
    expect(await rows({ keyword: '张' })).toMatchObject({ total: 1, records: [{ driverName: '张师傅' }] })
    await newCaptain(company, { name: '罗师傅' })
    const tree = async (keyword: string) =>
      (
        await admin.ask<{ captainTree: object[] }>(
          `query ($keyword: String) { captainTree(keyword: $keyword) {
            captainName mobile plates drivers { driverName mobile } } }`,
          { keyword },
        )
      ).captainTree
    const whole = {
      captainName: '黄师傅',
      mobile: captain.mobile,
      plates: [truck.plate],
      drivers: [
        { driverName: '张师傅', mobile: haul.other.mobile },
        { driverName: '李师傅', mobile: driver.mobile },
      ],
    }
    for (const keyword of ['李师', captain.mobile, driver.mobile, truck.plate.slice(1).toLowerCase()]) {
      expect(await tree(keyword)).toEqual([whole])
    }
    expect(await tree('%')).toEqual([])
    expect(await tree('')).toMatchObject([{ captainName: '罗师傅', plates: [], drivers: [] }, whole])
  })
})
