import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import {
  type AnomalyAnswer,
  clear,
  confirm,
  anomalyDocuments as documents,
  flagsOf,
  recheck,
  reopen,
  setRule,
  statesOf,
} from '@tufang/tests/anomaly'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { HOUR } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newProject } from '@tufang/tests/factories/project'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { changesOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

interface Page {
  anomalies: { total: number; records: AnomalyAnswer[]; summary: { rules: { rule: string; count: number }[] } }
}

const app = await testApp()
const day = (date: number, hour = 12) => new Date(`2026-10-${String(date).padStart(2, '0')}T${hour}:00:00+08:00`)
const list = async (caller: Caller, filter: object = {}, more: object = {}) =>
  (await caller.ask<Page>(documents.list, { filter, ...more })).anomalies
const nosOf = async (caller: Caller, filter: object = {}) => (await list(caller, filter)).records.map(({ no }) => no)

/** Waybills without a loading punch, each with its open anomaly. */
async function withFlags(count = 1, company?: TestCompany) {
  const own = company ?? (await newCompany())
  const waybills = await newWaybills(own, count, { inDatetime: null })
  await recheck(own, ...waybills)
  const clerk = await own.as('结算员')
  const ids = (await list(clerk, { state: ['OPEN'] }, { page: { current: 1, size: 5000 } })).records.map(({ id }) => id)
  const [waybill] = waybills
  if (!waybill) throw new Error('no waybill')
  return { company: own, clerk, waybills, waybill, ids, id: ids[0] ?? '' }
}

describe('the list', () => {
  it('is filtered, sorted by departure, paged, and counted by rule whichever rule is asked for', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const truck = await newTruck(company, { captain: await newCaptain(company), plate: '粤B66666', capacityTons: '20' })
    const project = await newProject(company)
    const [a, b, c] = [
      await newWaybill(company, { goDatetime: day(1), inDatetime: null }),
      await newWaybill(company, { goDatetime: day(2), truck, weightUnit: 'TON', weightTons: '24', inDatetime: null }),
      await newWaybill(company, { goDatetime: day(3), project, completeDatetime: day(5) }),
    ]
    await recheck(company, a, b, c)
    const all = await list(clerk)
    expect(all.records.map(({ no, rule }) => `${no} ${rule}`)).toEqual([
      ...[`${c.no} TRIP_TOO_LONG`, `${b.no} OVERWEIGHT`, `${b.no} MISSING_PUNCH`, `${a.no} MISSING_PUNCH`],
    ])
    const counts = [
      { rule: 'MISSING_PUNCH', count: 2 },
      { rule: 'OVERWEIGHT', count: 1 },
      { rule: 'TRIP_TOO_LONG', count: 1 },
    ]
    expect(all).toMatchObject({ total: 4, summary: { rules: counts } })
    expect(await list(clerk, { rule: ['OVERWEIGHT'] })).toMatchObject({ total: 1, summary: { rules: counts } })
    const [flag] = (await list(clerk, { rule: ['OVERWEIGHT'] })).records
    expect(flag).toMatchObject({
      state: 'OPEN',
      no: b.no,
      truckCode: '粤B66666',
      blocking: false,
      others: [],
      waybillId: b.id,
    })
    expect(await nosOf(clerk, { truckCode: '666', rule: ['MISSING_PUNCH'] })).toEqual([b.no])
    expect(await nosOf(clerk, { projectId: project.id })).toEqual([c.no])
    expect(await nosOf(clerk, { no: a.no })).toEqual([a.no])
    expect(await nosOf(clerk, { waybillId: c.id })).toEqual([c.no])
    expect(await nosOf(clerk, { ids: [flag?.id] })).toEqual([b.no])
    expect(await nosOf(clerk, { goDatetime: { from: day(3), to: day(4) } })).toEqual([c.no])
    expect((await list(clerk, { captainName: '黄' })).total).toBe(4)
    expect((await list(clerk, { state: ['CLEARED'] })).total).toBe(0)
    expect((await list(clerk, { blocking: true })).total).toBe(0)
    const ascending = { sort: [{ field: 'GO_DATETIME', direction: 'ASC' }], page: { current: 1, size: 1 } }
    expect((await list(clerk, {}, ascending)).records).toMatchObject([{ no: a.no }])
  })

  it('costs the same statements for one flag and for many', async () => {
    const { clerk } = await withFlags(30)
    const [one, many] = await Promise.all(
      [1, 30].map((size) => statementsOf(() => list(clerk, {}, { page: { current: 1, size } }))),
    )
    expect(many?.length).toBe(one?.length)
  })

  it('is of the company alone', async () => {
    const { waybill, id } = await withFlags()
    const stranger = await (await newCompany()).as('管理员')
    expect(await list(stranger, { waybillId: waybill.id })).toMatchObject({ total: 0, summary: { rules: [] } })
    expect(await flagsOf(stranger, waybill)).toEqual([])
    for (const verb of [confirm, clear, reopen]) {
      expect((await verb(stranger, [id])).rows).toEqual([{ id, ok: false, msg: '异常不存在' }])
    }
  })

  it('shows a captain nothing', async () => {
    const { company, waybill } = await withFlags()
    const captain = await newSignedUpCaptain(company)
    const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    expect((await list(himself)).total).toBe(0)
    expect(await flagsOf(himself, waybill)).toEqual([])
  })

  it('are not told to a captain by his own waybills either', async () => {
    const company = await newCompany()
    const captain = await newSignedUpCaptain(company)
    const his = await newWaybill(company, { truck: await newTruck(company, { captain }), inDatetime: null })
    await recheck(company, his)
    const waybills = async (caller: Caller, filter: object = {}) => {
      const query = 'query ($filter: WaybillFilter) { waybills(filter: $filter) { total records { id anomalies } } }'
      return (await caller.ask<{ waybills: object }>(query, { filter })).waybills
    }
    const clerk = await company.as('结算员')
    expect(await waybills(clerk, { hasAnomaly: true })).toEqual({
      total: 1,
      records: [{ id: his.id, anomalies: ['MISSING_PUNCH'] }],
    })
    const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    expect(await waybills(himself)).toEqual({ total: 1, records: [{ id: his.id, anomalies: [] }] })
    for (const filter of [{ hasAnomaly: true }, { hasAnomaly: false }, { anomaly: ['MISSING_PUNCH'] }]) {
      expect(await waybills(himself, filter)).toEqual({ total: 0, records: [] })
    }
  })
})

