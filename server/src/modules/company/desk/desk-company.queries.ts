import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { at, firstRow, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { type DeskCompanyFilter, DeskCompanySortField, type DeskCompanyView } from './desk-company.view.js'
import { CompanyState, deskCompanyTable as table } from './fields.js'

const state = sql`case when c.enabled then ${CompanyState.ACTIVE} else ${CompanyState.SUSPENDED} end`
/** Number of the verified licence, or else the number that the company has stated. */
const companyNo = sql`coalesce(c.company_no, (select r.company_no from company_registration r where r.company_id = c.id))`
const columns = { ...columnsOf('c', table), state, companyNo }

/** Every company but the desk itself, the newest first. */
export const deskCompanyList: ListSpec<DeskCompanyFilter, DeskCompanySortField> = {
  from: sql`company c`,
  alias: 'c',
  fields: table,
  columns,
  needs: { allowedActions: ['state'], users: ['id'], waybills: ['id'], cards: ['id'], settlements: ['id'] },
  always: ['id'],
  sorts: sortsOf(DeskCompanySortField, columns, table),
  defaultSort: { field: DeskCompanySortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`c.id`,
  scope: (actor) => (actor.can('platform:company:get') ? sql`not c.desk` : sql`false`),
  where: (filter) => [
    ...conditionsOf('c', table, { state, companyNo })(filter),
    ...(typeof filter.authenticated === 'boolean'
      ? [sql`(c.authenticated_at is not null) = ${filter.authenticated}`]
      : []),
  ],
  summary: {
    suspended: sql`(count(*) filter (where not c.enabled))::int`,
    authenticated: sql`(count(*) filter (where c.authenticated_at is not null))::int`,
  },
}

/** Companies of ids, as the desk's list shows them. */
export const deskCompaniesByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<DeskCompanyView[]> => readWhere<DeskCompanyView>(em, actor, deskCompanyList, inUuids(sql`c.id`, ids), fields)

/** Company of an id; undefined for the desk itself. */
export const findDeskCompany = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<DeskCompanyView | undefined> =>
  isId(id) ? (await deskCompaniesByIds(em, actor, [id], fields))[0] : undefined

export interface DeskCompany {
  id: string
  companyName: string
  enabled: boolean
}

/** Company of an id, locked; undefined for the desk itself. */
export const lockCompany = async (em: Em, id: string): Promise<DeskCompany | undefined> =>
  isId(id)
    ? firstRow(
        em,
        em
          .getKysely()
          .selectFrom('company')
          .select(['id', 'name as companyName', 'enabled'])
          .where('id', '=', id)
          .where('desk', '=', false)
          .forUpdate(),
      )
    : undefined

export async function setSuspension(
  em: Em,
  id: string,
  suspended: { reason: string; now: Date } | null,
): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .updateTable('company')
      .set({
        enabled: suspended === null,
        suspended_at: suspended && at(suspended.now),
        suspended_reason: suspended?.reason ?? null,
      })
      .where('id', '=', id),
  )
}
