import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { applyFor, approvePrice, invalidatePrice, rejectPrice } from '@tufang/tests/price'
import { applyForTask, approveTask } from '@tufang/tests/task'
import { beforeAll, describe, expect, it } from 'vitest'
import { inputOf, START, written } from './export-task'

await testApp()
const company = await newCompany()
const [admin, auditor] = [await company.as('管理员'), await company.as('审核员')]
const haul = await newHaul(company)
const TIME = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)

beforeAll(async () => {
  await rejectPrice(auditor, await applyFor(admin, freightOf(haul, '88.5')), '高于合同价')
  const old = await applyFor(admin, freightOf(haul, '80'))
  await approvePrice(auditor, old)
  await invalidatePrice(admin, old)
  const wide = { ...freightOf(haul, '82'), captainAndDriver: [{ captainId: haul.captain.id }] }
  await approvePrice(admin, await applyFor(admin, wide))
  const release = { ...freightOf(haul, '60'), tpMode: 'RELEASE', garbageId: null }
  await applyFor(admin, release)
  await approveTask(admin, await applyForTask(admin, { ...release, tpMode: 'INTERNAL', remark: '夜班' }))
})

describe('an export of direct-pay prices', () => {
  const keys = ['tpMode', 'garbageName', 'directPayPrice', 'captainAndDrivers', 'status', 'reason', 'auditOwn'] as const

  it('tells each in the words of the list', async () => {
    const [head, ...rows] = await written(admin, company, {
      list: 'DIRECT_PAY_PRICES',
      keys: keys,
      filter: { tpMode: ['FREIGHT'] },
    })
    expect(head).toEqual(keys)
    const site = haul.dumpSite.name
    const told = [
      ['货运', site, 88.5, '黄师傅（李师傅）', '已驳回', '高于合同价', '否'],
      ['货运', site, 80, '黄师傅（李师傅）', '已失效', undefined, '否'],
      ['货运', site, 82, '黄师傅（全部司机）', '已审核', undefined, '是'],
    ]
    expect(rows.toSorted()).toEqual(told.toSorted())
  })

  it('tells who did what when', async () => {
    const people = ['applyName', 'applyDatetime', 'auditName', 'auditDatetime', 'invalidName', 'invalidDatetime']
    const rows = await written(admin, company, {
      list: 'DIRECT_PAY_PRICES',
      keys: people,
      filter: { status: ['EXPIRED'] },
    })
    expect(rows.slice(1)).toEqual([['管理员', TIME, '审核员', TIME, '管理员', TIME]])
  })

  it('leaves a site empty where the mode knows none', async () => {
    const rows = await written(admin, company, {
      list: 'DIRECT_PAY_PRICES',
      keys: ['soilType', 'garbageName', 'status'],
      filter: { status: ['PENDING'] },
    })
    expect(rows.slice(1)).toEqual([[haul.soilType.name, undefined, '待审核']])
  })

  it('is refused to people who may not see them', async () => {
    const input = inputOf({ list: 'DIRECT_PAY_PRICES', columns: keys.map((key) => ({ key, title: key })) })
    expect(await (await company.as('结算员')).code(START, { input })).toBe('FORBIDDEN')
  })
})

it('an export of task applications tells each in the words of the list', async () => {
  const keys = ['projectName', 'tpMode', 'directPayPrice', 'captainAndDrivers', 'remark', 'status', 'auditOwn']
  const [, ...rows] = await written(admin, company, { list: 'CAPTAIN_TASKS', keys })
  expect(rows).toEqual([[haul.project.name, '内转', 60, '黄师傅（李师傅）', '夜班', '已审核', '是']])
})
