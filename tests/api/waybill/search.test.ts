import { type ListRequest, readList } from '@tufang/server/kernel/list/list'
import { sql } from '@tufang/server/kernel/sql/sql'
import { waybillList } from '@tufang/server/modules/waybill/waybill/waybill.queries'
import { type WaybillFilter, WaybillSortField } from '@tufang/server/modules/waybill/waybill/waybill.view'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newProject } from '@tufang/tests/factories/project'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

async function read(company: TestCompany, request: ListRequest<WaybillFilter, WaybillSortField>) {
  const { em } = await testDatabase()
  return readList<{ no: string }, object, WaybillFilter, WaybillSortField>(
    em.fork(),
    company.actor('只读'),
    waybillList,
    { page: { current: 1, size: 50 }, ...request },
  )
}
const totalOf = async (company: TestCompany, filter: WaybillFilter) => (await read(company, { filter })).total

async function withTrucks(plates: string[]) {
  const company = await newCompany()
  const captain = await newCaptain(company)
  for (const plate of plates) await newWaybill(company, { truck: await newTruck(company, { captain, plate }) })
  return company
}

describe('a search by plate', () => {
  it('finds any part of it, of what the waybill has by now', async () => {
    const company = await withTrucks(['粤B12345', '粤B12399', '粤A99123'])
    for (const [truckCode, total] of [
      ['12345', 1],
      ['B123', 2],
      ['123', 3],
      ['粤B', 2],
      ['粤', 3],
      ['%', 0],
      ['4'.repeat(9), 0],
    ] as const)
      expect([truckCode, await totalOf(company, { truckCode })]).toEqual([truckCode, total])
    await rowsOf(
      sql`update waybill set truck_code = '粤C00001' where company_id = ${company.id} and truck_code = '粤B12345'`,
    )
    expect(await totalOf(company, { truckCode: '12345' })).toBe(0)
    expect(await totalOf(company, { truckCode: 'C0000' })).toBe(1)
  })

  it('goes to the plates that are meant, and counts by day where all are', async () => {
    const company = await withTrucks(['粤B12345', '粤B12399'])
    const named = await statementsOf(() => read(company, { filter: { truckCode: '12345' } }))
    expect(named.filter((text) => /truck_code = any\(.+offset 0\) "w"/s.test(text))).toHaveLength(1)
    const every = await statementsOf(() => read(company, { filter: { truckCode: '粤B' } }))
    expect(every.join()).not.toContain('from waybill w where w.company_id = $1 and w.truck_code')
    expect(every.filter((text) => text.includes('waybill_count'))).toHaveLength(2)
  })

  it('by driver and captain together finds who was on one waybill', async () => {
    const company = await withTrucks(['粤B12345', '粤B12399'])
    await rowsOf(
      sql`update waybill set driver_name = '李四' where company_id = ${company.id} and truck_code = '粤B12345'`,
    )
    expect(await totalOf(company, { driverName: '李', captainName: '黄' })).toBe(1)
    expect(await totalOf(company, { driverName: '李', truckCode: '12399' })).toBe(0)
    expect(await totalOf(company, { captainName: '黄' })).toBe(2)
  })

  it('finds a name by any of its signs, also where pairs of them stand in another order', async () => {
    const company = await withTrucks(['粤B12345', '粤B12399'])
    await rowsOf(
      sql`update waybill set driver_name = '欧阳建国' where company_id = ${company.id} and truck_code = '粤B12345'`,
    )
    for (const [driverName, total] of [
      ['阳建国', 1],
      ['国', 1],
      ['建国欧阳', 0],
      ['欧建', 0],
      ['5欧', 0],
    ] as const)
      expect([driverName, await totalOf(company, { driverName })]).toEqual([driverName, total])
  })

  it('of more plates than a search names still finds all', async () => {
    const company = await withTrucks(Array.from({ length: 52 }, (_, at) => `粤B${String(at).padStart(5, '0')}`))
    await rowsOf(
      sql`update waybill set truck_code = '粤A00000' where company_id = ${company.id} and truck_code = '粤B00051'`,
    )
    expect(await totalOf(company, { truckCode: '粤B' })).toBe(51)
  })
})

