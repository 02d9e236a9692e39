import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { TicketPeriod } from '@tufang/server/modules/ticket/enums'
import type { TicketStatFilter, TicketStatView } from '@tufang/server/modules/ticket/stat/stat.view'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { type DumpSite, newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject, type Project } from '@tufang/tests/factories/project'
import { newSoilType, type SoilType } from '@tufang/tests/factories/soil-type'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { runsOf } from '@tufang/tests/property-runs'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const { numRuns, timeout, settings } = runsOf(4)

interface World {
  company: TestCompany
  projects: Project[]
  sites: DumpSite[]
  soils: SoilType[]
}

async function newWorld(): Promise<World> {
  const company = await newCompany()
  const two = <T>(make: () => Promise<T>) => Promise.all([make(), make()])
  return {
    company,
    projects: await two(() => newProject(company)),
    sites: await two(() => newDumpSite(company)),
    soils: await two(() => newSoilType(company)),
  }
}

const HOUR = 3_600_000
/** On both sides of the hour at which a ticket day starts, where months and years end, and on a leap day. */
const instant = fc
  .tuple(
    fc.constantFrom('2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-14', '2029-01-01'),
    fc.constantFrom(0, 5.9999, 6, 6.0001, 13, 23.9999),
  )
  .map(([day, hour]) => new Date(Date.parse(`${day}T00:00:00+08:00`) + hour * HOUR))
