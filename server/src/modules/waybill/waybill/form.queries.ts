import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import type { Choice, ChoiceOfCaptain, WaybillChoices } from './form.view.js'

/** Base data that a waybill may name, in the order in which people look for it. */
export async function choicesOf(em: Em, { companyId }: Actor): Promise<WaybillChoices> {
  const own = sql`company_id = ${companyId} and enabled`
  const [projects, dumpSites, soils, captains, drivers, trucks] = await Promise.all([
    rows<Choice>(em, sql`select id, name from published_project where ${own} order by name`),
    rows<Choice>(em, sql`select id, name from published_dump_site where ${own} order by name`),
    rows<{ name: string }>(em, sql`select name from published_soil_type where ${own} order by sort, name`),
    rows<Choice>(em, sql`select id, name from published_captain where ${own} order by name, id`),
    rows<ChoiceOfCaptain>(
      em,
      sql`select id, name, captain_id as "captainId" from published_driver where ${own} order by name, id`,
    ),
    rows<ChoiceOfCaptain>(
      em,
      sql`select id, plate as name, captain_id as "captainId" from published_truck where ${own} order by plate`,
    ),
  ])
  return { projects, dumpSites, soilTypes: soils.map(({ name }) => name), captains, drivers, trucks }
}
