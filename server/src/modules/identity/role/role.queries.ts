import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isCalled } from '../../../kernel/sql/forms.js'
import { affected, columnsOf, firstRow, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { type DataScope, StandardRole } from '../enums.js'
import type { Role } from './role.entity.js'
import { roleTexts as texts } from './texts.js'

export type RoleRow = Pick<
  RowOf<typeof Role>,
  'id' | 'name' | 'standard' | 'permissions' | 'dataScope' | 'secondFactor' | 'remark' | 'version'
> & { memberCount: number; holderNames: string | null; projectIds: string[] }

export type RoleTerms = Pick<RoleRow, 'name' | 'remark' | 'dataScope' | 'secondFactor'> & {
  permissions: readonly string[]
  projectIds: readonly string[]
}

export type RoleToGive = Pick<RoleRow, 'id' | 'name' | 'permissions' | 'remark'> & { dataScope: DataScope }

/** Every role of the company: the standard ones, then its own in the order of their making. */
export const rolesOf = (em: Em, { companyId }: Actor): Promise<RoleToGive[]> =>
  rows<RoleToGive>(
    em,
    sql`select r.id, r.name, r.permissions, r.data_scope as "dataScope", r.remark from role r
        where r.company_id = ${companyId} order by array_position(${Object.values(StandardRole)}::text[], r.standard), r.created_at, r.id`,
  )

/** Whether another role of the company has this name. */
export async function isNameTaken({ em, actor }: Tx, name: string, exceptId: string | null): Promise<boolean> {
  const found = await firstRow(
    em,
    sql`select r.id from role r where r.company_id = ${actor.companyId} and ${isCalled(sql`r.name`, name)}
        and r.id is distinct from ${exceptId}::uuid limit 1`,
  )
  return found !== undefined
}

/** Locks a role of the company; NOT_FOUND for one that it does not have. */
export async function lockRole({ em, actor }: Tx, id: string): Promise<void> {
  const { companyId } = actor
  const found =
    isId(id) &&
    (await firstRow(em, sql`select r.id from role r where r.company_id = ${companyId} and r.id = ${id} for update`))
  if (!found) throw new DomainError('NOT_FOUND', { what: texts.role })
}

export async function insertRole(tx: Tx, role: RoleTerms): Promise<string> {
  const { em, actor, now } = tx
  const id = newId()
  await rows(
    em,
    sql`insert into role (company_id, id, name, permissions, data_scope, second_factor, remark, created_at, updated_at)
        values (${actor.companyId}, ${id}, ${role.name}, ${[...role.permissions]}::text[], ${role.dataScope}, ${role.secondFactor},
          ${role.remark}, ${now}, ${now})`,
  )
  await insertProjects(tx, id, role.projectIds)
  return id
}

export async function updateRole(tx: Tx, id: string, role: RoleTerms): Promise<void> {
  const { em, actor, now } = tx
  await rows(
    em,
    sql`update role set name = ${role.name}, permissions = ${[...role.permissions]}::text[], data_scope = ${role.dataScope},
          second_factor = ${role.secondFactor}, remark = ${role.remark}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
  await rows(em, sql`delete from role_project where company_id = ${actor.companyId} and role_id = ${id}`)
  await insertProjects(tx, id, role.projectIds)
}

export async function deleteRole({ em, actor }: Tx, id: string): Promise<void> {
  await affected(em, sql`delete from role where company_id = ${actor.companyId} and id = ${id}`)
}

async function insertProjects({ em, actor }: Tx, roleId: string, projectIds: readonly string[]): Promise<void> {
  if (projectIds.length === 0) return
  await rows(
    em,
    sql`insert into role_project (company_id, role_id, project_id)
        select ${actor.companyId}, ${roleId}, p.id from ${columnsOf([{ type: 'uuid', values: projectIds }])} as p(id)`,
  )
}

/** Number of these projects that the company has. */
export async function countProjects({ em, actor }: Tx, ids: readonly string[]): Promise<number> {
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from published_project p
        where p.company_id = ${actor.companyId} and ${inUuids(sql`p.id`, ids)}`,
  )
  return row?.count ?? 0
}
