import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { calledName } from '../member/member.sql.js'
import { roleTable } from './fields.js'
import { type RoleFilter, RoleSortField, type RoleView } from './role.view.js'
import { roleTexts as texts } from './texts.js'

/** Most holders of a role that are listed by name. */
const NAMED = 5

const holders: Sql = sql`membership_role h join membership m on m.company_id = h.company_id and m.id = h.membership_id
  join app_user u on u.id = m.user_id where h.company_id = r.company_id and h.role_id = r.id`

const columns = {
  ...columnsOf('r', roleTable),
  permissions: sql`r.permissions`,
  permissionCount: sql`cardinality(r.permissions)`,
  memberCount: sql`(select count(*)::int from ${holders})`,
  holderNames: sql`(select string_agg(n.name, '、') from (select ${calledName} as name from ${holders} order by m.created_at, m.id limit ${NAMED}) n)`,
  projectIds: sql`(select coalesce(array_agg(p.project_id order by p.project_id), '{}') from role_project p
    where p.company_id = r.company_id and p.role_id = r.id)`,
}

const judged = ['id', 'name', 'standard', 'permissions', 'memberCount', 'holderNames', 'dataScope']

/** Roles of a company, the standard ones first. */
export const roleList: ListSpec<RoleFilter, RoleSortField> = {
  from: sql`role r`,
  alias: 'r',
  columns,
  fields: roleTable,
  needs: {
    differences: ['standard', 'permissions', 'dataScope'],
    allowedActions: judged,
    refusedActions: judged,
  },
  always: ['id'],
  sorts: sortsOf(RoleSortField, columns, roleTable),
  defaultSort: { field: RoleSortField.CREATE_TIME, direction: 'ASC' },
  tieBreak: sql`r.id`,
  scope: ({ companyId }) => sql`r.company_id = ${companyId}`,
  where: conditionsOf('r', roleTable),
  summary: { standardCount: sql`count(r.standard)::int` },
}

/** Role of an id; undefined when the company has none. */
export const findRole = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<RoleView | undefined> =>
  isId(id) ? readOne<RoleView>(em, actor, roleList, sql`r.id = ${id}`, fields) : undefined

/** Roles in a spreadsheet. */
export const roleSheet = sheetOf('Role', roleTable, {
  title: texts.sheet,
  permission: 'sys:role:index',
  spec: roleList,
  units: { permissionCount: '项', memberCount: '人' },
})
