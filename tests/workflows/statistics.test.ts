import { sql } from '@tufang/server/kernel/sql'
import { StatisticsService } from '@tufang/server/platform/database/statistics.service'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

/** Small enough for a test. */
const [TABLE_ROWS, MANY] = [5, 5]
const statistics = new StatisticsService(await testDatabase(), TABLE_ROWS, MANY)

const expectedOf = async (company: { id: string }): Promise<number> => {
  const [row] = await rowsOf<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select from waybill where company_id = ${company.id}`,
  )
  return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}

describe('the statistics of the database', () => {
  it('come to know a company that has rows where they knew of others only', async () => {
    const first = await newCompany()
    await newWaybills(first, 40)
    await rowsOf(sql`analyze waybill`)
    expect(await expectedOf(first)).toBe(40)

    const second = await newCompany()
    await newWaybills(second, MANY - 1)
    expect(await statistics.refresh()).not.toContain('waybill')
    await newWaybills(second, 15)
    expect(await expectedOf(second)).toBe(1)
    expect(await statistics.refresh()).toContain('waybill')
    expect(await expectedOf(second)).toBe(MANY + 14)
    expect(await statistics.refresh()).toEqual([])
  })

  it('are left alone in a small table, and stop when the program does', async () => {
    const many = new StatisticsService(await testDatabase(), 1_000_000, MANY)
    await newWaybills(await newCompany(), 20)
    expect(await many.refresh()).toEqual([])
    await expect(statistics.refresh(AbortSignal.abort())).rejects.toThrow()
  })
})
