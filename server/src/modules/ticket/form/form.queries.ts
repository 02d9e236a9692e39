import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import type { Choice, TicketChoices } from './form.view.js'

/** Most recent purchases whose suppliers are offered. */
const RECENT = 200

/** Choices of a ticket form, in the order in which people look for them. */
export async function formOf(em: Em, { companyId }: Actor): Promise<TicketChoices> {
  const [projects, dumpSites, soilTypes, drivers, suppliers, stocks] = await Promise.all([
    rows<Choice>(em, sql`select id from published_project where company_id = ${companyId} and enabled order by name`),
    rows<Choice>(em, sql`select id from published_dump_site where company_id = ${companyId} and enabled order by name`),
    rows<{ name: string }>(
      em,
      sql`select name from published_soil_type where company_id = ${companyId} and enabled order by sort, name`,
    ),
    rows<Choice>(
      em,
      sql`select r.id from published_driver r
          join published_captain c on c.company_id = r.company_id and c.id = r.captain_id
          where r.company_id = ${companyId} and r.enabled order by r.name, c.name, r.id`,
    ),
    rows<{ supplier: string }>(
      em,
      sql`select t.supplier from
            (select supplier, bought_at from ticket_purchase where company_id = ${companyId} order by bought_at desc, id desc limit ${RECENT}) t
          group by t.supplier order by max(t.bought_at) desc, t.supplier`,
    ),
    rows<TicketChoices['stocks'][number]>(
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
