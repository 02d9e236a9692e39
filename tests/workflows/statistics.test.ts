import { rows, type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { StatisticsService } from '@tufang/server/platform/database/statistics.service'
import { emptyDatabase } from '@tufang/tests/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Small enough for a test. */
const [TABLE_ROWS, MANY] = [5, 5]
/** A database of its own: in that of all tests thousands of companies would be looked for in every table. */
const database = await emptyDatabase()
const statistics = new StatisticsService(database, TABLE_ROWS, MANY)

const TABLE = 'haul'
const table = sql.ref(TABLE)
const done = <Row extends object>(statement: Sql) => rows<Row>(database.em.fork(), statement)
async function newCompany(): Promise<string> {
  const id = newId()
  await done(sql`insert into company (id, name, company_no) values (${id}, ${id}, ${id})`)
  return id
}

const haul = (company: string, count: number) =>
  done(sql`insert into ${table} select ${company}::uuid, n from generate_series(1, ${count}::int) n`)

beforeAll(() => done(sql`create table ${table} (company_id uuid not null, id integer not null)`))
afterAll(() => database.close())

/** Number of a company's rows by the planner's estimate. */
const expectedOf = async (company: string): Promise<number> => {
  const [row] = await done<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select from ${table} where company_id = ${company}`,
  )
  return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}

describe('the statistics of the database', () => {
  it('come to know a company that has rows where they knew of others only', async () => {
    const [first, second] = [await newCompany(), await newCompany()]
    await haul(first, 40)
    await done(sql`analyze ${table}`)
    expect(await expectedOf(first)).toBe(40)

    await haul(second, MANY - 1)
    expect(await statistics.refresh()).not.toContain(TABLE)
    await haul(second, 15)
    expect(await expectedOf(second)).toBe(1)
    expect(await statistics.refresh()).toContain(TABLE)
    expect(await expectedOf(second)).toBe(MANY + 14)
    expect(await statistics.refresh()).not.toContain(TABLE)
  })

  it('are left alone in a small table, and stop when the program does', async () => {
    await haul(await newCompany(), 20)
    const ofLarge = new StatisticsService(database, 1_000_000, MANY)
    expect(await ofLarge.refresh()).toEqual([])
    await expect(statistics.refresh(AbortSignal.abort())).rejects.toThrow()
    expect(await statistics.refresh()).toContain(TABLE)
  })
})
