import type { Actor } from '../../../kernel/command/actor.js'
import { conditionsOf } from '../../../kernel/list/found.js'
import type { PageRequest } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { all, firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import { namedFound } from '../named.sql.js'
import type { TicketDriverStockFilter, TicketDriverStockSummary, TicketDriverStockView } from './driver-stock.view.js'
import { driverStockTable } from './fields.js'

const found = conditionsOf('t', driverStockTable, namedFound)

/**
 * Tickets of drivers by driver, project, site and soil, from the sums of years and the changes not folded yet. A driver
 * uses his own tickets first, then those of the project.
 */
const held = ({ companyId }: Actor, conditions: Sql[]): Sql =>
  sql`select h.*, h.collected - h.used + h.used_of_project - h.refunded as remaining
      from (
        select t.driver_id, t.project_id, t.dump_site_id, t.soil_type, sum(t.collected)::int as collected, sum(t.used)::int as used,
          sum(t.refunded)::int as refunded,
          greatest(sum(t.used) - greatest(sum(t.collected - t.refunded), 0), 0)::int as used_of_project
        from ticket_count t
        where t.company_id = ${companyId} and t.part = 'DRIVER' and t.span in ('YEAR', 'CHANGE') and ${all(conditions)}
        group by t.driver_id, t.project_id, t.dump_site_id, t.soil_type having sum(t.moves) <> 0
      ) h`

/** Sums by day `c` of a row `s`. */
const daysOf = ({ companyId }: Actor): Sql =>
  sql`c.company_id = ${companyId} and c.part = 'DRIVER' and c.span in ('DAY', 'CHANGE') and c.driver_id = s.driver_id
      and c.project_id = s.project_id and c.dump_site_id is not distinct from s.dump_site_id and c.soil_type = s.soil_type`

/** Last use of a ticket of row `s`, as `u.at`: the latest trip on the last day with a use in the sums. */
const lastUse = (actor: Actor): Sql =>
  sql`left join lateral (
        select ((c.day + time '06:00') at time zone 'Asia/Shanghai') as since from ticket_count c where ${daysOf(actor)}
        group by c.day having sum(c.used) > 0 order by c.day desc limit 1) l on true
      left join lateral (
        select max(w.go_datetime) as at from published_waybill w
        where w.company_id = ${actor.companyId} and w.project_id = s.project_id and w.go_datetime >= l.since
          and w.go_datetime < l.since + interval '1 day' and w.driver_id = s.driver_id and w.is_ticket and w.status <> 'VOID'
          and w.dump_site_id is not distinct from s.dump_site_id and w.go_soil_type = s.soil_type) u on true`

const named = ({ companyId }: Actor): Sql =>
  sql`join published_driver r on r.company_id = ${companyId} and r.id = s.driver_id
      join published_project p on p.company_id = ${companyId} and p.id = s.project_id
      left join published_dump_site d on d.company_id = ${companyId} and d.id = s.dump_site_id`

const columns = sql`s.driver_id as "driverId", r.name as "driverName", s.project_id as "projectInfoId", p.name as "projectName",
      s.dump_site_id as "garbageId", d.name as "garbageName", s.soil_type as "soilType"`

/** Tickets of row `s` that a correction counts as used, as `e.corrected`. */
const corrected = ({ companyId }: Actor): Sql =>
  sql`left join lateral (
        select coalesce(sum(e.quantity), 0)::int as corrected from ticket_entry e
        where e.company_id = ${companyId} and e.kind = 'USE' and e.driver_id = s.driver_id and e.project_id = s.project_id
          and e.dump_site_id = s.dump_site_id and e.soil_type = s.soil_type) e on true`

/**
 * Page of drivers' tickets by driver, project, site and soil. The last use is read only if selected, and only for the
 * rows of the page: a company has tens of thousands of rows.
 */
export function stocksOfDrivers(
  em: Em,
  actor: Actor,
  filter: TicketDriverStockFilter,
  { page: { current, size }, lastUsed }: { page: PageRequest; lastUsed: boolean },
): Promise<TicketDriverStockView[]> {
  const last = lastUsed ? lastUse(actor) : sql`cross join (select null::timestamptz as at) u`
  const page = sql`select ${columns}, s.*
      from (${held(actor, found(filter))}) s ${named(actor)}
      order by r.name, s.driver_id, p.name, s.project_id, d.name, s.dump_site_id, s.soil_type
      limit ${size} offset ${(current - 1) * size}`
  return rows(
    em,
    sql`select s."driverId", s."driverName", s."projectInfoId", s."projectName", s."garbageId", s."garbageName", s."soilType", s.collected, s.used,
          s.used_of_project as "usedOfProject", e.corrected as "correctedUses", s.refunded, s.remaining, s.remaining < 0 as "isShort",
          u.at as "lastUsedAt"
        from (${page}) s ${corrected(actor)} ${last}
        order by s."driverName", s.driver_id, s."projectName", s.project_id, s."garbageName", s.dump_site_id, s.soil_type`,
  )
}

export const noTickets = { total: 0, collected: 0, used: 0, usedOfProject: 0, refunded: 0, remaining: 0 }

/** Number and sums of the rows that a filter finds. */
export async function totalOfDrivers(
  em: Em,
  actor: Actor,
  filter: TicketDriverStockFilter,
): Promise<TicketDriverStockSummary & { total: number }> {
  const sum = (name: string, column = name) => sql.raw(`coalesce(sum(s.${column}), 0)::int as "${name}"`)
  const row = await firstRow<TicketDriverStockSummary & { total: number }>(
    em,
    sql`select count(*)::int as total, ${sum('collected')}, ${sum('used')}, ${sum('usedOfProject', 'used_of_project')},
          ${sum('refunded')}, ${sum('remaining')}
        from (${held(actor, found(filter))}) s`,
  )
  return row ?? noTickets
}

/** Tickets of a driver for one project, site and soil: those he has left or has used recently. */
export interface DriverTicketsRow {
  driverId: string
  driverName: string
  captainId: string
  captainName: string
  projectInfoId: string
  projectName: string
  /** Id of the site; null where the waybills name none. */
  garbageId: string | null
  garbageName: string | null
  soilType: string
  /** Used since the day of the query. */
  used: number
  /** Rest of all that he collected; tickets beyond that came from the project. */
  remaining: number
  lastUsedAt: DbTime | null
}

const MOST_ROWS = 100

/**
 * Tickets that a driver has left, or has used since a ticket day, latest use first; empty for a driver of another
 * company.
 */
export const ticketsOfDriver = (em: Em, actor: Actor, driverId: string, since: string): Promise<DriverTicketsRow[]> =>
  ticketsWhere(em, actor, found({ driverId }), since)

/** Tickets that the actor holds as a driver of his company. */
export const ticketsOfOwn = (em: Em, actor: Actor, since: string): Promise<DriverTicketsRow[]> =>
  ticketsWhere(
    em,
    actor,
    [
      sql`t.driver_id = any(array(
        select d.id from published_driver d where d.company_id = ${actor.companyId} and d.user_id = ${actor.userId}))`,
    ],
    since,
  )

const ticketsWhere = (em: Em, actor: Actor, conditions: Sql[], since: string): Promise<DriverTicketsRow[]> =>
  rows(
    em,
    sql`select ${columns}, k.id as "captainId", k.name as "captainName", n.used, s.remaining, u.at as "lastUsedAt"
        from (${held(actor, conditions)}) s ${named(actor)}
        join published_captain k on k.company_id = ${actor.companyId} and k.id = r.captain_id
        cross join lateral (
          select coalesce(sum(c.used), 0)::int as used from ticket_count c where ${daysOf(actor)} and c.day >= ${since}::date) n
        ${lastUse(actor)}
        where n.used > 0 or s.remaining <> 0
        order by u.at desc nulls last, p.name, d.name, s.soil_type limit ${MOST_ROWS}`,
  )
