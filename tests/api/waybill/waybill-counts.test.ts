import { readList } from '@tufang/server/kernel/list/list'
import { sql } from '@tufang/server/kernel/sql/sql'
import { waybillList } from '@tufang/server/modules/waybill/waybill/waybill.queries'
import type { WaybillFilter } from '@tufang/server/modules/waybill/waybill/waybill.view'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { describe, expect, it } from 'vitest'

const countsOf = ({ id }: TestCompany) =>
  rowOf<{ rows: number; unfolded: number; trips: number; receivable: string }>(
    sql`select count(*)::int as rows, count(*) filter (where span = 'CHANGE')::int as unfolded,
      coalesce(sum(trips), 0)::int as trips, coalesce(sum(receivable), 0)::numeric(18, 2) as receivable
      from waybill_count where company_id = ${id} and not haul and span in ('DAY', 'CHANGE')`,
  )

const day = (date: number) => new Date(Date.UTC(2026, 9, date, 4))

describe('sums of waybills by day', () => {
  it('are there at once, and folded into one row a group', async () => {
    const company = await newCompany()
    const { waybillCounts } = await services()
    await newWaybills(company, 3, { goDatetime: day(1), settlePrice: '1.10' })
    const { id } = await newWaybill(company, { goDatetime: day(2), settlePrice: '2.00' })
    const of = sql`where company_id = ${company.id}`
    await rowsOf(sql`update waybill set go_datetime = go_datetime + interval '1 day' ${of} and id = ${id}`)
    await rowsOf(sql`update waybill set remark = 'x', version = version + 1 ${of}`)
    const changed = await countsOf(company)
    expect(changed).toMatchObject({ unfolded: changed.rows, trips: 4, receivable: '5.30' })
    expect(changed.rows).toBeGreaterThan(2)
    await waybillCounts.fold()
    expect(await countsOf(company)).toEqual({ rows: 2, unfolded: 0, trips: 4, receivable: '5.30' })
    expect(await waybillCounts.fold()).toBe(0)
    await rowsOf(sql`delete from waybill ${of}`)
    await waybillCounts.fold()
    expect(await countsOf(company)).toEqual({ rows: 0, unfolded: 0, trips: 0, receivable: '0.00' })
  })

  it('stop being folded between two steps', async () => {
    await newWaybill(await newCompany())
    const stopped = AbortSignal.abort()
    const { waybillCounts } = await services()
    await expect(waybillCounts.fold(stopped)).rejects.toBe(stopped.reason)
  })
})

describe('a list of waybills', () => {
  const counts = async (company: TestCompany, filter: WaybillFilter, current = 1) => {
    const { em } = await testDatabase()
    return statementsOf(() =>
      readList(em.fork(), company.actor('只读'), waybillList, { filter, page: { current, size: 500 } }),
    )
  }
  const lookingAtRows = (statements: string[]) =>
    statements.filter((text) => text.includes('count(*)::int as total')).length

  it('is counted by its days where they can tell', async () => {
    const company = await newCompany()
    const [from, to] = [new Date('2026-10-01T00:00:00+08:00'), new Date('2026-11-01T00:00:00+08:00')]
    const month = { goDatetime: { from, to } }
    const byDay: WaybillFilter[] = [
      {},
      month,
      { settled: true, inShiftType: null },
      { ...month, goSoilType: '石方', garbageName: '场' },
      { ...month, projectName: '1' },
    ]
    for (const filter of byDay) expect(lookingAtRows(await counts(company, filter))).toBe(0)
    const noon = { goDatetime: { from, to: new Date(from.getTime() + 12 * 3_600_000) } }
    const byRow: WaybillFilter[] = [
      noon,
      { machineCode: '1' },
      { goDatetime: { from: new Date('1991-07-01T00:00:00+08:00') } },
    ]
    for (const filter of byRow) expect(lookingAtRows(await counts(company, filter))).toBe(1)
  })

  it('of rows that may lie far apart begins with those of the part of a day where it begins', async () => {
    const company = await newCompany()
    const at = (time: string) => new Date(`2026-${time}:00+08:00`)
    for (const [time, count] of [
      ['10-15T06:00', 5],
      ['10-15T18:00', 30],
      ['08-10T12:00', 30],
    ] as const)
      await newWaybills(company, count, { goDatetime: at(time) })
    const { em } = await testDatabase()
    const read = (goDatetime: WaybillFilter['goDatetime'], current: number) =>
      readList<{ goDatetime: string }, object, WaybillFilter, string>(em.fork(), company.actor('只读'), waybillList, {
        filter: { goDatetime, status: ['UNLOADED'] } as WaybillFilter,
        page: { current, size: 20 },
      })
    const hours = async (...asked: Parameters<typeof read>) => {
      const { records, total } = await read(...asked)
      const times = Map.groupBy(records, (record) => record.goDatetime.slice(5, 13))
      return [total, ...[...times].map(([time, { length }]) => `${time} × ${length}`)]
    }
    const untilNoon = { from: at('01-01T00:00'), to: at('10-15T12:00') }
    expect(await hours(untilNoon, 1)).toEqual([35, '10-15 06 × 5', '08-10 12 × 15'])
    expect(await hours(untilNoon, 2)).toEqual([35, '08-10 12 × 15'])
    const untilNight = { from: at('01-01T00:00'), to: at('10-15T20:00') }
    expect(await hours(untilNight, 1)).toEqual([65, '10-15 18 × 20'])
    expect(await hours(untilNight, 2)).toEqual([65, '10-15 18 × 10', '10-15 06 × 5', '08-10 12 × 5'])
  })

  it('in the days where it begins does not look at the others', async () => {
    const company = await newCompany()
    await newWaybills(company, 21, { goDatetime: day(30) })
    await newWaybills(company, 2, { goDatetime: day(3) })
    const { em } = await testDatabase()
    const goDatetime = { from: new Date('2026-10-01T00:00:00+08:00'), to: new Date('2026-11-01T00:00:00+08:00') }
    const places = async (current: number) => {
      const filter = { goDatetime, status: ['UNLOADED'] } as WaybillFilter
      const counted = { total: true, summary: false }
      const read = () =>
        readList(em.fork(), company.actor('只读'), waybillList, { filter, page: { current, size: 20 }, counted })
      return (await statementsOf(read)).filter((text) => text.includes('m.since')).length
    }
    expect([await places(1), await places(2)]).toEqual([1, 2])
  })

  it('has its pages far down looked up by day', async () => {
    const company = await newCompany()
    await newWaybills(company, 1000, { goDatetime: day(3) })
    await newWaybills(company, 1000, { goDatetime: day(2) })
    await newWaybills(company, 3, { goDatetime: day(1) })
    expect(await counts(company, {}, 2)).toHaveLength(2)
    // One statement each for the month, the day, the page and the sums.
    expect(await counts(company, {}, 4)).toHaveLength(4)
    const { em } = await testDatabase()
    const read = (current: number) =>
      readList<{ goDatetime: string }, object, WaybillFilter, string>(em.fork(), company.actor('只读'), waybillList, {
        page: { current, size: 500 },
      })
    const days = async (current: number) => {
      const { records, total } = await read(current)
      return [total, records.length, ...new Set(records.map(({ goDatetime }) => goDatetime.slice(8, 10)))]
    }
    expect([await days(2), await days(3), await days(5), await days(6)]).toEqual([
      [2003, 500, '03'],
      [2003, 500, '02'],
      [2003, 3, '01'],
      [2003, 0],
    ])
  })
})
