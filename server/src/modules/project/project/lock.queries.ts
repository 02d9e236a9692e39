import type { Tx } from '../../../kernel/command/command.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'

/**
 * Lets what is decided of a project go one after the other: locks projects in the order of their ids. `ids` selects them from views of whoever
 * asks.
 */
export async function lockProjects({ em, actor }: Tx, ids: Sql): Promise<void> {
  await rows(
    em,
    sql`select j.id from project j where j.company_id = ${actor.companyId} and j.id in (${ids}) order by j.id for no key update`,
  )
}
