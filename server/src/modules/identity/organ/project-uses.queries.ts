import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'

/** Number of organs that each project is in. */
export async function organsOfProjects(
  em: Em,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ id: string; count: number }>(
    em,
    sql`select project_id as id, count(*)::int as count from organ_project
        where company_id = ${companyId} and ${inUuids(sql`project_id`, ids)} group by project_id`,
  )
  return new Map(found.map(({ id, count }) => [id, count]))
}

/** Number of roles that are limited to each project. */
export async function rolesOfProjects(
  em: Em,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ id: string; count: number }>(
    em,
    sql`select project_id as id, count(*)::int as count from role_project
        where company_id = ${companyId} and ${inUuids(sql`project_id`, ids)} group by project_id`,
  )
  return new Map(found.map(({ id, count }) => [id, count]))
}
