import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { waybillSheet } from '@tufang/server/modules/waybill/waybill/waybill.queries'
import { DriveStorage } from '@tufang/server/platform/storage/drive'
import { openApp, testApp } from '@tufang/tests/app'
import { handedIn, only, settle } from '@tufang/tests/chain'
import { DAY, SECOND } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { housekeepingFor } from '@tufang/tests/housekeeping'
import { addPapers, newFiles, setNeeds } from '@tufang/tests/paper'
import { newSettlement } from '@tufang/tests/rearrange'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { signIn } from '@tufang/tests/sign-in'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CANCEL,
  columns,
  done,
  download,
  inputOf,
  RETRY,
  rowsOfFile,
  START,
  start,
  taskOf,
  tasksOf,
} from './export-task'

const app = await testApp()
const company = await newCompany()
const clerk = await company.as('结算员')
const colleague = await company.as('管理员')
const foreigner = await (await newCompany()).as('结算员')
const [first, second] = [
  await newWaybill(company, { agentName: '=1+1', settlePrice: '1234.5' }),
  await newWaybill(company, { tpMode: 'INTERNAL' }),
]

// The limit is five at a time, and each test uses it up alone.
beforeEach(() => rowsOf(sql`delete from export_task where company_id = ${company.id}`))

const run = (task: { id: string }) => done(clerk, company, task)
const given = (asked: object) => ({ input: inputOf(asked) })