describe('handling a flag', () => {
  it('confirms it with a reason, and tells who did', async () => {
    const { clerk, waybill, id } = await withFlags()
    expect(await confirm(clerk, [id], '3')).toMatchObject({ done: 1, refused: 0, message: '确认异常：1项成功' })
    expect((await flagsOf(clerk, waybill))[0]).toMatchObject({
      state: 'CONFIRMED',
      reasonCode: '3',
      reason: '漏打卡待补',
      note: null,
      handledBy: '结算员',
      allowedActions: ['clear', 'reopen'],
    })
  })

  it('clears it for good while its facts stay', async () => {
    const { company, clerk, waybill, id } = await withFlags()
    expect((await clear(clerk, [id], '9', ' 司机手机没电 ')).done).toBe(1)
    await recheck(company, waybill)
    const flags = await flagsOf(clerk, waybill)
    expect(flags).toMatchObject([
      { state: 'CLEARED', reason: '其他', note: '司机手机没电', allowedActions: ['reopen'] },
    ])
  })

  it('is taken back, once: the flag is as it was before', async () => {
    const { clerk, waybill, id } = await withFlags()
    await clear(clerk, [id])
    expect((await reopen(clerk, [id])).done).toBe(1)
    expect(await flagsOf(clerk, waybill)).toMatchObject([
      { state: 'OPEN', reasonCode: null, reason: null, handledBy: null, allowedActions: ['confirm', 'clear'] },
    ])
    expect((await reopen(clerk, [id])).rows).toEqual([{ id, ok: false, msg: '异常当前为“待处理”，不能撤销异常处理' }])
  })

  it('taken back after the facts were mended leaves nothing to do', async () => {
    const { company, clerk, waybill, id } = await withFlags()
    await clear(clerk, [id])
    await rowsOf(sql`update waybill set in_datetime = go_datetime, version = version + 1
      where company_id = ${company.id} and id = ${waybill.id}`)
    await reopen(clerk, [id])
    expect(await statesOf(clerk, waybill)).toEqual(['MISSING_PUNCH GONE'])
  })

  it('cannot be taken back when other facts have raised another flag', async () => {
    const { company, clerk, waybill, id } = await withFlags()
    await clear(clerk, [id])
    await rowsOf(sql`update waybill set complete_datetime = null, version = version + 1
      where company_id = ${company.id} and id = ${waybill.id}`)
    await recheck(company, waybill)
    expect(await statesOf(clerk, waybill)).toEqual(['MISSING_PUNCH OPEN', 'MISSING_PUNCH CLEARED'])
    expect((await reopen(clerk, [id])).rows).toEqual([{ id, ok: false, msg: '该运单已有同一规则的新异常' }])
  })

  it('answers each row on its own', async () => {
    const { clerk, ids } = await withFlags(3)
    const [first = '', second = '', third = ''] = ids
    await confirm(clerk, [first])
    await clear(clerk, [second])
    const answer = await confirm(clerk, [first, second, third, 'x'])
    expect(answer).toMatchObject({ done: 1, refused: 3, message: '确认异常：1项成功，3项未处理' })
    expect(answer.rows.map(({ msg }) => msg)).toEqual([
      ...['异常当前为“已确认”，不能确认异常', '异常当前为“已排除”，不能确认异常', null, '异常不存在'],
    ])
  })

  it('is previewed without a trace', async () => {
    const { clerk, waybill, id } = await withFlags()
    const preview = await clerk.ask<{ clearAnomalies: { done: number } }>(documents.clear, {
      input: { ids: [id], reason: '1' },
      dryRun: true,
    })
    expect(preview.clearAnomalies.done).toBe(1)
    expect(await statesOf(clerk, waybill)).toEqual(['MISSING_PUNCH OPEN'])
  })

  it('goes for hundreds in one go, with as many statements as for one', async () => {
    const { clerk, ids } = await withFlags(300)
    const [first = '', ...rest] = ids
    const one = await statesIn(() => clear(clerk, [first]))
    const many = await statesIn(() => clear(clerk, rest))
    expect(many).toBe(one)
    expect((await list(clerk, { state: ['CLEARED'] })).total).toBe(300)
  })

  it('is once for one key', async () => {
    const { clerk, id } = await withFlags()
    const act = () => clerk.ask(documents.clear, { input: { ids: [id], reason: '1' }, key: `clear ${id}` })
    expect(await act()).toEqual(await act())
  })

  it('stands in the history of the waybill, and in the operation log', async () => {
    const { company, clerk, waybill, id } = await withFlags()
    await clear(clerk, [id], '9', '没电')
    const history = await rowsOf(sql`select field, before, after, reason, create_by from field_change
      where company_id = ${company.id} and entity = 'waybill' and entity_id = ${waybill.id}`)
    expect(history).toEqual([
      { field: 'anomaly.MISSING_PUNCH', before: 'OPEN', after: 'CLEARED', reason: '其他：没电', create_by: '结算员' },
    ])
    expect(await changesOf(clerk, waybill)).toMatchObject([
      { label: '异常“缺打卡”', before: '待处理', after: '已排除', reason: '其他：没电' },
    ])
    const log = await rowsOf(
      sql`select title from operation_log where company_id = ${company.id} and name = 'anomaly.clear'`,
    )
    expect(log).toEqual([{ title: '排除异常' }])
  })

  it.each([
    ['请选择异常', { ids: [], reason: '1' }],
    ['请输入原因', { ids: ['x'], reason: '' }],
    ['请选择列表中的原因', { ids: ['x'], reason: '77' }],
    ['选择“其他”时请填写说明', { ids: ['x'], reason: '9' }],
    ['说明长度不能超过200个字符', { ids: ['x'], reason: '1', note: '长'.repeat(201) }],
    ['异常一次最多5000条', { ids: Array.from({ length: 5001 }, () => 'x'), reason: '1' }],
  ])('may be refused: %s', async (message, input) => {
    const { clerk } = await withFlags()
    for (const document of [documents.clear, documents.confirm]) {
      expect(await clerk.refusal(document, { input })).toMatchObject({ message })
    }
  })

  it('is nothing for those who only read', async () => {
    const { company, id } = await withFlags()
    const reader = await company.as('只读')
    expect((await list(reader)).records[0]?.allowedActions).toEqual([])
    for (const document of [documents.clear, documents.confirm]) {
      expect(await reader.code(document, { input: { ids: [id], reason: '1' } })).toBe('FORBIDDEN')
    }
    expect(await reader.code(documents.reopen, { ids: [id] })).toBe('FORBIDDEN')
  })

  it('of a rule that blocks is for those who audit', async () => {
    const { company, clerk, waybill, id } = await withFlags()
    const admin = await company.as('管理员')
    await setRule(admin, 'MISSING_PUNCH', { blocking: true })
    expect((await flagsOf(clerk, waybill))[0]).toMatchObject({ blocking: true, allowedActions: [] })
    expect((await clear(clerk, [id])).rows).toEqual([
      { id, ok: false, msg: '该异常阻止结算，须由有“审核运单修改”权限的人处理' },
    ])
    expect((await list(clerk, { blocking: true })).total).toBe(1)
    expect((await clear(admin, [id])).done).toBe(1)
  })
})

