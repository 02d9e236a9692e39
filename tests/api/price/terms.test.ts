import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newProject } from '@tufang/tests/factories/project'
import { applyFor, priceDocuments as documents, type PriceAnswer } from '@tufang/tests/price'
import { describe, expect, it } from 'vitest'

await testApp()
const company = await newCompany()
const [haul, stranger] = [await newHaul(company), await newHaul(company)]
const foreign = await newHaul(await newCompany())
const clerk = await company.as('管理员')
const full = freightOf(haul)
const own = { captainId: haul.captain.id, driverId: haul.driver.id }

describe('what somebody fills in', () => {
  it('is missed in the order of the form', async () => {
    const { extensions, message } = await clerk.refusal(documents.apply, {
      input: { projectInfoId: full.projectInfoId },
    })
    expect(message).toBe('请选择运输模式')
    expect(extensions.fieldErrors).toEqual([
      { field: 'input.tpMode', message: '请选择运输模式' },
      { field: 'input.soilType', message: '请选择土质' },
      { field: 'input.directPayPrice', message: '请输入直付价' },
      { field: 'input.captainAndDriver', message: '请选择车队长和司机' },
    ])
    const freight = { projectInfoId: full.projectInfoId, tpMode: 'FREIGHT' }
    const asked = (await clerk.refusal(documents.apply, { input: freight })).extensions.fieldErrors
    expect(asked.map(({ field }) => field)).toEqual(
      ['soilType', 'garbageId', 'directPayPrice', 'captainAndDriver'].map((field) => `input.${field}`),
    )
  })

  it.each<[object, string]>([
    [{ tpMode: null }, '请选择运输模式'],
    [{ soilType: ' ' }, '请选择土质'],
    [{ garbageId: null }, '请选择渣土场'],
    [{ garbageId: '' }, '请选择渣土场'],
    [{ directPayPrice: null }, '请输入直付价'],
    [{ directPayPrice: '-0.01' }, '直付价须在0到999999999.99之间'],
    [{ directPayPrice: '1000000000' }, '直付价须在0到999999999.99之间'],
    [{ directPayPrice: '80.001' }, '直付价须为数字，最多2位小数'],
    [{ captainAndDriver: [] }, '请选择车队长和司机'],
  ])('is refused with %j', async (wrong, message) => {
    const before = await contentOfDatabase(company)
    expect(await clerk.refusal(documents.apply, { input: { ...full, ...wrong } })).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT' },
    })
    expect(await contentOfDatabase(company)).toEqual(before)
  })

  it('names 2,000 captains and drivers at most', async () => {
    const input = { ...full, captainAndDriver: Array.from({ length: 2001 }, () => own) }
    expect(await clerk.refusal(documents.apply, { input })).toMatchObject({ message: '车队长和司机一次最多2000个' })
  })

  it('names no site where the mode knows none, or one that says nothing', async () => {
    const { garbageId, ...rest } = full
    for (const input of [rest, { ...rest, garbageId: null }, { ...rest, garbageId }]) {
      expect(await applyFor(clerk, { ...input, tpMode: 'BACKFILL' })).toMatchObject({
        garbageId: null,
        garbageName: null,
      })
    }
  })

  it.each<[string, () => object, string]>([
    ['another company’s project', () => ({ projectInfoId: foreign.project.id }), '项目不存在'],
    ['an unknown project', () => ({ projectInfoId: newId() }), '项目不存在'],
    ['another company’s soil', () => ({ soilType: foreign.soilType.name }), '土质不存在'],
    ['another company’s site', () => ({ garbageId: foreign.dumpSite.id }), '渣土场不存在'],
    ['what is no site', () => ({ garbageId: 'x' }), '渣土场不存在'],
    ['another company’s captain', () => ({ captainAndDriver: [{ captainId: foreign.captain.id }] }), '车队长不存在'],
    [
      'a driver of another captain',
      () => ({ captainAndDriver: [{ captainId: haul.captain.id, driverId: stranger.driver.id }] }),
      '该车队长的司机不存在',
    ],
  ])('may not name %s', async (_, wrong, message) => {
    const before = await contentOfDatabase(company)
    expect(await clerk.refusal(documents.apply, { input: { ...full, ...wrong() } })).toMatchObject({
      message,
      extensions: { code: 'NOT_FOUND' },
    })
    expect(await contentOfDatabase(company)).toEqual(before)
  })

  it.each(['0', '0.01', '999999999.99'])('may be priced at %s', async (directPayPrice) => {
    const { directPayPrice: kept } = await applyFor(clerk, { ...full, directPayPrice })
    expect(Number(kept)).toBe(Number(directPayPrice))
  })

  it('names each pair once; all drivers of a captain make his others needless', async () => {
    const { captainId, driverId } = own
    const twice = [own, { captainId: captainId.toUpperCase(), driverId: driverId.toUpperCase() }]
    const one = await applyFor(clerk, { ...full, captainAndDriver: twice })
    expect(one.captainAndDriver).toEqual([own])
    const wide = [own, { captainId }, { captainId: stranger.captain.id, driverId: stranger.other.id }]
    const two = await applyFor(clerk, { ...full, captainAndDriver: wide })
    const byCaptain = (pairs: PriceAnswer['captainAndDriver']) =>
      Object.fromEntries(pairs.map((pair) => [pair.captainId, pair.driverId]))
    expect(byCaptain(two.captainAndDriver)).toEqual({ [captainId]: null, [stranger.captain.id]: stranger.other.id })
    expect(two.captainAndDriver).toHaveLength(2)
  })

  it('keeps its project when it is edited', async () => {
    const { id } = await applyFor(clerk, full)
    const elsewhere = { ...full, projectInfoId: (await newProject(company)).id }
    expect(await clerk.refusal(documents.update, { id, input: elsewhere })).toMatchObject({
      message: '项目不能修改',
      extensions: { fieldErrors: [{ field: 'input.projectInfoId' }] },
    })
  })
})

describe('a verb', () => {
  const verbs: [string, string, object][] = [
    ['update', documents.update, { input: full }],
    ['audit', documents.audit, { approve: true }],
    ['reject', documents.audit, { approve: false, reason: '不符' }],
    ['invalidate', documents.invalidate, {}],
    ['delete', documents.delete, {}],
    ['copy', documents.copy, {}],
  ]

  it.each(verbs)('%s finds neither what is unknown nor what is another company’s', async (_, document, variables) => {
    const theirs = await newCompany()
    const foreigner = await theirs.as('管理员')
    const { id } = await applyFor(foreigner, freightOf(await newHaul(theirs)))
    for (const named of [id, newId(), 'x']) {
      expect(await clerk.refusal(document, { ...variables, id: named })).toMatchObject({
        message: '直付价不存在',
        extensions: { code: 'NOT_FOUND' },
      })
    }
  })

  it.each([
    ['audit', documents.audit, { approve: true, version: 7 }],
    ['update', documents.update, { input: full, version: 7 }],
  ])('%s of a version that is no more is STALE', async (_, document, variables) => {
    const { id } = await applyFor(clerk, full)
    expect(await clerk.code(document, { id, ...variables })).toBe('STALE')
  })

  it('takes a reason of 200 characters, and no longer one', async () => {
    const { id } = await applyFor(clerk, full)
    const rejection = (length: number) => ({ id, approve: false, reason: '价'.repeat(length) })
    expect(await clerk.code(documents.audit, rejection(201))).toBe('INVALID_INPUT')
    await clerk.ask(documents.audit, rejection(200))
  })
})