describe('an export', () => {
  it('waits, is done, and gives its rows as the list has them', async () => {
    const sort = [{ field: 'NO', direction: 'ASC' }]
    const keys = [
      'no',
      'tpMode',
      'receivable',
      'goDatetime',
      'agentName',
      'settleable',
      'names',
      'weightTons',
      'isTicket',
    ]
    const task = await start(clerk, { columns: keys.map((key) => ({ key, title: `${key}列` })), sort })
    expect(task).toMatchObject({ list: 'WAYBILLS', title: '公司运单', status: 'QUEUED', total: null, done: 0 })
    expect((await download(clerk, task)).json()).toMatchObject({ errorCode: 'NOT_FOUND' })
    expect(await run(task)).toMatchObject({ status: 'DONE', total: 2, done: 2, error: null })

    const [head, ...rows] = await rowsOfFile(clerk, task)
    expect(head).toEqual(keys.map((key) => `${key}列`))
    const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
    const told = [
      [first.no, '货运', 1234.5, time, '=1+1', '可结算', undefined, 25, '否'],
      [second.no, '内转', undefined, time, undefined, '可结算', undefined, 25, '否'],
    ]
    expect(rows.map((row) => [...row])).toEqual(told.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)))
  })

  it('holds the selected rows only, in the order of the list', async () => {
    const [a, b] = [await newWaybill(company), await newWaybill(company)]
    const task = await start(clerk, { ids: [a.id, b.id], sort: [{ field: 'NO', direction: 'DESC' }] })
    await run(task)
    expect((await rowsOfFile(clerk, task)).slice(1).map(([no]) => no)).toEqual([a.no, b.no].toSorted().toReversed())
  })

  it('holds what the filter finds, days and all', async () => {
    const filter = {
      no: first.no,
      status: ['UNLOADED'],
      settled: false,
      goDatetime: { from: '2020-01-01T00:00:00+08:00', to: '2100-01-01T00:00:00+08:00' },
    }
    const task = await start(clerk, { filter })
    expect(await run(task)).toMatchObject({ status: 'DONE', total: 1 })
    expect(await rowsOfFile(clerk, task)).toEqual([
      ['运单号', '装车车牌'],
      [first.no, expect.any(String)],
    ])
    const none = await start(clerk, { filter: { ...filter, settled: true } })
    const ofNoNumber = await start(clerk, { filter: { nos: [] } })
    expect(await run(ofNoNumber)).toMatchObject({ status: 'DONE', total: 0 })
    expect(await run(none)).toMatchObject({ status: 'DONE', total: 0, done: 0 })
    expect(await rowsOfFile(clerk, none)).toEqual([['运单号', '装车车牌']])
  })

  it('is made of receipts, settlements and cards as well', async () => {
    const [card, payee] = [await newCard(company), await newPayee(company)]
    await newWaybill(company, { card })
    const receipt = await handedIn(clerk, '王五', card)
    const { settlements } = await settle(clerk, { waybillIds: [(await newWaybill(company, { payee })).id] })
    const settlement = only(settlements)
    const cases = [
      ['RECEIPTS', receipt.id, ['giveCardNo', 'status', 'settleCardNo', 'giveCardCnt', 'isSettle']],
      ['SETTLEMENTS', settlement.id, ['settleNo', 'status', 'settleAmt', 'payee', 'company']],
      ['CARDS', card.id, ['cardNo', 'kind', 'status', 'waybillCount', 'unsettledAmount']],
    ] as const
    const found: unknown[] = []
    for (const [list, id, keys] of cases) {
      const task = await start(clerk, { list, ids: [id], columns: keys.map((key) => ({ key, title: key })) })
      expect(await run(task)).toMatchObject({ status: 'DONE', total: 1 })
      found.push((await rowsOfFile(clerk, task))[1])
    }
    expect(found).toEqual([
      [receipt.giveCardNo, '未结算', card.cardNo, 1, '否'],
      [settlement.settleNo, '待审核', 100, payee.name, company.name],
      [card.cardNo, '主卡', '已激活', 1, 100],
    ])
  })

  it('has the settlements alone whose papers are there, where that is asked for, and what the others lack', async () => {
    const other = await newCompany()
    const admin = await other.as('管理员')
    await setNeeds(admin, 'RECEIPT')
    const [full, bare] = [await newSettlement(other), await newSettlement(other)]
    await addPapers(admin, full, 'RECEIPT', await newFiles(other))
    const columns = ['settleNo', 'paperRate', 'missingPapers'].map((key) => ({ key, title: key }))
    const found: unknown[] = []
    for (const papersComplete of [true, false]) {
      const task = await start(admin, { list: 'SETTLEMENTS', filter: { papersComplete }, columns })
      expect(await done(admin, other, task)).toMatchObject({ status: 'DONE', total: 1 })
      found.push(...(await rowsOfFile(admin, task)).slice(1))
    }
    expect(found).toEqual([
      [full.settleNo, 100],
      [bare.settleNo, 0, '已签回执单'],
    ])
  })

  it('can be asked for every column of its list', async () => {
    const task = await start(clerk, { columns: Object.keys(waybillSheet.fields).map((key) => ({ key, title: key })) })
    expect(await run(task)).toMatchObject({ status: 'DONE', error: null })
  })

  it('is started once for one key', async () => {
    expect(await start(clerk, {}, 'once')).toEqual(await start(clerk, {}, 'once'))
    expect(await tasksOf(clerk)).toHaveLength(1)
  })

  it('is one of at most five that a person has open', async () => {
    const tasks = [await start(clerk), await start(clerk), await start(clerk), await start(clerk), await start(clerk)]
    const message = '同时最多5个导出任务，请等待完成或取消后再试'
    expect(await clerk.refusal(START, given({}))).toMatchObject({ message })
    await start(colleague)
    await clerk.ask(CANCEL, { id: tasks[0]?.id })
    await start(clerk)
  })
})

