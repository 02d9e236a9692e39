import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'

/** The types that dump sites have by now: one stays though it is no longer offered. */
export async function typesOfSites(
  em: Em,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = await rows<{ id: string; type: string | null }>(
    em,
    sql`select s.id, s.garbage_type as type from dump_site s where s.company_id = ${companyId} and ${inUuids(sql`s.id`, ids)}`,
  )
  return new Map(found.map(({ id, type }) => [id, type]))
}
