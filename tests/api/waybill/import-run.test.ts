import { sql } from '@tufang/server/kernel/sql/sql'
import type { JobData, Jobs } from '@tufang/server/platform/jobs/jobs'
import { testApp } from '@tufang/tests/app'
import { expectSound } from '@tufang/tests/checks'
import { DAY, SECOND } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { statementsOf } from '@tufang/tests/queries'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import {
  type Cells,
  check,
  commit,
  goodRow,
  type ImportAnswer,
  importDocuments,
  importGround,
  importOf,
  post,
  rowsOfImport,
  runnerOf,
  sheetOf,
  work,
} from '@tufang/tests/waybill-import'
import { describe, expect, it, vi } from 'vitest'

/** Company with rows that can all be imported. */
async function newWork(count: number, cells: Cells = {}) {
  const company = await newCompany()
  const [admin, ground] = [await company.as('管理员'), await importGround(company)]
  const rows = Array.from({ length: count }, () => goodRow(ground, { cardNo: ground.card.cardNo, ...cells }))
  return { company, admin, ground, rows }
}

const waybillsOf = async ({ id }: { id: string }): Promise<number> =>
  (await rowOf<{ count: number }>(sql`select count(*)::int as count from waybill where company_id = ${id}`)).count

/** Aborts before the nth piece begins. */
function stopBefore(piece: number): AbortSignal {
  let begun = 0
  const signal = new AbortController().signal
  return Object.defineProperties(signal, {
    aborted: { get: () => begun >= piece },
    throwIfAborted: {
      value() {
        if (++begun >= piece) throw new Error('stopping')
      },
    },
  })
}

/** Leaves an import running without a program, as a killed program does. */
const abandon = ({ id }: ImportAnswer) =>
  rowsOf(sql`update waybill_import set status = 'RUNNING', run_id = gen_random_uuid(), error = null, finished_at = null,
    touched_at = ${new Date(0)} where id = ${id}`)

