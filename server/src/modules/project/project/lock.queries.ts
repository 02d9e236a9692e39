import type { Tx } from '../../../kernel/command/command.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'

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

/**
 * Those of the ids that are projects in use, which stay so until the transaction ends: whoever takes one out of use waits, and whoever comes
 * after him finds it gone. Others who name the project do not wait.
 */
export async function projectsInUse({ em, actor }: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = await rows<{ id: string }>(
    em,
    sql`select j.id from project j where j.company_id = ${actor.companyId} and ${inUuids(sql`j.id`, ids)} and j.enabled
        order by j.id for key share`,
  )
  return new Set(found.map(({ id }) => id))
}
