import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import type { TicketForm } from './form.view.js'

/** Most recent purchases whose suppliers are offered. */
const RECENT = 200

/** Choices of a ticket form, in the order in which people look for them. */
export async function formOf(em: Em, { companyId }: Actor): Promise<TicketForm> {
  const [projects, dumpSites, soilTypes, drivers, suppliers, stocks] = await Promise.all([
    rows<TicketForm['projects'][number]>(
      em,
      sql`select p.id, p.name,
            array(select d.dump_site_id from published_project_dump_site d
              where d.company_id = p.company_id and d.project_id = p.id order by d.dump_site_id) as "garbageIds",
            array(select s.name from published_project_soil_type t join published_soil_type s on s.company_id = t.company_id and s.id = t.soil_type_id
              where t.company_id = p.company_id and t.project_id = p.id and s.enabled order by s.sort, s.name) as "soilTypes"
          from published_project p where p.company_id = ${companyId} and p.enabled order by p.name`,
    ),
    rows<TicketForm['dumpSites'][number]>(
      em,
      sql`select id, name from published_dump_site where company_id = ${companyId} and enabled order by name`,
    ),
    rows<{ name: string }>(
      em,
      sql`select name from published_soil_type where company_id = ${companyId} and enabled order by sort, name`,
    ),
    rows<TicketForm['drivers'][number]>(
      em,
      sql`select r.id, r.name, c.name as "captainName" from published_driver r
          join published_captain c on c.company_id = r.company_id and c.id = r.captain_id
          where r.company_id = ${companyId} and r.enabled order by r.name, c.name, r.id`,
    ),
    rows<{ supplier: string }>(
      em,
      sql`select t.supplier from
            (select supplier, bought_at from ticket_purchase where company_id = ${companyId} order by bought_at desc, id desc limit ${RECENT}) t
          group by t.supplier order by max(t.bought_at) desc, t.supplier`,
    ),
    rows<TicketForm['stocks'][number]>(
      em,
      sql`select dump_site_id as "garbageId", soil_type as "soilType", quantity from ticket_stock
          where company_id = ${companyId} and quantity <> 0 order by dump_site_id, soil_type`,
    ),
  ])
  return {
    projects,
    dumpSites,
    soilTypes: soilTypes.map(({ name }) => name),
    drivers,
    stocks,
    suppliers: suppliers.map(({ supplier }) => supplier),
  }
}
