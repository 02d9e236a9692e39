import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId } from '../../../kernel/values/id.js'
import { isCaptain, isDriver, reach } from '../../identity/index.js'
import type { TpMode } from '../enums.js'
import type { DumpSite } from '../site/site.entity.js'
import type { Project } from './project.entity.js'

export type NamedRow = Pick<RowOf<typeof Project>, 'id' | 'name'>

/** Condition that a captain's own trips name a row, in any of his companies. */
const ofOwnTrips = (actor: Actor, alias: string, column: 'project_id' | 'dump_site_id'): Sql =>
  sql`(${sql.raw(`${alias}.company_id, ${alias}.id`)}) in (
    select w.company_id, ${sql.raw(`w.${column}`)} from published_waybill w where ${reach(actor, 'w')} and w.status <> 'VOID')`

/** Rows of a company, none for its drivers: their own lists name what their trips need. */
const ofCompany = (actor: Actor, alias: string): Sql =>
  isDriver(actor) ? sql`false` : sql`${sql.raw(alias)}.company_id = ${actor.companyId}`

/** Condition that the actor may know a project: one of the company, or for captains one of their trips. */
export const isKnownProject = (actor: Actor): Sql =>
  isCaptain(actor) ? ofOwnTrips(actor, 'p', 'project_id') : ofCompany(actor, 'p')

/** Condition that an actor may know a dump site. */
export const isKnownSite = (actor: Actor): Sql =>
  isCaptain(actor) ? ofOwnTrips(actor, 'd', 'dump_site_id') : ofCompany(actor, 'd')

/** Condition that an actor may know a soil: one of the company, or for captains of a company of their trips. */
export const isKnownSoil = (actor: Actor): Sql =>
  isCaptain(actor)
    ? sql`s.company_id in (select w.company_id from published_waybill w where ${reach(actor, 'w')} and w.status <> 'VOID')`
    : ofCompany(actor, 's')

/** Projects in use that the actor may know, by name. */
export function projects(em: Em, actor: Actor): Promise<NamedRow[]> {
  return rows(
    em,
    sql`select p.id, p.name from project p where ${isKnownProject(actor)} and p.enabled order by p.name, p.id`,
  )
}

export interface ShiftsRow extends NamedRow {
  /** Start of the day shift as HH:mm; each shift ends where the other starts. */
  dayStart: string
  nightStart: string
}

/** Starts of a project's shifts. */
export async function shiftsOf(em: Em, actor: Actor, projectId: string): Promise<ShiftsRow | undefined> {
  if (!isId(projectId)) return undefined
  return firstRow(
    em,
    sql`select p.id, p.name, to_char(p.day_shift_start, 'HH24:MI') as "dayStart", to_char(p.night_shift_start, 'HH24:MI') as "nightStart"
        from project p where ${isKnownProject(actor)} and p.id = ${projectId}`,
  )
}

export type SiteRow = Pick<RowOf<typeof DumpSite>, 'id' | 'name' | 'code' | 'garbageType'>

/** Condition that project `p` may use a row that `of` lists; a project without a list may use all. */
function mayUse(link: Sql, of: Sql): Sql {
  const named = sql`select from ${link} x where x.company_id = p.company_id and x.project_id = p.id`
  return sql`(not exists (${named}) or exists (${named} and ${of}))`
}

/** The dump sites of a company, or those of one of its projects. */
export function dumpSites(em: Em, actor: Actor, projectId?: string): Promise<SiteRow[]> {
  if (projectId !== undefined && !isId(projectId)) return Promise.resolve([])
  const ofProject = projectId
    ? sql`and exists (select from project p where ${isKnownProject(actor)} and p.company_id = d.company_id and p.id = ${projectId}
        and ${mayUse(sql`project_dump_site`, sql`x.dump_site_id = d.id`)})`
    : sql``
  return rows(
    em,
    sql`select d.id, d.name, d.code, d.garbage_type as "garbageType" from dump_site d where ${isKnownSite(actor)} and d.enabled ${ofProject} order by d.name, d.id`,
  )
}

/** Soil types that a project may use. */
export function soilTypes(em: Em, actor: Actor, projectId: string): Promise<NamedRow[]> {
  if (!isId(projectId)) return Promise.resolve([])
  return rows(
    em,
    sql`select s.id, s.name from project p join soil_type s on s.company_id = p.company_id
        where ${isKnownProject(actor)} and p.id = ${projectId} and ${mayUse(sql`project_soil_type`, sql`x.soil_type_id = s.id`)}
          and s.enabled
        order by s.sort, s.name`,
  )
}

export type DumpSiteRow = SiteRow & Pick<RowOf<typeof DumpSite>, 'address'>

/** A dump site of the company by its code. */
export function dumpSiteOf(em: Em, actor: Actor, code: string): Promise<DumpSiteRow | undefined> {
  return firstRow(
    em,
    sql`select d.id, d.name, d.code, d.garbage_type as "garbageType", d.address from dump_site d where ${isKnownSite(actor)} and d.code = ${code} order by d.id limit 1`,
  )
}

/** Haul of a project: site, soil and mode. */
export interface HaulRow {
  projectId: string
  projectName: string
  /** Id of the site; null for one that the company does not have under this name. */
  dumpSiteId: string | null
  dumpSiteName: string | null
  soilType: string | null
  tpMode: TpMode | null
  /** Number of trips since the first day of the query. */
  trips: number
  /** Day of the last trip, YYYY-MM-DD. */
  lastDay: string
}

const MOST_HAULS = 100

/** Hauls of a project since a day, from the sums of waybills, latest first. */
export function recentHauls(em: Em, actor: Actor, projectId: string, since: string): Promise<HaulRow[]> {
  if (!isId(projectId)) return Promise.resolve([])
  return rows(
    em,
    sql`select p.id as "projectId", p.name as "projectName", d.id as "dumpSiteId", h.garbage_name as "dumpSiteName",
          h.go_soil_type as "soilType", h.tp_mode as "tpMode", sum(h.trips)::int as trips, max(h.day)::text as "lastDay"
        from project p
        join (
          select c.project_id, c.garbage_name, c.go_soil_type, c.tp_mode, c.day, sum(c.trips) as trips from published_waybill_count c
          where c.company_id = ${actor.companyId} and c.project_id = ${projectId} and c.span in ('DAY', 'CHANGE') and c.haul
            and c.day >= ${since}::date and c.status <> 'VOID'
          group by c.project_id, c.garbage_name, c.go_soil_type, c.tp_mode, c.day having sum(c.trips) > 0) h on h.project_id = p.id
        left join dump_site d on d.company_id = p.company_id and d.name = h.garbage_name
        where p.company_id = ${actor.companyId}
        group by p.id, p.name, d.id, h.garbage_name, h.go_soil_type, h.tp_mode
        order by max(h.day) desc, sum(h.trips) desc, h.garbage_name, h.go_soil_type, h.tp_mode limit ${MOST_HAULS}`,
  )
}
