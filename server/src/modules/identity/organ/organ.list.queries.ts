import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, inUuids, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { staffRoles } from '../role-types.js'
import { organProjectTable, organTable } from './fields.js'
import { organAndBelow } from './organ.sql.js'
import {
  type OrganFilter,
  type OrganProjectFilter,
  OrganProjectSortField,
  OrganSortField,
  type OrganView,
} from './organ.view.js'

const columns = {
  ...columnsOf('g', organTable),
  memberCount: sql`(select count(*)::int from membership m where m.company_id = g.company_id and m.organ_id = g.id)`,
  projectCount: sql`(select count(*)::int from organ_project x where x.company_id = g.company_id and x.organ_id = g.id)`,
  childCount: sql`(select count(*)::int from organ c where c.company_id = g.company_id and c.parent_id = g.id)`,
}

const judged = ['id', 'name', 'memberCount', 'projectCount', 'childCount']

/** Organs of a company, each with its parent. */
export const organList: ListSpec<OrganFilter, OrganSortField> = {
  from: sql`organ g`,
  alias: 'g',
  columns,
  fields: organTable,
  needs: { allowedActions: judged, refusedActions: judged },
  always: ['id'],
  sorts: sortsOf(OrganSortField, columns, organTable),
  defaultSort: { field: OrganSortField.SORT, direction: 'ASC' },
  tieBreak: sql`g.id`,
  scope: ({ companyId }) => sql`g.company_id = ${companyId}`,
  where: conditionsOf('g', organTable),
  summary: {
    departments: sql`(count(*) filter (where g.kind = 'DEPARTMENT'))::int`,
    sites: sql`(count(*) filter (where g.kind = 'SITE'))::int`,
  },
}

/** Organ of an id; undefined when the company has none. */
export const findOrgan = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<OrganView | undefined> =>
  isId(id) ? readOne<OrganView>(em, actor, organList, sql`g.id = ${id}`, fields) : undefined

/** Organs of ids that the company has. */
export const organsByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<OrganView[]> => readWhere<OrganView>(em, actor, organList, inUuids(sql`g.id`, ids), fields)

const projectColumns = {
  ...columnsOf('p', organProjectTable),
  organId: { sql: sql`x.organ_id`, join: 'organ' },
  organName: { sql: sql`g.name`, join: 'organ' },
}
const placeOf: Sql = sql`select from organ_project x where x.company_id = p.company_id and x.project_id = p.id`
const found = conditionsOf('p', organProjectTable, {
  organId: (id) =>
    isId(id) ? sql`exists (${placeOf} and x.organ_id in ${organAndBelow(sql`p.company_id`, sql`${id}`)})` : sql`false`,
})

/** The projects of a company by the organs that have them. */
export const organProjectList: ListSpec<OrganProjectFilter, OrganProjectSortField> = {
  from: sql`published_project p`,
  alias: 'p',
  joins: {
    organ: sql`left join organ_project x on x.company_id = p.company_id and x.project_id = p.id
      left join organ g on g.company_id = x.company_id and g.id = x.organ_id`,
  },
  columns: projectColumns,
  fields: organProjectTable,
  always: ['id'],
  sorts: sortsOf(OrganProjectSortField, projectColumns, organProjectTable),
  defaultSort: { field: OrganProjectSortField.PROJECT_NAME, direction: 'ASC' },
  tieBreak: sql`p.id`,
  scope: ({ companyId }) => sql`p.company_id = ${companyId}`,
  where: ({ ofCompany, ...filter }) => [
    ...found(filter),
    ...(ofCompany == null ? [] : [sql`${ofCompany} = not exists (${placeOf})`]),
  ],
  summary: {
    ofOrgans: sql`(count(*) filter (where exists (${placeOf})))::int`,
    ofCompany: sql`(count(*) filter (where not exists (${placeOf})))::int`,
  },
}

/** Numbers of members and projects of the company without an organ. */
export interface OwnCounts {
  memberCount: number
  projectCount: number
}

export async function readOwnCounts(em: Em, { companyId }: Actor): Promise<OwnCounts> {
  const row = await firstRow<OwnCounts>(
    em,
    sql`select (select count(*)::int from membership m where m.company_id = ${companyId} and m.organ_id is null
            and m.role_type = any(${[...staffRoles]}::smallint[])) as "memberCount",
          (select count(*)::int from published_project p where p.company_id = ${companyId} and not exists (${placeOf})) as "projectCount"`,
  )
  return row ?? { memberCount: 0, projectCount: 0 }
}
