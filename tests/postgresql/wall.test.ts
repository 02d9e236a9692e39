import type { Database } from '@tufang/server/kernel/sql/database'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { beyondCompany, withinCompanies, withinCompany } from '@tufang/server/kernel/sql/wall'
import { newId } from '@tufang/server/kernel/values/id'
import { openOwnDatabase } from '@tufang/server/own-database'
import { migrate } from '@tufang/server/platform/database/database'
import { type DatabaseServer, startEmbedded } from '@tufang/server/platform/database/embedded/embedded'
import { unlimited } from '@tufang/server/platform/database/limits'
import { MISSING } from '@tufang/server/platform/database/wall.queries'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

const [one, other] = [newId(), newId()]
const opened: Database[] = []
let server: DatabaseServer
let [byOwner, bySuper] = ['', '']

/** Single connection, which opens with its first statement. */
async function opens(url: string, closed = false): Promise<Database> {
  const database = await openOwnDatabase({ url, pool: 1, limits: unlimited, closed })
  opened.push(database)
  return database
}

beforeAll(async () => {
  server = await startEmbedded({ dataDir: 'memory' })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query("create role owner login password 'owner'")
  await client.query('create database theirs owner owner')
  await client.end()
  bySuper = server.url.replace(/\/tufang$/, '/theirs')
  byOwner = bySuper.replace(/\/\/[^@]+@/, '//owner:owner@')
  const database = await opens(byOwner)
  await migrate(database)
  for (const id of [one, other]) {
    const em = database.em.fork()
    await rows(em, sql`insert into company (id, name, company_no) values (${id}, ${id}, ${id})`)
    await rows(em, sql`insert into role (company_id, id, name, permissions) values (${id}, ${newId()}, 'a', '{}')`)
  }
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await server.stop()
})

const roles = sql`select company_id as id from role order by company_id`
const seenBy = async ({ em }: Pick<Database, 'em'>) =>
  (await rows<{ id: string }>(em.fork(), roles)).map(({ id }) => id)

it('an owner who may make no role works without the wall, until a superuser has raised it', async () => {
  const before = await opens(byOwner)
  expect(await withinCompany(one, () => seenBy(before))).toEqual([one, other])
  const missing = await rows<{ missing: string }>(before.em.fork(), sql.raw(MISSING))
  expect(missing.map(({ missing }) => missing)).toContain('role tufang_walled')

  await migrate(await opens(bySuper))
  const after = await opens(byOwner)
  await migrate(after)
  expect(await rows(after.em.fork(), sql.raw(MISSING))).toEqual([])
  expect(await withinCompany(one, () => seenBy(after))).toEqual([one])
  expect(await withinCompany(other, () => seenBy(after))).toEqual([other])
  expect(await seenBy(after)).toEqual([one, other])
  // A connection from before does not know the wall.
  expect(await withinCompany(one, () => seenBy(before))).toEqual([one, other])
})

it('a connection is where its statement wants it, whatever became of the one before', async () => {
  const database = await opens(bySuper)
  const failing = () => rows(database.em.fork(), sql`select 1 / (count(*) - count(*)) from role where name <> ${'b'}`)
  await expect(withinCompany(one, failing)).rejects.toThrow('division by zero')
  expect(await withinCompany(one, () => seenBy(database))).toEqual([one])

  const undone = inTransaction(database, async (em) => {
    await withinCompany(other, () => rows(em, roles))
    throw new RangeError('on purpose')
  })
  await expect(undone).rejects.toThrow('on purpose')
  expect(await withinCompany(other, () => seenBy(database))).toEqual([other])
  expect(await withinCompany(one, () => beyondCompany(() => seenBy(database)))).toEqual([one, other])

  await inTransaction(database, async (em) => {
    await withinCompany(one, () => rows(em, sql`update role set name = ${'b'} where name = ${'a'}`))
    expect(await rows(em, sql`select company_id as id from role where name = ${'b'}`)).toEqual([{ id: one }])
  })
})

it('nobody writes a row of another company from within the wall', async () => {
  const database = await opens(bySuper)
  const insert = () =>
    rows(
      database.em.fork(),
      sql`insert into role (company_id, id, name, permissions) values (${other}, ${newId()}, 'c', '{}')`,
    )
  await expect(withinCompany(one, insert)).rejects.toThrow('row-level security')
  await withinCompany(other, insert)
})

it('work in several companies reads in these, and writes in none', async () => {
  const database = await opens(bySuper)
  const seen = (...ids: string[]) => withinCompanies(ids, async () => [...new Set(await seenBy(database))])
  expect(await seen(other, one, one)).toEqual([one, other])
  expect(await seen(other)).toEqual([other])
  expect(await seen(newId(), other)).toEqual([other])
  expect(await seen(newId(), newId())).toEqual([])
  expect(await seen()).toEqual([])
  const write = (text: string) => () => rows(database.em.fork(), sql`${sql.raw(text)} returning company_id as id`)
  const both = [one, other]
  expect(await withinCompanies(both, write("update role set name = 'd'"))).toEqual([])
  expect(await withinCompanies(both, write('delete from role'))).toEqual([])
  const insert = `insert into role (company_id, id, name, permissions) values ('${one}', '${newId()}', 'e', '{}')`
  await expect(withinCompanies(both, write(insert))).rejects.toThrow('row-level security')
})

it('a running program shows work of which nobody has said whose it is no company at all', async () => {
  const database = await opens(bySuper, true)
  expect(await seenBy(database)).toEqual([])
  expect(await withinCompany(one, () => seenBy(database))).toEqual([one])
  expect(await seenBy(database)).toEqual([])
  expect(new Set(await beyondCompany(() => seenBy(database)))).toEqual(new Set([one, other]))
})
