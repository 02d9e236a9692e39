import type { Actor } from '../../../kernel/command/actor.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import { isId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'

/** The tickets that a driver has used for one project, dump site and soil. */
export interface DriverTicketsRow {
  driverId: string
  driverName: string
  captainId: string
  captainName: string
  projectId: string
  projectName: string
  /** Null where the waybills name no dump site. */
  dumpSiteId: string | null
  dumpSiteName: string | null
  soilType: string
  used: number
  lastUsedAt: DbTime
}

const MOST_ROWS = 100

/** What a driver used tickets for since the ticket day `since` (it starts at 06:00), the latest first; no rows for an unknown driver. */
export function driverTickets(em: Em, actor: Actor, driverId: string, since: string): Promise<DriverTicketsRow[]> {
  if (!isId(driverId)) return Promise.resolve([])
  return rows(
    em,
    sql`select d.id as "driverId", d.name as "driverName", c.id as "captainId", c.name as "captainName",
          w.project_id as "projectId", p.name as "projectName", w.dump_site_id as "dumpSiteId", w.garbage_name as "dumpSiteName",
          w.go_soil_type as "soilType", count(*)::int as used, max(w.go_datetime) as "lastUsedAt"
        from driver d
        join captain c on c.company_id = d.company_id and c.id = d.captain_id
        join published_waybill w on w.company_id = d.company_id and w.captain_id = d.captain_id and w.driver_id = d.id
        join published_project p on p.company_id = w.company_id and p.id = w.project_id
        where d.company_id = ${actor.companyId} and d.id = ${driverId} and w.company_id = ${actor.companyId}
          and w.go_datetime >= ${since}::date + time '06:00' and w.is_ticket and w.status <> 'VOID'
        group by d.id, d.name, c.id, c.name, w.project_id, p.name, w.dump_site_id, w.garbage_name, w.go_soil_type
        order by max(w.go_datetime) desc, p.name, w.garbage_name, w.go_soil_type limit ${MOST_ROWS}`,
  )
}
