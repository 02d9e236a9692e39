import type { Tx } from '../../../kernel/command/command.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'

/**
 * Locks projects in the order of their ids, so that decisions about one run one after the other. `ids` selects them
 * from views of the caller.
 */
export async function lockProjects({ em, actor }: Tx, ids: Sql): Promise<void> {
  await rows(
    em,
    sql`select j.id from project j where j.company_id = ${actor.companyId} and j.id in (${ids}) order by j.id for no key update`,
  )
}

/**
 * Projects in use among the ids, which stay in use until the transaction ends: a verb that retires one waits, and a
 * later verb finds it retired. Verbs that only name a project do not wait for each other.
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
