import { createApp } from '@tufang/server/app'
import { readConfig } from '@tufang/server/config'
import { createRunCommand, type Tx } from '@tufang/server/kernel/command/command'
import type { DomainError } from '@tufang/server/kernel/errors'
import type { Database } from '@tufang/server/kernel/sql/database'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { systemClock } from '@tufang/server/kernel/values/clock'
import { newId } from '@tufang/server/kernel/values/id'
import { openOwnDatabase } from '@tufang/server/own-database'
import { type DatabaseLimits, interactive } from '@tufang/server/platform/database/limits'
import { PoolWatch } from '@tufang/server/platform/database/pool-watch'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { whileLocked } from '@tufang/tests/locked'
import { PostgresProxy } from '@tufang/tests/postgres-proxy'
import { rowsOf } from '@tufang/tests/rows'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'

const POOL = 3
const url = (await testDatabase()).url
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url })
const closing: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function poolOf(limits: Partial<DatabaseLimits> = {}, databaseUrl = url): Promise<Database> {
  const database = await openOwnDatabase({ url: databaseUrl, pool: POOL, limits: { ...interactive, ...limits } })
  closing.push(() => database.close())
  return database
}

async function proxied(limits: Partial<DatabaseLimits> = {}) {
  const proxy = await PostgresProxy.before(url)
  closing.push(() => proxy.stop())
  return { proxy, database: await poolOf(limits, proxy.url) }
}

const answer = async (database: Database) =>
  (await rows<{ one: number }>(database.em.fork(), sql`select 1 as one`)).map(({ one }) => one)
const allAnswer = (database: Database) => Promise.all(Array.from({ length: 2 * POOL }, () => answer(database)))
const allFine = Array.from({ length: 2 * POOL }, () => [1])

/** Connections that run a statement with this text. */
const pidsOf = async (running: string): Promise<number[]> =>
  (
    await rowsOf<{ pid: number }>(
      sql`select pid from pg_stat_activity where query like ${`select pg_sleep%${running}%`}`,
    )
  ).map(({ pid }) => pid)

it('has every connection again after those of running transactions were ended', async () => {
  const database = await poolOf()
  for (let incident = 0; incident < 3; incident++) {
    const mark = `incident_${newId().replaceAll('-', '')}`
    const running = Array.from({ length: POOL }, () =>
      inTransaction(database, (em) => rows(em, sql.raw(`select pg_sleep(20) as ${mark}`))),
    )
    const ended = Promise.allSettled(running)
    await expect.poll(() => pidsOf(mark), { timeout: 5000 }).toHaveLength(POOL)
    for (const pid of await pidsOf(mark)) await rowsOf(sql`select pg_terminate_backend(${pid})`)
    for (const { status, reason } of (await ended) as PromiseRejectedResult[]) {
      expect(status).toBe('rejected')
      expect(reason).toMatchObject({ code: 'SERVER_BUSY', retryAfter: 2 })
    }
    expect(await allAnswer(database)).toEqual(allFine)
  }
})