describe('an export is refused', () => {
  it.each([
    [{ columns: [{ key: 'password', title: '密码' }] }, 'input.columns.0.key', '没有这一列'],
    [{ columns: [...columns.waybills, { key: 'no', title: '又一列' }] }, 'input.columns.2.key', '列重复'],
    [{ columns: [{ key: 'no', title: ' ' }] }, 'input.columns.0.title', '请输入列名'],
    [{ columns: [] }, 'input.columns', '请选择要导出的列'],
    [{ ids: [] }, 'input.ids', '请选择要导出的记录'],
    [{ filter: { nos: Array.from({ length: 1001 }, (_, at) => `YD${at}`) } }, 'filter.nos', '查询条件一次最多1000条'],
  ])('%j', async (input, field, message) => {
    const { extensions } = await clerk.refusal(START, given(input))
    expect(extensions.fieldErrors[0]).toEqual({ field, message })
  })

  const WAYBILLS = 'input.list.waybills'

  it.each([
    [{ filter: { password: 'x' } }, 'filter.password', '没有这一项'],
    [{ filter: { importId: 'x' } }, 'filter.importId', '没有这一项'],
    [{ filter: { status: ['GONE'] } }, 'filter.status.0', '没有这个值'],
    [{ filter: { no: {} } }, 'filter.no', '应为文字'],
    [{ filter: { goDatetime: { from: 'yesterday' } } }, 'filter.goDatetime.from', '须为带时区的 ISO 8601 时间'],
    [{ filter: ['x'] }, 'filter', '应为对象，不是列表'],
    [{ sort: [{ field: 'PASSWORD' }] }, 'sort.0.field', '没有这个值'],
    [{ sort: [{ field: 'NO', direction: 'asc; drop table waybill' }] }, 'sort.0.direction', '没有这个值'],
    [{ filter: { truckCode: 'x'.repeat(201) } }, 'filter.truckCode', '长度不能超过200个字符'],
  ])('by its types: %j', async (rows, at, reason) => {
    const { message, extensions } = await clerk.refusal(START, given(rows))
    expect(extensions).toMatchObject({ code: 'INVALID_INPUT', fieldErrors: [{ field: `${WAYBILLS}.${at}` }] })
    expect(message).toContain(`${WAYBILLS}.${at}`)
    expect(message).toContain(reason)
  })

  it.each([
    ['no list', {}],
    ['a list without rows', { waybills: null }],
    ['two lists', { waybills: {}, cards: {} }],
    ['two lists, one of them null', { waybills: {}, cards: null }],
  ])('with %s, in variables and in the document', async (_, list) => {
    const input = { list, columns: columns.waybills }
    const { extensions } = await clerk.refusal(START, { input })
    expect(extensions.fieldErrors).toEqual([{ field: 'input.list', message: 'input.list：须填且只填一项' }])
    const literal = JSON.stringify(input).replaceAll(/"(\w+)":/g, '$1:')
    expect(await clerk.code(`mutation { startExport(input: ${literal}) { id } }`)).toBe('INVALID_INPUT')
  })

  it('to people who may not see the list', async () => {
    const role = (permissions: string[]) =>
      rowsOf(
        sql`update role set permissions = ${permissions}::text[] where company_id = ${company.id} and name = '只读'`,
      )
    const reader = await company.as('只读')
    await role(['chain:garbagecustomersales:get'])
    expect(await reader.code(START, given({}))).toBe('FORBIDDEN')
    const cards = await start(reader, { list: 'CARDS', columns: [{ key: 'cardNo', title: '卡号' }] })
    await role(['chain:companywaybill:get'])
    expect(await done(reader, company, cards)).toMatchObject({ status: 'FAILED', error: '没有权限：查看交卡与结算' })
  })

  it('to a captain, who stands in no company', async () => {
    const captain = await newSignedUpCaptain(company)
    const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    expect(await himself.code(START, given({}))).toBe('COMPANY_NOT_CHOSEN')
    expect(await tasksOf(himself)).toEqual([])
  })
})

describe('an export of somebody else', () => {
  it('is seen, stopped, repeated and taken away by nobody', async () => {
    const task = await start(clerk)
    await run(task)
    for (const other of [colleague, foreigner]) {
      expect(await tasksOf(other)).toEqual([])
      for (const verb of [CANCEL, RETRY]) expect(await other.code(verb, { id: task.id })).toBe('NOT_FOUND')
      expect((await download(other, task)).json()).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    }
  })

  it('reads nothing of another company', async () => {
    const mine = await start(foreigner, { ids: [first.id] })
    const { companyId } = await rowOf<{ companyId: string }>(
      sql`select company_id as "companyId" from export_task where id = ${mine.id}`,
    )
    expect(await done(foreigner, { id: companyId }, mine)).toMatchObject({ status: 'DONE', total: 0 })
  })

  it('ends when he has left the company', async () => {
    const [task, { id }] = [await start(clerk), company.people.结算员]
    const member = (enabled: boolean) =>
      rowsOf(sql`update membership set enabled = ${enabled} where company_id = ${company.id} and user_id = ${id}`)
    await member(false)
    await (await services()).exportRunner.run({ companyId: company.id, id: task.id })
    await member(true)
    expect(await taskOf(clerk, task)).toMatchObject({ status: 'FAILED', error: '您不属于该公司或该身份已停用' })
  })
})

