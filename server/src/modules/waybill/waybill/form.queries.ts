import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import type { WaybillForm } from './form.view.js'

/** Base data that a waybill may name, in the order in which people look for it. */
export async function formOf(em: Em, { companyId }: Actor): Promise<WaybillForm> {
  const own = sql`company_id = ${companyId}`
  const [projects, dumpSites, soilTypes, captains, drivers, trucks] = await Promise.all([
    rows<WaybillForm['projects'][number]>(
      em,
      sql`select p.id, p.name, p.uses_tickets as "usesTickets",
            array(select d.dump_site_id from published_project_dump_site d
              where d.company_id = p.company_id and d.project_id = p.id order by d.dump_site_id) as "garbageIds",
            array(select s.name from published_project_soil_type t join published_soil_type s on s.company_id = t.company_id and s.id = t.soil_type_id
              where t.company_id = p.company_id and t.project_id = p.id and s.enabled order by s.sort, s.name) as "soilTypes"
          from published_project p where ${own} and p.enabled order by p.name`,
    ),
    rows<WaybillForm['dumpSites'][number]>(
      em,
      sql`select id, name from published_dump_site where ${own} and enabled order by name`,
    ),
    rows<{ name: string }>(em, sql`select name from published_soil_type where ${own} and enabled order by sort, name`),
    rows<WaybillForm['captains'][number]>(
      em,
      sql`select id, name, mobile from published_captain where ${own} and enabled order by name, id`,
    ),
    rows<WaybillForm['drivers'][number]>(
      em,
      sql`select id, name, captain_id as "captainId" from published_driver where ${own} and enabled order by name, id`,
    ),
    rows<WaybillForm['trucks'][number]>(
      em,
      sql`select id, plate as "truckCode", captain_id as "captainId", vehicle_type as "vehicleType"
          from published_truck where ${own} and enabled order by plate`,
    ),
  ])
  return { projects, dumpSites, soilTypes: soilTypes.map(({ name }) => name), captains, drivers, trucks }
}
