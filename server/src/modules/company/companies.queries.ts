import { rows, sql } from '../../kernel/sql/sql.js'
import type { Em } from '../../platform/database/database.js'

/** The companies of which something holds. Each is asked about by itself, since its rows may lie on a node of their own (docs/adr/0030). */
export async function companiesWhere(em: Em, holds: (companyId: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = []
  for (const { id } of await rows<{ id: string }>(em, sql`select id from company order by id`)) {
    if (await holds(id)) found.push(id)
  }
  return found
}
