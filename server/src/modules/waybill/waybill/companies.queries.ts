import type { Em } from '../../../kernel/sql/database.js'
import { companyIds } from '../../company/index.js'

/** The companies of which something holds. Each is asked about by itself, since its rows may lie on a node of their own (docs/adr/0030). */
export async function companiesWhere(em: Em, holds: (companyId: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = []
  for (const id of await companyIds(em)) if (await holds(id)) found.push(id)
  return found
}