describe('an export that is cancelled', () => {
  it('is not begun', async () => {
    const task = await start(clerk)
    expect(await clerk.ask(CANCEL, { id: task.id })).toMatchObject({ cancelExport: { status: 'CANCELLED' } })
    expect(await run(task)).toMatchObject({ status: 'CANCELLED', done: 0 })
    expect(await clerk.refusal(CANCEL, { id: task.id })).toMatchObject({
      message: '导出任务当前为“已取消”，不能取消',
    })
  })

  it('can be done again from its beginning', async () => {
    const task = await start(clerk)
    await clerk.ask(CANCEL, { id: task.id })
    expect(await clerk.ask(RETRY, { id: task.id })).toMatchObject({ retryExport: { status: 'QUEUED', error: null } })
    expect(await run(task)).toMatchObject({ status: 'DONE' })
    expect(await clerk.refusal(RETRY, { id: task.id })).toMatchObject({ message: '导出任务当前为“已完成”，不能重试' })
  })
})

/** Stops the next attempt after it has written its file, until the test releases it. */
function stuckAtTheEnd() {
  const [stuck, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  vi.spyOn(DriveStorage.prototype, 'put').mockImplementationOnce(async () => {
    stuck.resolve()
    await goesOn.promise
  })
  return { stuck: stuck.promise, goOn: goesOn.resolve }
}

/** Time since the running attempt last reported. */
async function silence({ id }: { id: string }): Promise<number> {
  const { at } = await rowOf<{ at: string }>(
    sql`select to_json(touched_at)::text::json #>> '{}' as at from export_task where id = ${id}`,
  )
  return app.clock.now().getTime() - new Date(at).getTime()
}

describe('an export whose program ended', () => {
  it('waits again, once it has been silent for thirty seconds or nobody else can have it', async () => {
    const { exportRunner } = await services()
    const task = await start(clerk)
    const die = () =>
      rowsOf(sql`update export_task set status = 'RUNNING', run_id = gen_random_uuid(), touched_at = ${app.clock.now()}, done = 1
        where id = ${task.id}`)
    const waits = async (alone: boolean) => (await exportRunner.waiting(alone)).some(({ id }) => id === task.id)
    await die()
    expect(await waits(false)).toBe(false)
    expect(await waits(true)).toBe(true)
    await die()
    app.clock.advance(30 * SECOND + 1)
    expect(await waits(false)).toBe(true)
    expect(await taskOf(clerk, task)).toMatchObject({ status: 'QUEUED', done: 0 })
    expect(await run(task)).toMatchObject({ status: 'DONE' })
    expect(await waits(true)).toBe(false)
  })

  it('does not count against the person while it is silent', async () => {
    for (let open = 0; open < 5; open++) await start(clerk)
    await rowsOf(sql`update export_task set status = 'RUNNING', run_id = gen_random_uuid(), touched_at = ${app.clock.now()}
      where company_id = ${company.id}`)
    app.clock.advance(29 * SECOND)
    expect(await clerk.refusal(START, given({}))).toMatchObject({ message: expect.stringContaining('同时最多5个') })
    app.clock.advance(2 * SECOND)
    expect(await start(clerk)).toMatchObject({ status: 'QUEUED' })
  })

  it('is not taken from a program that still beats, however long a piece takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { exportRunner } = await services()
    const [task, { stuck, goOn }] = [await start(clerk), stuckAtTheEnd()]
    const running = exportRunner.run({ companyId: company.id, id: task.id })
    await stuck
    for (let beat = 0; beat < 3; beat++) {
      app.clock.advance(25 * SECOND)
      vi.advanceTimersByTime(5 * SECOND)
      await expect.poll(() => silence(task)).toBe(0)
      expect(await exportRunner.waiting(false)).not.toContainEqual({ companyId: company.id, id: task.id })
    }
    goOn()
    await running
    expect(await taskOf(clerk, task)).toMatchObject({ status: 'DONE' })
    vi.useRealTimers()
  })

  it('and goes on elsewhere is lost to the attempt that wakes up again', async () => {
    const { exportRunner } = await services()
    const [task, { stuck, goOn }] = [await start(clerk), stuckAtTheEnd()]
    const first = exportRunner.run({ companyId: company.id, id: task.id })
    await stuck
    app.clock.advance(31 * SECOND)
    expect(await exportRunner.waiting(false)).toContainEqual({ companyId: company.id, id: task.id })
    const second = await run(task)
    expect(second).toMatchObject({ status: 'DONE' })
    app.clock.advance(SECOND)
    goOn()
    await first
    expect(await taskOf(clerk, task)).toEqual(second)
  })

  it('gives its task back when it is told to stop', async () => {
    const { exportRunner } = await services()
    const [task, stop] = [await start(clerk), new AbortController()]
    stop.abort(new Error('stopping'))
    await expect(exportRunner.run({ companyId: company.id, id: task.id }, stop.signal)).rejects.toThrow('stopping')
    expect(await taskOf(clerk, task)).toMatchObject({ status: 'QUEUED' })
  })
})