it('a flag shows on the waybill list, which finds it', async () => {
  const { company, clerk, waybill, id } = await withFlags()
  const heavy = await newWaybill(company, {
    goDatetime: new Date(Date.now() - 2 * HOUR),
    completeDatetime: null,
    inDatetime: null,
  })
  const sound = await newWaybill(company)
  await recheck(company, heavy, sound)
  const find = async (filter: object) => {
    const query = 'query ($filter: WaybillFilter) { waybills(filter: $filter) { total records { no anomalies } } }'
    const { waybills } = await clerk.ask<{ waybills: { records: { no: string; anomalies: string[] }[] } }>(query, {
      filter,
    })
    return Object.fromEntries(waybills.records.map(({ no, anomalies }) => [no, anomalies]))
  }
  const flagged = { [waybill.no]: ['MISSING_PUNCH'], [heavy.no]: ['MISSING_PUNCH'] }
  expect(await find({ hasAnomaly: true })).toEqual(flagged)
  expect(await find({ hasAnomaly: false })).toEqual({ [sound.no]: [] })
  expect(await find({ anomaly: ['MISSING_PUNCH', 'OVERWEIGHT'] })).toEqual(flagged)
  expect(await find({ anomaly: ['OVERWEIGHT'] })).toEqual({})
  await clear(clerk, [id])
  expect(await find({})).toMatchObject({ [waybill.no]: expect.any(Array) })
})

const statesIn = async (work: () => Promise<unknown>): Promise<number> => (await statementsOf(work)).length
