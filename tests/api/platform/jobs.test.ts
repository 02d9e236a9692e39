import type { Em } from '@tufang/server/kernel/sql/database'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { BossJobs } from '@tufang/server/platform/jobs/boss-jobs'
import { asRequest } from '@tufang/server/platform/log'
import { testDatabase } from '@tufang/tests/database'
import { eventually } from '@tufang/tests/eventually'
import { logLines } from '@tufang/tests/log-lines'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const database = await testDatabase()
const { log, lines } = logLines()
const jobs = new BossJobs(database.url, log, 0.5)
const done: unknown[] = []

jobs.define('echo', async (data) => {
  done.push(data)
})
jobs.define('later', async () => {
  throw new Error('not before its time')
})
jobs.define('broken', async () => {
  throw new Error('the printer is on fire')
})
jobs.schedule('echo', '30 3 * * *')

beforeAll(() => jobs.start())
afterAll(() => jobs.stop())

const arrives = (data: unknown) => eventually(() => expect(done).toContainEqual(data))
const waiting = (name: string) =>
  rowsOf<{ data: { data: unknown } }>(
    sql`select data from pgboss.job where name = ${name} and state = 'created' order by data->'data'->>'nth'`,
  )

it('under way says so in time, so that a killed program’s is tried again within minutes', async () => {
  const queues = await rowsOf(
    sql`select name, heartbeat_seconds as seconds from pgboss.queue where name in ('echo', 'later')`,
  )
  expect(queues).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'echo', seconds: 60 })]))
  await jobs.send('echo', { beating: true })
  await arrives({ beating: true })
  const [job] = await rowsOf(
    sql`select heartbeat_on as at from pgboss.job where data->'data' = '{"beating": true}'::jsonb`,
  )
  expect(job).toEqual({ at: expect.any(String) })
})

describe('a job', () => {
  it('is done with the data it was sent with', async () => {
    await jobs.send('echo', { number: 1, list: ['a'] })
    await arrives({ number: 1, list: ['a'] })
  })

  it('is begun at once, however seldom its worker looks', async () => {
    const lazy = new BossJobs(database.url, log, 60)
    const begun: unknown[] = []
    lazy.define('lazy', async (data) => {
      begun.push(data)
    })
    // Unknown schedules would be removed.
    lazy.schedule('echo', '30 3 * * *')
    await lazy.start()
    try {
      await lazy.send('lazy', { nth: 0 })
      await eventually(() => expect(begun).toContainEqual({ nth: 0 }))
      await database.em.fork().transactional((em) => lazy.send('lazy', { nth: 1 }, { em: em as Em }))
      await eventually(() => expect(begun).toContainEqual({ nth: 1 }))
    } finally {
      await lazy.stop()
    }
  })

  it('follows the one before it at once, also when that failed', async () => {
    const lazy = new BossJobs(database.url, logLines().log, 60)
    const begun: unknown[] = []
    lazy.define('heap', async (data) => {
      begun.push(data)
      if (data.nth === 1) throw new Error('the second one fails')
    })
    lazy.schedule('echo', '30 3 * * *')
    await lazy.start()
    try {
      // Jobs for a later time wake no worker: the first of them is found only by a look into the queue.
      for (const nth of [0, 1, 2]) await lazy.send('heap', { nth }, { startAfter: new Date(0) })
      await lazy.send('heap', { nth: 3 })
      await eventually(() => expect(begun).toHaveLength(4))
    } finally {
      await lazy.stop()
    }
  })

  it('exists if and only if its transaction commits', async () => {
    const [lost, kept] = [{ id: newId() }, { id: newId() }]
    const send = (data: { id: string }) =>
      database.em.fork().transactional(async (em) => {
        await jobs.send('echo', data, { em: em as Em })
        if (data === lost) throw new Error('rolled back')
      })
    await expect(send(lost)).rejects.toThrow('rolled back')
    await send(kept)
    await arrives(kept)
    expect(done).not.toContainEqual(lost)
  })

  it('waits for its moment, once for each key', async () => {
    const startAfter = new Date(Date.now() + 3600_000)
    for (const data of [{ nth: 1 }, { nth: 2 }]) await jobs.send('later', data, { singletonKey: 'nightly', startAfter })
    await jobs.send('later', { nth: 3 }, { startAfter })
    await jobs.send('later', { nth: 4 }, { startAfter })
    expect((await waiting('later')).map(({ data }) => data.data)).toEqual([{ nth: 1 }, { nth: 3 }, { nth: 4 }])
  })

  it('that fails is tried again, and the log names the request but not the data', async () => {
    await asRequest('request-1', () => jobs.send('broken', { secret: 'kept-out-of-the-log' }))
    const failure = await eventually(() => {
      const found = lines().find((line) => line.msg === 'job failed')
      expect(found).toBeDefined()
      return found
    })
    expect(failure).toMatchObject({
      level: 50,
      job: 'broken',
      attempt: 1,
      givenUp: false,
      requestId: 'request-1',
      err: { message: 'the printer is on fire' },
    })
    expect(JSON.stringify(lines())).not.toContain('kept-out-of-the-log')
    const state = () => rowOf<{ state: string }>(sql`select state::text from pgboss.job where name = 'broken'`)
    await eventually(async () => expect(await state()).toEqual({ state: 'retry' }))
  })

  it('can come round on the clock of Shanghai', async () => {
    expect(await rowsOf(sql`select name, cron, timezone from pgboss.schedule`)).toEqual([
      { name: 'echo', cron: '30 3 * * *', timezone: 'Asia/Shanghai' },
    ])
  })
})

describe('the queue', () => {
  it('never gets into a transaction of the program', async () => {
    const data = { id: newId() }
    let sending: Promise<void> | undefined
    const work = database.em.fork().transactional(async (em) => {
      sending = jobs.send('echo', data)
      await (em as Em).execute('select pg_sleep(0.2)')
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    await sending
    await arrives(data)
  })

  it('leaves the one session usable after a statement of its own failed', async () => {
    await expect(jobs.send('nobody-does-this', {})).rejects.toThrow()
    expect(await rowOf(sql`select 1 as one`)).toEqual({ one: 1 })
  })
})
