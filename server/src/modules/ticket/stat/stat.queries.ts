import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { columnsOf, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { TicketPeriod } from '../enums.js'
import type { TicketDays } from './range.js'
import type { TicketPlaces } from './stat.view.js'
import { before, type Chosen, isFine, meant } from './sums.sql.js'
import type { Unit } from './units.queries.js'

/** Stock of a project, or of a group in it, before a range, and its moves within the range. */
export interface Flows {
  early: number
  collected: number
  used: number
  refunded: number
}

export interface ProjectFlows extends Flows {
  projectId: string
  projectName: string
}

/** Flows of each project before a range and in it, by name. */
export function flowsByProject(
  em: Em,
  actor: Actor,
  chosen: Chosen,
  { from, to }: TicketDays,
): Promise<ProjectFlows[]> {
  const part = isFine(chosen) ? 'STOCK' : 'PROJECT'
  const select = sql`c.project_id, c.collected, c.used, c.refunded`
  const end = before(actor, chosen, part, to, sql`${select}, 1 as sign, 0 as early`)
  const start = before(actor, chosen, part, from, sql`${select}, -1 as sign, 1 as early`)
  const both = from === null ? end : sql`${end} union all ${start}`
  return rows(
    em,
    sql`select p.id as "projectId", p.name as "projectName",
          sum(f.early * (f.collected - f.used - f.refunded))::int as early, sum(f.sign * f.collected)::int as collected,
          sum(f.sign * f.used)::int as used, sum(f.sign * f.refunded)::int as refunded
        from (${both}) f join published_project p on p.company_id = ${actor.companyId} and p.id = f.project_id
        group by p.id, p.name order by p.name, p.id`,
  )
}

export interface StatRow extends Flows {
  projectId: string
  projectName: string
  dumpSiteId: string | null
  garbageName: string | null
  garbageType: string | null
  soilType: string
  /** Day, or first day of the month. */
  since: string
}

export interface Slice {
  units: readonly Unit[]
  /** Rows of the first unit before the page. */
  past: number
  size: number
  direction: 'ASC' | 'DESC'
}

/** Key of a site, which also stands for the missing site of a waybill. */
const siteKey = (alias: string): Sql =>
  sql`coalesce(${sql.raw(alias)}.dump_site_id, '00000000-0000-0000-0000-000000000000'::uuid)`

/**
 * Rows of a page. Its units are read whole; the stock of their groups before them is summed from the beginning of the
 * range.
 */
export function statRows(em: Em, actor: Actor, by: TicketPeriod, chosen: Chosen, slice: Slice): Promise<StatRow[]> {
  const { units, past, size, direction } = slice
  const given = columnsOf([
    { type: 'uuid', values: units.map(({ projectId }) => projectId) },
    { type: 'date', values: units.map(({ since }) => since) },
    { type: 'date', values: units.map(({ until }) => until) },
    { type: 'boolean', values: units.map(({ whole }) => whole && by === TicketPeriod.MONTH) },
  ])
  const period = by === TicketPeriod.DAY ? sql`c.day` : sql`date_trunc('month', c.day)::date`
  const group = sql`c.project_id, c.dump_site_id, c.soil_type`
  const sums = sql`sum(c.collected)::int as collected, sum(c.used)::int as used, sum(c.refunded)::int as refunded, sum(c.moves) as moves`
  const read = (span: 'DAY' | 'MONTH' | 'CHANGE', whole: Sql) =>
    sql`select ${group}, ${period} as since, c.collected, c.used, c.refunded, c.moves from u join ticket_count c
        on c.project_id = u.project_id and c.day >= u.since and c.day < u.until where ${whole} and ${meant(actor, chosen, span, 'STOCK')}`
  const earlier = (span: 'DAY' | 'MONTH' | 'YEAR' | 'CHANGE', days: Sql) =>
    sql`select ${group}, c.collected - c.used - c.refunded as had from begun b join ticket_count c on c.project_id = b.project_id and ${days}
        where ${meant(actor, chosen, span, 'STOCK')}`
  const order = sql.raw(direction)
  return rows(
    em,
    sql`with u as (select * from ${given} as t(project_id, since, until, whole)),
          begun as (select project_id, min(since) as since from u group by project_id),
          rows as (select ${group}, c.since, ${sums} from (
            ${sql.join([read('DAY', sql`not u.whole`), read('MONTH', sql`u.whole`), read('CHANGE', sql`true`)], sql` union all `)}) c
            group by ${group}, c.since having sum(c.moves) <> 0),
          had as (select ${group}, sum(c.had) as had from (
            ${sql.join(
              [
                earlier('YEAR', sql`c.day < date_trunc('year', b.since)`),
                earlier('MONTH', sql`c.day >= date_trunc('year', b.since) and c.day < date_trunc('month', b.since)`),
                earlier('DAY', sql`c.day >= date_trunc('month', b.since) and c.day < b.since`),
                earlier('CHANGE', sql`c.day < b.since`),
              ],
              sql` union all `,
            )}) c group by ${group})
        select r.project_id as "projectId", p.name as "projectName", r.dump_site_id as "dumpSiteId", d.name as "garbageName",
          d.garbage_type as "garbageType", r.soil_type as "soilType", r.since::text as since, r.collected, r.used, r.refunded,
          (coalesce(h.had, 0) + coalesce(sum(r.collected - r.used - r.refunded) over (
            partition by r.project_id, r.dump_site_id, r.soil_type order by r.since rows between unbounded preceding and 1 preceding
          ), 0))::int as early
        from rows r
        left join had h on h.project_id = r.project_id and ${siteKey('h')} = ${siteKey('r')} and h.soil_type = r.soil_type
        join published_project p on p.company_id = ${actor.companyId} and p.id = r.project_id
        left join published_dump_site d on d.company_id = ${actor.companyId} and d.id = r.dump_site_id
        order by p.name, r.project_id, r.since ${order}, d.name nulls first, r.soil_type offset ${past} limit ${size}`,
  )
}

/** Choices of the statistics by name, retired ones included, since they once had tickets. */
export async function placesOf(em: Em, { companyId }: Actor): Promise<TicketPlaces> {
  const [projects, dumpSites, soilTypes] = await Promise.all([
    rows<TicketPlaces['projects'][number]>(
      em,
      sql`select id, name from published_project where company_id = ${companyId} order by name, id`,
    ),
    rows<TicketPlaces['dumpSites'][number]>(
      em,
      sql`select id, name from published_dump_site where company_id = ${companyId} order by name, id`,
    ),
    rows<{ name: string }>(
      em,
      sql`select name from published_soil_type where company_id = ${companyId} order by sort, name`,
    ),
  ])
  return { projects, dumpSites, soilTypes: soilTypes.map(({ name }) => name) }
}