it('an export is kept for seven days after it was done, and no longer', async () => {
  const ownApp = await openApp()
  const own = await services(ownApp)
  const { exportTasks, exportRunner } = own
  const housekeeping = await housekeepingFor(own, ownApp.clock, [company])
  const admin = company.actor('管理员')
  const { id } = await exportTasks.start(admin, { list: 'WAYBILLS', columns: columns.waybills, filter: {}, sort: [] })
  ownApp.clock.advance(DAY)
  await exportRunner.run({ companyId: company.id, id })
  ownApp.clock.advance(7 * DAY - 1000)
  await housekeeping.run()
  expect(await exportTasks.download(admin, id)).toMatchObject({
    name: expect.stringMatching(/^公司运单\d{4}-\d{2}-\d{2}\.xlsx$/),
  })
  ownApp.clock.advance(1000)
  expect(await exportTasks.list(admin)).toEqual([])
  await expect(exportTasks.download(admin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await housekeeping.run()).exports).toBeGreaterThan(0)
  expect(await rowsOf(sql`select id from export_task where id = ${id}`)).toEqual([])
})

it('12,000 rows come a piece at a time, and a cancelled one stops at the next', async () => {
  const large = await newCompany()
  const caller = await large.as('管理员')
  for (let count = 0; count < 12; count++) await newWaybills(large, 1000)
  const task = await start(caller)
  const database = app.database.em.fork()
  const noted: number[] = []
  const { exportRunner } = await services()
  const ends = exportRunner.run({ companyId: large.id, id: task.id })
  const look = setInterval(async () => {
    const [row] = await database.execute<{ done: number }[]>('select done from export_task where id = ?', [task.id])
    noted.push(row?.done ?? 0)
  }, 20)
  await ends
  clearInterval(look)
  expect(await taskOf(caller, task)).toMatchObject({ status: 'DONE', total: 12_000, done: 12_000 })
  expect(noted.filter((done) => done > 0 && done < 12_000).length).toBeGreaterThan(0)
  const rows = await rowsOfFile(caller, task)
  expect(new Set(rows.map(([no]) => no)).size).toBe(12_001)

  const stopped = await start(caller)
  const running = exportRunner.run({ companyId: large.id, id: stopped.id })
  const seen = async () => (await taskOf(caller, stopped)).done
  await expect.poll(seen, { interval: 5 }).toBeGreaterThan(0)
  await caller.ask(CANCEL, { id: stopped.id })
  await running
  const left = await taskOf(caller, stopped)
  expect(left.status).toBe('CANCELLED')
  expect(left.done).toBeLessThan(12_000)
})
