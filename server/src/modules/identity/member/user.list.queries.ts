import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { isIdOf } from '../../../kernel/list/filters.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { inUuids, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { organAndBelow } from '../organ/organ.sql.js'
import { staffRoles } from '../role-types.js'
import { userTable } from './fields.js'
import { calledName, heldBy, isElsewhere, isSole } from './member.sql.js'
import { memberTexts as texts } from './texts.js'
import { type UserFilter, UserSortField, type UserView } from './user.view.js'

const roles: Sql = sql`membership_role h join role r on r.company_id = h.company_id and r.id = h.role_id
  where h.company_id = m.company_id and h.membership_id = m.id`
const state: Sql = sql`case when not m.enabled then 'DISABLED' when m.joined_at is null then 'INVITED' else 'ACTIVE' end`
const staff: Sql = sql.raw(`m.role_type in (${staffRoles.join(', ')})`)
const invited: Sql = sql`sms_text t where t.company_id = m.company_id and t.membership_id = m.id order by t.created_at desc limit 1`
/** Column that is empty until an invited person has come: only his name and phone are shown. */
const ofJoined = (column: Sql) => ({ sql: sql`case when m.joined_at is not null then ${column} end`, join: 'person' })

const shownAccount = sql`(case when m.joined_at is null then m.id else m.user_id end)`

const columns = {
  ...columnsOf('m', userTable),
  // Id and creation date of an account, hidden until its owner has entered the company.
  userId: shownAccount,
  name: { sql: calledName, join: 'person' },
  phone: { sql: sql`u.mobile`, join: 'person' },
  email: ofJoined(sql`u.email`),
  avatar: ofJoined(sql`u.avatar`),
  organName: { sql: sql`g.name`, join: 'organ' },
  roleNames: sql`(select string_agg(r.name, '、' order by r.created_at, r.id) from ${roles})`,
  roles: sql`(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'standard', r.standard) order by r.created_at, r.id), '[]')
    from ${roles})`,
  state,
  invitedAt: sql`(select t.created_at from ${invited})`,
  inviteFailed: sql`coalesce((select t.failure is not null from ${invited}), false)`,
  hisOwn: isElsewhere,
  held: heldBy.permissions,
  sole: isSole,
}

const ofPerson =
  (column: Sql) =>
  (text: string): Sql =>
    sql`exists (select from app_user u where u.id = m.user_id and ${isLike(column, text)})`

const inOrgan = (id: string): Sql =>
  isId(id) ? sql`m.organ_id in ${organAndBelow(sql`m.company_id`, sql`${id}`)}` : sql`false`

const found = conditionsOf('m', userTable, {
  userId: shownAccount,
  name: ofPerson(calledName),
  phone: ofPerson(sql`u.mobile`),
  organId: inOrgan,
  state,
})
const judged = ['userId', 'name', 'state', 'held', 'sole', 'hisOwn']

/** The people of a company that a clerk looks after: not its captains and drivers. */
export const userList: ListSpec<UserFilter, UserSortField> = {
  from: sql`membership m`,
  alias: 'm',
  joins: {
    person: sql`join app_user u on u.id = m.user_id`,
    organ: sql`left join organ g on g.company_id = m.company_id and g.id = m.organ_id`,
  },
  columns,
  fields: userTable,
  needs: { allowedActions: judged, refusedActions: judged },
  always: ['id'],
  sorts: sortsOf(UserSortField, columns, userTable),
  defaultSort: { field: UserSortField.CREATE_TIME, direction: 'ASC' },
  tieBreak: sql`m.id`,
  scope: ({ companyId }) => sql`m.company_id = ${companyId} and ${staff}`,
  where: ({ roleId, ...filter }) => [
    ...found(filter),
    ...(roleId
      ? [
          sql`exists (select from membership_role h where h.company_id = m.company_id and h.membership_id = m.id
            and ${sql.join(isIdOf(sql`h.role_id`, roleId))})`,
        ]
      : []),
  ],
  summary: {
    invited: sql`(count(*) filter (where m.enabled and m.joined_at is null))::int`,
    active: sql`(count(*) filter (where m.enabled and m.joined_at is not null))::int`,
    disabled: sql`(count(*) filter (where not m.enabled))::int`,
  },
}

/** User of an id; undefined when the company has none. */
export const findUserOf = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<UserView | undefined> =>
  isId(id) ? readOne<UserView>(em, actor, userList, sql`m.id = ${id}`, fields) : undefined

/** Users of the company by the ids of their accounts. */
export const usersOfAccounts = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<UserView[]> =>
  readWhere<UserView>(em, actor, userList, inUuids(shownAccount, ids), fields && new Set([...fields, 'userId']))

/** Users of ids that the company has. */
export const findUsersOf = (em: Em, actor: Actor, ids: readonly string[]): Promise<UserView[]> =>
  readWhere<UserView>(em, actor, userList, inUuids(sql`m.id`, ids))

/** Users by the ids of their accounts, as lists show those: an invited person's is not told. */
export const usersByAccounts = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<UserView[]> =>
  readWhere<UserView>(
    em,
    actor,
    { ...userList, always: ['id', 'userId'] },
    sql`m.joined_at is not null and ${inUuids(sql`m.user_id`, ids)}`,
    fields,
  )

/** The people of a company in a spreadsheet. */
export const userSheet = sheetOf('User', userTable, {
  title: texts.user,
  permission: 'sys:user:index',
  spec: userList,
})