const bit = fc.integer({ min: 0, max: 1 })
const change = fc.record({
  kind: fc.constantFrom(
    'haul',
    'haul',
    'haul',
    'haul',
    'entry',
    'entry',
    'go',
    'site',
    'soil',
    'project',
    'void',
    'ticket',
    'nowhere',
    'drop',
    'fold',
  ),
  at: instant,
  project: bit,
  site: bit,
  soil: bit,
  which: fc.integer({ min: 0, max: 3 }),
  quantity: fc.integer({ min: -4, max: 9 }).filter((number) => number !== 0),
  entry: fc.constantFrom('COLLECT' as const, 'COLLECT' as const, 'USE' as const, 'REFUND' as const),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

const set = ({ company }: World, { which }: Change, columns: Sql) =>
  rowsOf(sql`update waybill set ${columns} where company_id = ${company.id} and abs(hashtext(no)) % 4 = ${which}`)

const changes: Record<string, (world: World, change: Change) => Promise<unknown>> = {
  haul: ({ company, projects, sites, soils }, { project, site, soil, at, which }) =>
    newWaybills(company, which + 1, {
      project: projects[project],
      dumpSite: sites[site],
      soilType: soils[soil],
      goDatetime: at,
      isTicket: at.getUTCMinutes() === 0,
    }),
  entry({ company, projects, sites, soils }, { project, site, soil, at, quantity, entry }) {
    const [to, from, of] = [projects[project], sites[site], soils[soil]]
    if (!to || !from || !of) throw new Error('no such place')
    return newTicketEntry(company, { kind: entry, project: to, dumpSite: from, soilType: of, quantity, happenedAt: at })
  },
  go: (world, one) => set(world, one, sql`go_datetime = ${one.at}`),
  site: (world, one) => set(world, one, sql`dump_site_id = ${world.sites[one.site]?.id}`),
  soil: (world, one) => set(world, one, sql`go_soil_type = ${world.soils[one.soil]?.name}`),
  project: (world, one) => set(world, one, sql`project_id = ${world.projects[one.project]?.id}`),
  void: (world, one) => set(world, one, sql`status = case when status = 'VOID' then 'UNLOADED' else 'VOID' end`),
  ticket: (world, one) => set(world, one, sql`is_ticket = not is_ticket`),
  nowhere: (world, one) => set(world, one, sql`dump_site_id = null`),
  drop: ({ company }, { which }) =>
    rowsOf(
      sql`delete from waybill where company_id = ${company.id} and card_id is null and abs(hashtext(no)) % 4 = ${which}`,
    ),
  fold: ({ company }, { which }) => rowsOf(sql`select fold_ticket_count(${company.id}, ${which + 1}::int)`),
}

/** Move of a project's tickets, from the raw rows. */
interface Move {
  project: string
  projectName: string
  site: string | null
  siteName: string | null
  soil: string
  day: string
  collected: number
  used: number
  refunded: number
}
const movesOf = ({ company }: World): Promise<Move[]> =>
  rowsOf(sql`
    select m.project_id as project, p.name as "projectName", m.dump_site_id as site, d.name as "siteName", m.soil, m.collected, m.used, m.refunded,
      to_char(m.at at time zone 'Asia/Shanghai' - interval '6 hours', 'YYYY-MM-DD') as day
    from (
      select company_id, project_id, dump_site_id, go_soil_type as soil, go_datetime as at, 0 as collected, 1 as used, 0 as refunded
      from waybill where is_ticket and status <> 'VOID'
      union all
      select company_id, project_id, dump_site_id, soil_type, happened_at, case kind when 'COLLECT' then quantity else 0 end,
        case kind when 'USE' then quantity else 0 end, case kind when 'REFUND' then quantity else 0 end
      from ticket_entry where project_id is not null) m
    join project p on p.company_id = m.company_id and p.id = m.project_id
    left join dump_site d on d.company_id = m.company_id and d.id = m.dump_site_id
    where m.company_id = ${company.id}`)

interface Question {
  by: TicketPeriod
  projects: number[] | null
  sites: number[] | null
  soils: number[] | null
  from: string | null
  to: string | null
  current: number
  size: number
  direction: 'ASC' | 'DESC'
}
const day = fc.constantFrom(
  '2027-12-30',
  '2027-12-31',
  '2028-01-01',
  '2028-02-01',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
  '2028-03-31',
  '2028-12-31',
)
const some = fc.option(fc.subarray([0, 1], { minLength: 1 }), { freq: 2 })
const question: fc.Arbitrary<Question> = fc
  .record({
    by: fc.constantFrom(TicketPeriod.DAY, TicketPeriod.MONTH),
    projects: some,
    // Days are looked up in long months where whole projects are asked for.
    places: fc.oneof(fc.constant([null, null] as const), fc.tuple(some, some)),
    days: fc.tuple(fc.option(day), fc.option(day)),
    current: fc.constantFrom(1, 2, 3, 7),
    size: fc.constantFrom(1, 1, 2, 5, 200),
    direction: fc.constantFrom('ASC' as const, 'DESC' as const),
  })
  .map(({ days: [one, other], places: [sites, soils], ...rest }) => {
    const [from, to] = one && other && other < one ? [other, one] : [one, other]
    return { ...rest, sites, soils, from, to }
  })

type Figures = [early: number, collect: number, use: number, refund: number, left: number]
const figures = (moves: readonly Move[], since: string | null, inRange: (move: Move) => boolean): Figures => {
  const sum = (own: readonly Move[], of: (move: Move) => number) => own.reduce((all, move) => all + of(move), 0)
  const earlier = since === null ? [] : moves.filter((move) => move.day < since)
  const own = moves.filter(inRange)
  const early = sum(earlier, ({ collected, used, refunded }) => collected - used - refunded)
  const [c, u, r] = [sum(own, (m) => m.collected), sum(own, (m) => m.used), sum(own, (m) => m.refunded)]
  return [early, c, u, r, early + c - u - r]
}
const shown = (row: TicketStatView): Figures => [
  row.earlyRemainingTickets,
  row.collectTickets,
  row.useTickets,
  row.refundTickets,
  row.inRemainingTickets,
]

/** The rows, by brute force: every move is looked at for every row. */
function expectedRows(all: readonly Move[], { by, from, to, direction }: Question) {
  const within = (move: Move) => (from === null || move.day >= from) && (to === null || move.day <= to)
  const periodOf = (move: Move) => (by === TicketPeriod.DAY ? move.day : move.day.slice(0, 7))
  const keys = new Map(
    all.filter(within).map((move) => [[move.project, move.site, move.soil, periodOf(move)].join('/'), move]),
  )
  const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  const rows = [...keys.values()].map((key) => {
    const group = all.filter(
      ({ project, site, soil }) => project === key.project && site === key.site && soil === key.soil,
    )
    const period = periodOf(key)
    const first = by === TicketPeriod.DAY ? period : `${period}-01`
    const since = from !== null && from > first ? from : first
    return { key, period, figures: figures(group, since, (move) => within(move) && periodOf(move) === period) }
  })
  return rows.sort(
    (one, other) =>
      order(one.key.projectName, other.key.projectName) ||
      order(one.key.project, other.key.project) ||
      (direction === 'ASC' ? order(one.period, other.period) : order(other.period, one.period)) ||
      order(one.key.siteName ?? '', other.key.siteName ?? '') ||
      order(one.key.soil, other.key.soil),
  )
}

async function expectSame(world: World, asked: Question): Promise<number> {
  const { company, projects, sites, soils } = world
  const pickIds = (of: { id: string }[], chosen: number[] | null) =>
    chosen && of.flatMap(({ id }, at) => (chosen.includes(at) ? [id] : []))
  const names = asked.soils && soils.flatMap(({ name }, at) => (asked.soils?.includes(at) ? [name] : []))
  const [projectInfoIds, garbageIds] = [pickIds(projects, asked.projects), pickIds(sites, asked.sites)]
  const filter: TicketStatFilter = {
    projectInfoIds,
    garbageIds,
    soilTypes: names,
    startDate: asked.from,
    endDate: asked.to,
  }
  const { ticketStats } = await services()
  const page = await ticketStats.list(company.actor('只读'), {
    by: asked.by,
    filter,
    page: { current: asked.current, size: asked.size },
    sort: [{ field: 'DATE', direction: asked.direction }],
  })
  const meant = (await movesOf(world)).filter(
    ({ project, site, soil }) =>
      (projectInfoIds === null || projectInfoIds.includes(project)) &&
      (garbageIds === null || (site !== null && garbageIds.includes(site))) &&
      (names === null || names.includes(soil)),
  )
  const expected = expectedRows(meant, asked)
  const start = (asked.current - 1) * asked.size
  expect(page.total).toBe(expected.length)
  expect(
    page.records.map((row) => [
      row.projectInfoId,
      row.garbageId,
      row.soilType,
      row.dayDetailDate ?? row.monthDetailDate,
      shown(row),
    ]),
  ).toEqual(
    expected
      .slice(start, start + asked.size)
      .map(({ key, period, figures: own }) => [key.project, key.site, key.soil, period, own]),
  )
  const within = (move: Move) =>
    (asked.from === null || move.day >= asked.from) && (asked.to === null || move.day <= asked.to)
  expect(shown(page.summary.total)).toEqual(figures(meant, asked.from, within))
  for (const own of page.summary.projects) {
    expect(shown(own)).toEqual(
      figures(
        meant.filter(({ project }) => project === own.projectInfoId),
        asked.from,
        within,
      ),
    )
  }
  await expectSameTrend(world, asked, filter, meant)
  return page.records.length
}

/** Points of the chart: the moves of each day or month, and the tickets left after it. */
async function expectSameTrend({ company }: World, asked: Question, filter: TicketStatFilter, meant: readonly Move[]) {
  const { by, from, to } = asked
  const { ticketStats } = await services()
  const { earlyRemainingTickets, points } = await ticketStats.trend(company.actor('只读'), by, filter)
  const within = ({ day: at }: Move) => (from === null || at >= from) && (to === null || at <= to)
  const periodOf = (move: Move) => (by === TicketPeriod.DAY ? move.day : move.day.slice(0, 7))
  const [early] = figures(meant, from, within)
  const expected = [...new Set(meant.filter(within).map(periodOf))].toSorted().map((period) => {
    const [, ...own] = figures(meant, null, (move) => within(move) && periodOf(move) === period)
    const left = figures(meant, from, (move) => within(move) && periodOf(move) <= period)[4]
    return [period, ...own.slice(0, 3), left]
  })
  const told = points.map((one) => [
    ...[one.period, one.collectTickets, one.useTickets, one.refundTickets, one.inRemainingTickets],
  ])
  expect([earlyRemainingTickets, told]).toEqual([early, expected])
}

describe('whatever happens to tickets and waybills', () => {
  it('rows, totals and pages of the statistics are those of the raw rows', { timeout }, async () => {
    let seen = 0
    const run = fc.tuple(
      fc.array(change, { minLength: 14, maxLength: 36, size: 'max' }),
      fc.array(question, { minLength: 10, maxLength: 16 }),
    )
    await fc.assert(
      fc.asyncProperty(run, async ([done, questions]) => {
        const world = await newWorld()
        for (const one of done) await changes[one.kind]?.(world, one)
        for (const one of questions) seen += await expectSame(world, one)
        await rowsOf(sql`select fold_ticket_count(${world.company.id}, 1000)`)
        for (const one of questions) await expectSame(world, one)
        await expectSound(await testDatabase())
      }),
      settings,
    )
    expect(seen).toBeGreaterThan(numRuns * 2)
  })
})
