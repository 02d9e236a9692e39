import { type ListSpec, type Page, readList } from '@tufang/server/kernel/list/list'
import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { waybillList } from '@tufang/server/modules/waybill/waybill/waybill.queries'
import type { WaybillFilter, WaybillSortField } from '@tufang/server/modules/waybill/waybill/waybill.view'
import { expectSound } from '@tufang/tests/checks'
import { testDatabase } from '@tufang/tests/database'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { runsOf } from '@tufang/tests/property-runs'
import { rowsOf } from '@tufang/tests/rows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { take } from './steps'
import { newWorld, type World } from './world'

const { numRuns, timeout, settings } = runsOf(5)

const { counters, narrow: _, ...byRow } = waybillList
if (!counters) throw new Error('the list has no counters')
/** List in which all pages after the first count as far. */
const byDay = { ...waybillList, counters: { ...counters, far: 1 } }

const HOUR = 3_600_000
/**
 * Around the ends of some days in Shanghai, on them and off them; some days lie weeks, months or more than a year
 * apart.
 */
const instant = fc
  .tuple(fc.constantFrom(0, 1, 2, 3, 4, 12, 35, 95, 460), fc.constantFrom(0, 0, 6, 13.5, 23.9999))
  .map(([day, hour]) => new Date(Date.UTC(2026, 9, 1 + day) + (hour - 8) * HOUR))
const range = fc.record({ from: fc.option(instant), to: fc.option(instant) })

type Change = (world: World, chosen: Sql, at: Date) => Promise<unknown>
const set = (world: World, chosen: Sql, columns: Sql) =>
  rowsOf(
    sql`update waybill set ${columns} where company_id = ${world.company.id} and settlement_id is null and ${chosen}`,
  )

/** Changes of waybills, through the chain and past it. */
const changes: Record<string, Change> = {
  go: (world, chosen, at) => set(world, chosen, sql`go_datetime = ${at}`),
  haul: (world, chosen, at) =>
    set(
      world,
      chosen,
      sql`go_soil_type = ${`土${at.getUTCDate()}`}, garbage_name = nullif('场', left(no, 0)), is_ticket = not is_ticket`,
    ),
  weigh: (world, chosen, at) => set(world, chosen, sql`weight_unit = 'CUBIC', load = ${at.getUTCDate()}`),
  shift: (world, chosen) => set(world, chosen, sql`in_shift_type = 'NIGHT', tp_mode = 'INTERNAL'`),
  nothing: (world, chosen) => set(world, chosen, sql`remark = '看过', version = version + 1`),
  remove: ({ company }, chosen) =>
    rowsOf(sql`delete from waybill w where company_id = ${company.id} and status = 'VOID' and ${chosen}
      and not exists (select from settlement_line l where l.company_id = w.company_id and l.waybill_id = w.id)`),
  crew: (world, chosen, at) =>
    set(world, chosen, sql`driver_name = ${`司机${at.getUTCDate()}`}, truck_code = 'B' || truck_code`),
  rename: (world, chosen, at) => set(world, chosen, sql`project_name = ${`南山${at.getUTCDate()}`}`),
  move: (world, chosen) =>
    set(world, chosen, sql`project_id = ${world.projects[0]?.id}, project_name = ${world.projects[0]?.name}`),
  fold: ({ company }, _, at) => rowsOf(sql`select fold_waybill_count(${company.id}, ${at.getUTCDate()})`),
  async add({ company, projects }, _, goDatetime) {
    const dumpSite = await newDumpSite(company)
    const plan = {
      project: projects[1],
      dumpSite,
      goDatetime,
      weightUnit: 'TON',
      weightTons: '0.125',
      settlePrice: '3.33',
    } as const
    await newWaybills(company, 3, plan)
  },
}

const change = fc.record({
  kind: fc.constantFrom(...Object.keys(changes), 'go', 'settle', 'reject', 'review'),
  which: fc.integer({ min: 0, max: 2 ** 20 - 1 }),
  at: instant,
})

async function apply(world: World, { kind, which, at }: { kind: string; which: number; at: Date }): Promise<void> {
  if (kind === 'settle') await take(world, { kind: 'settleWaybills', which, how: 0 })
  else if (kind === 'reject' || kind === 'review') await take(world, { kind, which, how: 0 })
  else await changes[kind]?.(world, sql`hashtext(no) & ${which} = hashtext(no) & ${which >> 3}`, at)
}

const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary: value, weight: 1 })
const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 12 }, { arbitrary: value, weight: 1 })
const flag = rarely(fc.boolean())
const question = fc.record({
  project: rarely(fc.integer({ min: 0, max: 2 })),
  goDatetime: fc.option(range),
  status: rarely(fc.subarray(['UNLOADED', 'VOID', 'IN_TRANSIT'])),
  tpMode: rarely(fc.subarray(['FREIGHT', 'INTERNAL'])),
  goSoilType: rarely(fc.constantFrom('土1', '土3')),
  garbageName: rarely(fc.constantFrom('场', '渣', '%')),
  inShiftType: rarely(fc.constantFrom('DAY', 'NIGHT')),
  settled: flag,
  settleable: flag,
  pendingReview: flag,
  isTicket: flag,
  lackingPayee: flag,
  unpriced: flag,
  truckCode: seldom(fc.constantFrom('B', '粤', '1', '%')),
  driverName: seldom(fc.constantFrom('司机', '司机2', '1')),
  captainName: seldom(fc.constantFrom('黄师傅', '无')),
  projectName: rarely(fc.constantFrom('项目', '南山', '南山2', '1', '%')),
  no: seldom(fc.constantFrom('YD', '1', '0', '_', 'D')),
  page: fc.record({ current: fc.integer({ min: 1, max: 6 }), size: fc.integer({ min: 1, max: 9 }) }),
  direction: fc.constantFrom('ASC', 'DESC'),
})
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never

async function expectSame(world: World, { project, page, direction, ...filters }: Question): Promise<boolean> {
  const { em } = await testDatabase()
  const projectId = project === undefined ? undefined : (world.projects[project]?.id ?? 'none')
  const filter = { ...filters, projectId } as WaybillFilter
  const sort = [{ field: 'GO_DATETIME' as WaybillSortField, direction }]
  const actor = world.company.actor('只读')
  const read = (spec: ListSpec<WaybillFilter, WaybillSortField>): Promise<Page<{ no: string }, object>> =>
    readList(em.fork(), actor, spec, { filter, sort, page, fields: new Set(['no', 'goDatetime']) })
  expect(await read(byDay)).toEqual(await read(byRow))
  return counters?.where(filter, actor) !== undefined
}

describe('whatever happens to waybills', () => {
  it('totals, sums and pages by their counters are those by the rows', { timeout }, async () => {
    let answered = 0
    const run = fc.tuple(
      fc.array(change, { minLength: 4, maxLength: 12 }),
      fc.array(question, { minLength: 12, maxLength: 20 }),
    )
    await fc.assert(
      fc.asyncProperty(run, async ([done, questions]) => {
        const world = await newWorld()
        for (const one of done) await apply(world, one)
        for (const one of questions) answered += (await expectSame(world, one)) ? 1 : 0
        await expectSound(await testDatabase())
      }),
      settings,
    )
    expect(answered).toBeGreaterThan(numRuns * 4)
  })
})
