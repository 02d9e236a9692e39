import { sql } from '@tufang/server/kernel/sql/sql'
import { StatisticsService } from '@tufang/server/platform/database/statistics.service'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueDigits } from '@tufang/tests/unique'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Small enough for a test. */
const [TABLE_ROWS, MANY] = [5, 5]
const statistics = new StatisticsService(await testDatabase(), TABLE_ROWS, MANY)

/** A table of its own: whoever else had this database before has left rows in all others. */
const TABLE = `haul_${uniqueDigits(8)}`
const table = sql.ref(TABLE)
const haul = ({ id }: { id: string }, count: number) =>
  rowsOf(sql`insert into ${table} select ${id}, n from generate_series(1, ${count}::int) n`)

beforeAll(() => rowsOf(sql`create table ${table} (company_id uuid not null, id integer not null)`))
afterAll(() => rowsOf(sql`drop table ${table}`))

/** How many rows of a company the planner thinks there are. */
const expectedOf = async ({ id }: { id: string }): Promise<number> => {
  const [row] = await rowsOf<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select from ${table} where company_id = ${id}`,
  )
  return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}

describe('the statistics of the database', () => {
  it('come to know a company that has rows where they knew of others only', async () => {
    const [first, second] = [await newCompany(), await newCompany()]
    await haul(first, 40)
    await rowsOf(sql`analyze ${table}`)
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
    const ofLarge = new StatisticsService(await testDatabase(), 1_000_000, MANY)
    expect(await ofLarge.refresh()).toEqual([])
    await expect(statistics.refresh(AbortSignal.abort())).rejects.toThrow()
    expect(await statistics.refresh()).toContain(TABLE)
  })
})
