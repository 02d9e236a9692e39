import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { isCaptain } from '../captain.js'
import { refuseWide } from '../log-span.js'
import { loginTable } from './fields.js'
import { type LoginLogFilter, LoginLogSortField, type LoginLogView } from './login-log.view.js'
import { LOGIN_PATHS } from './paths.js'

const createdAt = sql`l.created_at`
const method = sql`case l.request_uri when ${sql.raw(`'${LOGIN_PATHS.password}'`)} then 'PASSWORD'
  when ${sql.raw(`'${LOGIN_PATHS.thirdParty}'`)} then 'THIRD_PARTY' else 'CODE' end`

const columns = {
  ...columnsOf('l', loginTable),
  userName: { sql: sql`u.name`, join: 'person' },
  method,
  params: sql`l.params::text`,
}

const places: Record<string, Sql> = { method }
const found = conditionsOf('l', loginTable, places)
const { createTime: _, ...apart } = loginTable
const apartFromTime = conditionsOf('l', apart, places)

/** What the sums by day cannot tell: it is looked for row by row. */
const isUncounted = ({ remoteAddr, address }: LoginLogFilter): boolean => Boolean(remoteAddr || address)

const narrow: ListSpec<LoginLogFilter, LoginLogSortField>['narrow'] = async (_em, _actor, filter) => {
  if (isUncounted(filter)) refuseWide(filter.createTime)
  return { instead: {}, also: [], few: false }
}

/** Who signed in to a company or tried to, the last one first (docs/adr/0038). */
export const loginList: ListSpec<LoginLogFilter, LoginLogSortField> = {
  from: sql`login_log l`,
  alias: 'l',
  fields: loginTable,
  joins: { person: sql`left join app_user u on u.id = l.user_id` },
  columns,
  always: ['id'],
  needs: { device: ['userAgent'] },
  sorts: sortsOf(LoginLogSortField, columns, loginTable),
  defaultSort: { field: LoginLogSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`l.id`,
  scope: (actor) => (isCaptain(actor) ? sql`false` : sql`l.company_id = ${actor.companyId}`),
  where: found,
  narrow,
  summary: { failed: sql`(count(*) filter (where l.type = 'FAILURE'))::int` },
  counters: {
    from: sql`login_log_count l`,
    day: sql`l.day`,
    ofDays: sql`l.span in ('DAY', 'CHANGE')`,
    ofMonths: sql`l.span in ('MONTH', 'CHANGE')`,
    ofYears: sql`l.span in ('YEAR', 'CHANGE')`,
    at: createdAt,
    far: 1000,
    range: (filter) => filter.createTime,
    rest: apartFromTime,
    where: (filter, actor) =>
      isUncounted(filter) || isCaptain(actor)
        ? undefined
        : { where: apartFromTime(filter), sparse: Boolean(filter.type || filter.createBy || filter.createId) },
    count: 'lines',
    measures: { type: sql`l.type`, lines: sql`1` },
    summary: { failed: sql`coalesce(sum(m.lines) filter (where m.type = 'FAILURE'), 0)::int` },
  },
}

const { counters: __, ...plain } = loginList

/** A person's own, into whatever company or into none. */
export const ownLoginList: ListSpec<LoginLogFilter, LoginLogSortField> = {
  ...plain,
  scope: (actor) => sql`l.user_id = ${actor.userId}`,
}

export const findLogin = (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<LoginLogView | undefined> =>
  isId(id) ? readOne(em, actor, loginList, sql`l.id = ${id}`, fields) : Promise.resolve(undefined)
