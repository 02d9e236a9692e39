import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import type { TicketPlaces } from './places.view.js'

/** What statistics can be asked for, by name; also what is no longer in use, for it had tickets once. */
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