describe("a search by a project's name", () => {
  async function withProjects(names: string[]) {
    const company = await newCompany()
    for (const name of names) await newWaybills(company, 2, { project: await newProject(company, { name }) })
    return company
  }
  const rename = (company: TestCompany, from: string, to: string) =>
    rowsOf(sql`update waybill set project_name = ${to} where company_id = ${company.id} and no = (
      select min(no) from waybill where company_id = ${company.id} and project_name = ${from})`)

  it('finds any part of it, of what the waybill has by now', async () => {
    const company = await withProjects(['前海一期', '前海二期', '坪山（东）'])
    await rename(company, '前海一期', '后海一期')
    for (const [projectName, total] of [
      ['前海', 3],
      ['一期', 2],
      ['海', 4],
      ['(东', 2],
      ['期', 4],
      ['后海一期', 1],
      ['%', 0],
      ['无', 0],
    ] as const)
      expect([projectName, await totalOf(company, { projectName })]).toEqual([projectName, total])
  })

  it('is answered by the sums by day where the projects that are meant have had no other name', async () => {
    const company = await withProjects(['前海一期', '前海二期', '坪山'])
    const rowsCounted = async (projectName: string) =>
      (await statementsOf(() => read(company, { filter: { projectName } }))).filter(
        (text) => text.includes('count(') && !text.includes('waybill_count'),
      ).length
    expect(await rowsCounted('前海')).toBe(0)
    expect(await rowsCounted('坪')).toBe(0)
    expect(await rowsCounted('无')).toBe(0)
    await rename(company, '前海一期', '后海一期')
    expect(await rowsCounted('前海')).toBeGreaterThan(0)
    expect(await rowsCounted('海')).toBe(0)
  })
})

describe('a search by number', () => {
  it('finds how it begins and how it ends, in letters of any size and with signs taken as they are', async () => {
    const company = await newCompany()
    const made = await newWaybills(company, 4)
    const numbers = ['YD2026-001', 'YD2026_1001', '001YD-9', 'yd2026%中']
    for (const [at, no] of numbers.entries())
      await rowsOf(sql`update waybill set no = ${no} where company_id = ${company.id} and id = ${made[at]?.id}`)
    const found = async (no: string) => {
      const { records, total } = await read(company, {
        filter: { no },
        sort: [{ field: WaybillSortField.NO, direction: 'ASC' }],
      })
      expect(total).toBe(records.length)
      return records.map((row) => numbers.indexOf(row.no))
    }
    expect(await found('001')).toEqual([2, 0, 1])
    expect(await found(' YD2026 ')).toEqual([0, 1, 3])
    expect(await found('YD2026_')).toEqual([1])
    expect(await found('%中')).toEqual([3])
    expect(await found('026')).toEqual([])
    expect(await found('YD2026-001')).toEqual([0])
  })
})

describe('sorting by what has no index', () => {
  const byWeight = [{ field: WaybillSortField.WEIGHT_TONS, direction: 'DESC' as const }]

  it('is for few rows', async () => {
    const company = await newCompany()
    const [first] = await newWaybills(company, 1, { goDatetime: new Date('2026-10-01T04:00:00Z') })
    expect((await read(company, { sort: byWeight })).total).toBe(1)
    await rowsOf(sql`
      insert into waybill (company_id, id, no, status, project_id, project_name, truck_id, truck_code, captain_id, captain_name, tp_mode,
        go_soil_type, weight_unit, go_datetime)
      select w.company_id, gen_random_uuid(), 'N' || n, w.status, w.project_id, w.project_name, w.truck_id, w.truck_code, w.captain_id,
        w.captain_name, w.tp_mode, w.go_soil_type, w.weight_unit, '2026-09-01T04:00:00Z'
      from waybill w, generate_series(1, 20000) n where w.company_id = ${company.id} and w.id = ${first?.id}`)
    await expect(read(company, { sort: byWeight })).rejects.toMatchObject({ code: 'TOO_MANY_TO_SORT' })
    await expect(read(company, { sort: byWeight, filter: { projectName: '' } })).rejects.toThrow(
      '结果超过20000条，请先缩小查询范围再按此列排序',
    )
    const shown = [{ field: { column: 'weightTons' }, direction: 'DESC' as const }]
    expect((await read(company, { sort: shown })).records[0]?.no).toBe(first?.no)
    const { from, to } = { from: new Date('2026-10-01T00:00:00+08:00'), to: null }
    expect((await read(company, { sort: byWeight, filter: { goDatetime: { from, to } } })).total).toBe(1)
    expect((await read(company, { sort: byWeight, filter: { no: 'N19999' } })).total).toBe(1)
    await rowsOf(sql`delete from waybill where company_id = ${company.id} and no like 'N%'`)
  })
})

describe('pasted plates', () => {
  const document = 'query ($truckCodes: [String!]!) { knownTruckCodes(truckCodes: $truckCodes) }'

  it('are known when a waybill of the company has them, and only then', async () => {
    const company = await withTrucks(['粤B12345', '粤B12399'])
    const other = await withTrucks(['粤B99999'])
    const clerk = await company.as('只读')
    const truckCodes = ['粤B12399', ' 粤B12345 ', '粤B99999', '粤B00000']
    expect(await clerk.ask(document, { truckCodes })).toEqual({ knownTruckCodes: ['粤B12345', '粤B12399'] })
    expect(await (await other.as('只读')).ask(document, { truckCodes })).toEqual({ knownTruckCodes: ['粤B99999'] })
    const many = Array.from({ length: 1001 }, (_, at) => `粤B${at}`)
    expect(await clerk.code(document, { truckCodes: many })).toBe('INVALID_INPUT')
  })
})