it('lets nobody wait long for a connection', async () => {
  const database = await poolOf({ acquire: 100 })
  const app = await createApp({ config, database, sms: new InboxSms() })
  closing.push(() => app.close())
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // On a busy machine getting a connection may take longer than requests wait.
  const hold = (): Promise<void> =>
    inTransaction(database, async (em) => {
      await rows(em, sql`select 1`)
      await held
    }).catch((error: DomainError) => (error.code === 'SERVER_BUSY' ? hold() : Promise.reject(error)))
  const holders = Array.from({ length: POOL }, hold)
  await expect.poll(() => app.inject('/readyz').then(({ statusCode }) => statusCode)).toBe(503)
  const refused = await app.inject({ url: '/upms/user/info', headers: { authorization: 'Bearer unknown' } })
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toMatchObject({ code: 1, errorCode: 'SERVER_BUSY', requestId: expect.any(String) })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  release()
  await Promise.all(holders)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

it('gives a verb up that waits for a locked row, and says so', async () => {
  const database = await poolOf({ lock: 50 })
  const run = createRunCommand(database, systemClock)
  const company = await newCompany()
  const lock = (em: Tx['em']) => rows(em, sql`select from company where id = ${company.id} for update`)
  let attempts = 0
  const waiting = () =>
    run(company.actor('管理员'), { name: 'soil.add', title: '', input: {} }, async (tx) => {
      attempts += 1
      await lock(tx.em)
      return null
    })
  const held = sql`select from company where id = ${company.id} for update`
  const refused = whileLocked(await testDatabase(), held, waiting)
  await expect(refused).rejects.toMatchObject({ code: 'ROWS_LOCKED', retryAfter: 2 })
  expect(attempts).toBe(5)
  expect(await allAnswer(database)).toEqual(allFine)
})

it('ends a statement that takes too long, and a transaction that does nothing', async () => {
  const database = await poolOf({ statement: 500, idle: 500 })
  await expect(rows(database.em.fork(), sql`select pg_sleep(20)`)).rejects.toMatchObject({ code: 'TOO_SLOW' })
  const idle = inTransaction(database, async (em) => {
    await rows(em, sql`select 1`)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return rows(em, sql`select 1`)
  })
  await expect(idle).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  expect(await allAnswer(database)).toEqual(allFine)
})

it('gives a connection up on which no answer comes', async () => {
  const { proxy, database } = await proxied({ answer: 1500 })
  expect(await allAnswer(database)).toEqual(allFine)
  proxy.stall()
  const hung = await Promise.allSettled(Array.from({ length: POOL }, () => answer(database)))
  expect(hung.map(({ status }) => status)).toEqual(Array.from({ length: POOL }, () => 'rejected'))
  expect(await allAnswer(database)).toEqual(allFine)
})

it('is ready again as soon as the database is back', async () => {
  const { proxy, database } = await proxied()
  expect(await allAnswer(database)).toEqual(allFine)
  proxy.refuse(true)
  proxy.loseAt('asked', 'select 1')
  const lost = await Promise.allSettled([answer(database), answer(database)])
  expect(lost[0]).toMatchObject({ status: 'rejected', reason: { code: 'SERVER_BUSY' } })
  proxy.refuse(false)
  expect(await allAnswer(database)).toEqual(allFine)
})

it('fails the check of life when its connections are lost, and the database gives others', async () => {
  const database = await poolOf({ still: 50 })
  const app = await createApp({ config, database, sms: new InboxSms() })
  closing.push(() => app.close())
  const health = () => app.inject('/healthz').then(({ statusCode }) => statusCode)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const holders = Array.from({ length: POOL }, () => inTransaction(database, () => held))
  await expect.poll(health).toBe(503)
  release()
  await Promise.all(holders)
  expect(await health()).toBe(200)
})

it('is told dead only when it keeps all connections while the database gives new ones', async () => {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  closing.push(() => pool.end())
  const proxy = await PostgresProxy.before(url)
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const [alive, away] = [new PoolWatch(pool, url, 20), new PoolWatch(pool, proxy.url, 20)]
  await proxy.stop()
  expect(await alive.isDead()).toBe(false)
  const clients = [await pool.connect(), await pool.connect()]
  expect(await alive.isDead()).toBe(false)
  now = 50
  expect(await alive.isDead()).toBe(true)
  expect(await away.isDead()).toBe(false)
  for (const client of clients) client.release()
  expect(await alive.isDead()).toBe(false)
})

it('loses the connections in use when it shall end them, and gives others to the person who asks again', async () => {
  const database = await poolOf()
  const asleep = rows(database.em.fork(), sql`select pg_sleep(600)`)
  const sleepers = sql`select from pg_stat_activity where query like 'select pg_sleep(6%' and datname = current_database()`
  await expect.poll(() => rowsOf(sleepers).then(({ length }) => length)).toBe(1)
  database.endUsed()
  await expect(asleep).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  expect(await rows(database.em.fork(), sql`select 1 as one`)).toEqual([{ one: 1 }])
})

it('is closed although somebody gets a connection only then', async () => {
  const { proxy, database } = await proxied()
  proxy.delay(700)
  const asleep = rows(database.em.fork(), sql`select pg_sleep(600)`).then(
    () => 'slept',
    () => 'failed',
  )
  await database.close()
  expect(await asleep).toBe('failed')
})

it('is closed although somebody keeps a connection', async () => {
  const database = await openOwnDatabase({ url, pool: POOL, limits: interactive })
  const mark = `kept_${newId().replaceAll('-', '')}`
  const asleep = rows(database.em.fork(), sql.raw(`select pg_sleep(600) as ${mark}`)).catch(
    (error: DomainError) => error.code,
  )
  await expect.poll(() => pidsOf(mark)).toHaveLength(1)
  await database.close()
  expect(await asleep).toBe('SERVER_BUSY')
})
