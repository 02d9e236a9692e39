import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { inCompanies } from '../../identity/index.js'

/** Dump site that the actor may see. */
export async function findDumpSite(em: Em, actor: Actor, id: string): Promise<{ name: string } | undefined> {
  if (!isId(id)) return undefined
  return firstRow(
    em,
    sql`select g.name from published_dump_site g where ${inCompanies(actor, sql`g.company_id`)} and g.id = ${id}`,
  )
}
