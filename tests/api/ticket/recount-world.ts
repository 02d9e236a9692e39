import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type DumpSite, newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject, type Project } from '@tufang/tests/factories/project'
import { newSoilType, type SoilType } from '@tufang/tests/factories/soil-type'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'

export interface TicketWorld {
  company: TestCompany
  projects: Project[]
  sites: DumpSite[]
  soils: SoilType[]
  ids: string[]
}

const several = <Made>(count: number, make: () => Promise<Made>) => Promise.all(Array.from({ length: count }, make))

export async function newTicketWorld(): Promise<TicketWorld> {
  const company = await newCompany()
  return {
    company,
    projects: await several(3, () => newProject(company)),
    sites: await several(3, () => newDumpSite(company)),
    soils: await several(2, () => newSoilType(company)),
    ids: [],
  }
}

/** Random numbers from a seed. */
function drawn(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Draw = ReturnType<typeof drawn>

const of = <One>(draw: Draw, many: readonly One[]): One => {
  const one = many[draw(many.length)]
  if (one === undefined) throw new Error('none to choose from')
  return one
}

const HOUR = 3_600_000
const edges = [-1, 0, 1, 1000]
/** Moments in three months, half of them near 06:00. */
const moment = (draw: Draw): Date => {
  const day = Date.parse('2025-12-01T00:00:00+08:00') + draw(92) * 24 * HOUR
  return new Date(day + (draw(2) === 0 ? 6 * HOUR + of(draw, edges) : draw(24 * HOUR)))
}

const set = ({ company }: TicketWorld, id: string, columns: Sql) =>
  rowsOf(sql`update waybill set ${columns} where company_id = ${company.id} and id = ${id}`)

type Deed = (world: TicketWorld, draw: Draw) => Promise<unknown>
const deeds = {
  creates: async ({ company, projects, sites, soils, ids }: TicketWorld, draw: Draw) => {
    const place = { project: of(draw, projects), dumpSite: of(draw, sites), soilType: of(draw, soils) }
    const made = await newWaybills(company, 1, { ...place, goDatetime: moment(draw), isTicket: draw(5) > 0 })
    ids.push(...made.map(({ id }) => id))
  },
  'moves in time': (world: TicketWorld, draw: Draw) =>
    set(world, of(draw, world.ids), sql`go_datetime = ${moment(draw)}`),
  'moves by a month': (world: TicketWorld, draw: Draw) =>
    set(world, of(draw, world.ids), sql`go_datetime = go_datetime + interval '1 month'`),
  'moves across 06:00': (world: TicketWorld, draw: Draw) =>
    set(
      world,
      of(draw, world.ids),
      sql`go_datetime = date_trunc('day', go_datetime, 'Asia/Shanghai') + interval '6 hours' + ${of(draw, [-1, 0])} * interval '1 millisecond'`,
    ),
  'moves between sites': (world: TicketWorld, draw: Draw) =>
    set(world, of(draw, world.ids), sql`dump_site_id = ${of(draw, world.sites).id}`),
  'other soils': (world: TicketWorld, draw: Draw) =>
    set(world, of(draw, world.ids), sql`go_soil_type = ${of(draw, world.soils).name}`),
  'other projects': (world: TicketWorld, draw: Draw) =>
    set(world, of(draw, world.ids), sql`project_id = ${of(draw, world.projects).id}`),
  'tickets put on or taken off': (world: TicketWorld, draw: Draw) =>
    set(world, of(draw, world.ids), sql`is_ticket = not is_ticket`),
  'voids and their undoing': (world: TicketWorld, draw: Draw) =>
    set(world, of(draw, world.ids), sql`status = case status when 'VOID' then 'UNLOADED' else 'VOID' end`),
  entries: async ({ company, projects, sites, soils }: TicketWorld, draw: Draw) =>
    newTicketEntry(company, {
      kind: of(draw, ['COLLECT', 'USE', 'REFUND'] as const),
      project: of(draw, projects),
      dumpSite: of(draw, sites),
      soilType: of(draw, soils),
      quantity: of(draw, [-2, 1, 3, 9]),
      happenedAt: moment(draw),
    }),
} satisfies Record<string, Deed>
type Kind = keyof typeof deeds
const kinds = Object.keys(deeds) as Kind[]

/** Makes random changes, one statement each, with folding in between; returns the number of each kind. */
export async function disturb(world: TicketWorld, count: number, seed: number): Promise<Record<string, number>> {
  const draw = drawn(seed)
  const done: Record<string, number> = {}
  for (let at = 0; at < count; at += 1) {
    const kind: Kind = at === 0 || draw(5) === 0 ? 'creates' : of(draw, kinds)
    await deeds[kind](world, draw)
    done[kind] = (done[kind] ?? 0) + 1
    if (at % 50 === 49) await rowsOf(sql`select fold_ticket_count(${world.company.id}, ${1 + draw(20)}::int)`)
  }
  return done
}

/** Sums as readers see them, with the number of stored rows. */
export const countsOf = ({ company }: TicketWorld) =>
  rowOf(sql`select count(*)::int as rows, sum(collected)::int as collected, sum(used)::int as used, sum(refunded)::int as refunded,
    sum(moves)::int as moves, sum(day_rows)::int as days, sum(span_rows)::int as spans from ticket_count where company_id = ${company.id}`)

/** Recounts every site and soil in each month with any entry. */
export async function recountAll({ company, sites, soils }: TicketWorld) {
  const { ticketRecounts } = await services()
  const months = await rowsOf<{ month: string }>(
    sql`select distinct to_char(day, 'YYYY-MM') as month from ticket_count where company_id = ${company.id} order by 1`,
  )
  let [recounts, checked, repaired] = [0, 0, 0]
  for (const { month } of months)
    for (const { id } of sites)
      for (const { name } of soils) {
        const asked = { garbageId: id, yearMonth: month, soilType: name }
        const answer = await ticketRecounts.recount(company.actor('管理员'), asked)
        recounts += 1
        checked += answer.checked
        repaired += answer.repaired.length
      }
  return { months: months.length, recounts, checked, repaired }
}