describe('an import that is cut off', () => {
  it('between two pieces goes on where it stopped: no row twice, none lost', async () => {
    const { company, admin, rows } = await newWork(23)
    const task = await commit(admin, await check(admin, rows))
    await expect(work(admin, company, task, { size: 10, signal: stopBefore(2) })).rejects.toThrow('stopping')
    expect(await importOf(admin, task)).toMatchObject({ status: 'QUEUED', pendingCount: 13, createCount: 23 })
    expect(await waybillsOf(company)).toBe(10)

    const done = await work(admin, company, task, { size: 10 })
    expect(done).toMatchObject({ status: 'DONE', pendingCount: 0, createCount: 23 })
    expect(await waybillsOf(company)).toBe(23)
    const told = await rowsOfImport(admin, task)
    expect(new Set(told.map(({ waybillId }) => waybillId)).size).toBe(23)
    await expectSound(await testDatabase())
  })

  it('in the middle of a piece loses that piece alone, and does it again', async () => {
    const { company, admin, rows } = await newWork(12)
    const task = await commit(admin, await check(admin, rows))
    // The database fails during the second piece, when most of it is written.
    await rowsOf(sql`create function break_down() returns trigger language plpgsql as $$
      begin
        if (select count(*) from waybill where company_id = new.company_id) > 10 then raise 'gone'; end if;
        return new;
      end $$`)
    await rowsOf(
      sql`create trigger break_down before insert on card_ledger_entry for each row execute function break_down()`,
    )
    await expect(work(admin, company, task, { size: 10 })).rejects.toThrow('gone')
    expect(await importOf(admin, task)).toMatchObject({
      status: 'FAILED',
      error: '系统繁忙，请稍后再试',
      pendingCount: 2,
      allowedActions: ['commit'],
    })
    await rowsOf(sql`drop function break_down cascade`)

    await abandon(task)
    const { waybillImportRunner } = await services()
    expect(await waybillImportRunner.waiting(false)).toContainEqual({ companyId: company.id, id: task.id })
    expect(await work(admin, company, task)).toMatchObject({ status: 'DONE', pendingCount: 0 })
    expect(await waybillsOf(company)).toBe(12)
    await expectSound(await testDatabase())
  })

  it('and goes on elsewhere is lost to the attempt that wakes up again', async () => {
    const { company, admin, rows } = await newWork(25)
    const task = await commit(admin, await check(admin, rows))
    const [asleep, woken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let begun = 0
    const sleeper = await runnerOf(10, (run) => async (...piece) => {
      if (++begun === 2) {
        asleep.resolve()
        await woken.promise
      }
      return run(...piece)
    })
    const first = sleeper.work({ companyId: company.id, id: task.id })
    await asleep.promise
    expect(await waybillsOf(company)).toBe(10)
    await rowsOf(sql`update waybill_import set touched_at = ${new Date(0)} where id = ${task.id}`)
    const { waybillImportRunner } = await services()
    expect(await waybillImportRunner.waiting(false)).toContainEqual({ companyId: company.id, id: task.id })
    expect(await work(admin, company, task, { size: 10 })).toMatchObject({ status: 'DONE', pendingCount: 0 })
    woken.resolve()
    await first
    expect(await importOf(admin, task)).toMatchObject({ status: 'DONE', createCount: 25, pendingCount: 0 })
    expect(await waybillsOf(company)).toBe(25)
    await expectSound(await testDatabase())
  })

  it('does not count against the company while it is silent', async () => {
    const { company, admin, rows } = await newWork(6)
    const tasks: ImportAnswer[] = []
    for (const row of rows) tasks.push(await check(admin, [row]))
    for (const task of tasks.slice(0, 5)) await commit(admin, task)
    const { clock } = await testApp()
    const silentFor = (ms: number) =>
      rowsOf(sql`update waybill_import set status = 'RUNNING', run_id = gen_random_uuid(),
        touched_at = ${new Date(clock.now().getTime() - ms)} where company_id = ${company.id} and status <> 'CHECKED'`)
    await silentFor(25 * SECOND)
    expect(await admin.refusal(importDocuments.commit, { id: tasks[5]?.id })).toMatchObject({
      message: expect.stringContaining('同时最多5个'),
    })
    await silentFor(31 * SECOND)
    expect(await commit(admin, tasks[5] as ImportAnswer)).toMatchObject({ status: 'QUEUED' })
  })

  it('is not taken from a program that beats, however long a piece takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { company, admin, rows } = await newWork(3)
    const task = await commit(admin, await check(admin, rows))
    const [asleep, woken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const sleeper = await runnerOf(1, (run) => async (...piece) => {
      asleep.resolve()
      await woken.promise
      return run(...piece)
    })
    const running = sleeper.work({ companyId: company.id, id: task.id })
    await asleep.promise
    const { clock } = await testApp()
    const { waybillImportRunner } = await services()
    for (let beat = 0; beat < 3; beat++) {
      clock.advance(25 * SECOND)
      vi.advanceTimersByTime(5 * SECOND)
      const spoke = () =>
        rowOf(sql`select touched_at = ${clock.now()} as now from waybill_import where id = ${task.id}`)
      await expect.poll(spoke).toEqual({ now: true })
      expect(await waybillImportRunner.waiting(false)).not.toContainEqual({ companyId: company.id, id: task.id })
    }
    woken.resolve()
    await running
    vi.useRealTimers()
    expect(await importOf(admin, task)).toMatchObject({ status: 'DONE', createCount: 3, pendingCount: 0 })
  })

  it('is not taken for dead while its pieces come in', async () => {
    const { company, admin, rows } = await newWork(1)
    const task = await commit(admin, await check(admin, rows))
    const { waybillImportRunner } = await services()
    await rowsOf(sql`update waybill_import set status = 'RUNNING', run_id = gen_random_uuid(), touched_at = ${(await testApp()).clock.now()}
      where id = ${task.id}`)
    const waits = async (alone: boolean) => (await waybillImportRunner.waiting(alone)).some(({ id }) => id === task.id)
    expect([await waits(false), await waits(true)]).toEqual([false, true])
    expect(await work(admin, company, task)).toMatchObject({ status: 'DONE' })
    expect(await waits(true)).toBe(false)
  })
})

describe('an import that is cancelled', () => {
  it('before it was begun imports nothing, and may be begun after all', async () => {
    const { company, admin, rows } = await newWork(2)
    const task = await check(admin, rows)
    expect(await admin.ask(importDocuments.cancel, { id: task.id })).toMatchObject({
      cancelWaybillImport: { status: 'CANCELLED', allowedActions: ['commit'] },
    })
    expect(await work(admin, company, task)).toMatchObject({ status: 'CANCELLED', pendingCount: 2 })
    expect(await waybillsOf(company)).toBe(0)
    expect(await admin.refusal(importDocuments.cancel, { id: task.id })).toMatchObject({
      message: '运单导入当前为“已取消”，不能取消',
    })
    await commit(admin, task)
    expect(await work(admin, company, task)).toMatchObject({ status: 'DONE' })
    expect(await admin.refusal(importDocuments.commit, { id: task.id })).toMatchObject({
      message: '运单导入当前为“已完成”，不能导入',
    })
  })

  it('while it runs stops at its next piece, and keeps what is done', async () => {
    const { company, admin, rows } = await newWork(80)
    const task = await commit(admin, await check(admin, rows))
    const running = work(admin, company, task, { size: 4 })
    await expect.poll(async () => (await importOf(admin, task)).pendingCount, { interval: 5 }).toBeLessThan(80)
    await admin.ask(importDocuments.cancel, { id: task.id })
    const left = await running
    expect(left).toMatchObject({ status: 'CANCELLED', allowedActions: ['commit'] })
    expect(left.pendingCount).toBeGreaterThan(0)
    expect(await waybillsOf(company)).toBe(80 - left.pendingCount)
    await expectSound(await testDatabase())
  })
})

describe('imports side by side', () => {
  it('of the same rows by several clerks make each trip once', async () => {
    const { company, admin, rows } = await newWork(60)
    const clerk = await company.as('结算员')
    // Files that differ in their bytes only.
    const all = [rows, [...rows].reverse(), [...rows.slice(25), ...rows.slice(0, 25)]]
    const tasks = [await check(admin, all[0] ?? []), await check(clerk, all[1] ?? []), await check(admin, all[2] ?? [])]
    for (const task of tasks) await commit(admin, task)
    const ends = await Promise.all(tasks.map((task) => work(admin, company, task, { size: 10 })))
    expect(ends.map(({ status, pendingCount }) => [status, pendingCount])).toEqual(tasks.map(() => ['DONE', 0]))
    expect(await waybillsOf(company)).toBe(60)
    const outcomes = await rowsOf<{ outcome: string; count: number }>(
      sql`select outcome, count(*)::int as count from waybill_import_row where company_id = ${company.id} group by 1 order by 1`,
    )
    expect(outcomes).toEqual([
      { outcome: 'CREATE', count: 60 },
      { outcome: 'UNCHANGED', count: 120 },
    ])
    await expectSound(await testDatabase())
  })

  it('are at most five of a company', async () => {
    const { admin, rows } = await newWork(6)
    const tasks: ImportAnswer[] = []
    for (const row of rows) tasks.push(await check(admin, [row]))
    for (const task of tasks.slice(0, 5)) await commit(admin, task)
    expect(await admin.refusal(importDocuments.commit, { id: tasks[5]?.id })).toMatchObject({
      message: '同时最多5个运单导入，请等待完成或取消后再试',
    })
  })

  it('of a file that is under way already are that one', async () => {
    const { admin, rows } = await newWork(1)
    const task = await commit(admin, await check(admin, rows))
    expect((await post(admin, sheetOf(rows))).data).toMatchObject({ id: task.id, status: 'QUEUED' })
  })
})

describe('how much an import asks of the database', () => {
  it('does not depend on how many rows a piece has', async () => {
    const counts: number[][] = []
    for (const size of [20, 200]) {
      const { company, admin, rows } = await newWork(size)
      let task: ImportAnswer | undefined
      const checked = await statementsOf(async () => {
        task = await check(admin, rows)
      })
      if (!task) throw new Error('no import')
      await commit(admin, task)
      const runner = await runnerOf()
      const run = await statementsOf(() => runner.work({ companyId: company.id, id: task?.id ?? '' }))
      counts.push([checked.length, run.length])
    }
    expect(counts[1]).toEqual(counts[0])
    expect(counts[0]?.[1]).toBeLessThan(40)
  })
})

it('runs as who gave the word may by then', async () => {
  const { company, admin, rows } = await newWork(1)
  const task = await commit(admin, await check(admin, rows))
  const role = (permissions: string[]) =>
    rowsOf(
      sql`update role set permissions = ${permissions}::text[] where company_id = ${company.id} and name = '管理员'`,
    )
  await role([])
  await (await runnerOf()).work({ companyId: company.id, id: task.id })
  await role(['chain:companywaybill:add'])
  expect(await importOf(admin, task)).toMatchObject({ status: 'FAILED', error: '没有权限：新增运单' })
})

it('an import is kept for thirty days, its waybills and what they are known by for ever', async () => {
  const { company, admin, rows } = await newWork(1)
  const task = await work(admin, company, await commit(admin, await check(admin, rows)))
  const { waybillImports } = await services()
  const now = (await testApp()).clock.now().getTime()
  expect(await waybillImports.removeExpired(company.id, new Date(now + 29 * DAY), 10)).toBe(0)
  expect(await waybillImports.removeExpired(company.id, new Date(now + 31 * DAY), 10)).toBe(1)
  expect(await admin.code(importDocuments.one, { id: task.id })).toBe('NOT_FOUND')
  expect(await waybillsOf(company)).toBe(1)
  const again = await check(admin, rows)
  expect(await importOf(admin, again)).toMatchObject({ unchangedCount: 1, sameFileTime: null })
})

it('leaves looking at its trips to a job, sent with the piece that made them', async () => {
  const { company, admin, rows } = await newWork(3)
  const task = await commit(admin, await check(admin, rows))
  const sent: { name: string; data: JobData }[] = []
  const nothing = async () => undefined
  const send: Jobs['send'] = async (name, data) => void sent.push({ name, data })
  const jobs = { define: nothing, schedule: nothing, start: nothing, stop: nothing, send }
  const { waybillImportRunner } = await services(undefined, jobs)
  await waybillImportRunner.work({ companyId: company.id, id: task.id })
  const made = (await rowsOfImport(admin, task)).map(({ waybillId }) => waybillId)
  expect(sent).toEqual([{ name: 'anomaly-check', data: { companyId: company.id, ids: expect.any(Array) } }])
  expect(new Set(sent[0]?.data.ids as string[])).toEqual(new Set(made))
})
