import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { told } from '../../../kernel/list/sheet.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { deviceOf } from '../device/device.js'
import { logList } from '../log/log.list.queries.js'
import type { Log } from '../log/log.service.js'
import { LogKind } from '../log/log.view.js'
import { reasonOf, logTexts as texts } from '../log/texts.js'
import { LOGIN_PATHS, loginTable } from './fields.js'
import { type LoginLogFilter, LoginLogSortField } from './login-log.view.js'

const method = sql`case l.request_uri when ${sql.raw(`'${LOGIN_PATHS.password}'`)} then 'PASSWORD'
  when ${sql.raw(`'${LOGIN_PATHS.thirdParty}'`)} then 'THIRD_PARTY' else 'CODE' end`

const columns = {
  ...columnsOf('l', loginTable),
  userName: { sql: sql`u.name`, join: 'person' },
  method,
  params: sql`l.params::text`,
}

const places: Record<string, Sql> = { method }
const { createTime: _, ...apart } = loginTable
/** Addresses are searched line by line. */
const isUncounted = ({ remoteAddr, address }: LoginLogFilter): boolean => Boolean(remoteAddr || address)

/** Sign-ins to a company and failed tries, the last one first (docs/adr/0038). */
const loginList = logList<LoginLogFilter, LoginLogSortField>({
  from: sql`login_log l`,
  counters: { from: sql`login_log_count l` },
  fields: loginTable,
  joins: { person: sql`left join app_user u on u.id = l.user_id` },
  columns,
  needs: { device: ['userAgent'] },
  sorts: sortsOf(LoginLogSortField, columns, loginTable),
  defaultSort: { field: LoginLogSortField.CREATE_TIME, direction: 'DESC' },
  where: conditionsOf('l', loginTable, places),
  isUncounted,
  isSparse: ({ type, createBy, createId }) => Boolean(type || createBy || createId),
  apartFromTime: conditionsOf('l', apart, places),
})

const { counters: __, ...plain } = loginList

/** Sign-ins of a company for readers of its log; for everybody his own, into any company or none. */
export const loginLog: Log<LoginLogFilter, LoginLogSortField> = {
  kind: LogKind.LOGIN,
  list: loginList,
  ownList: { ...plain, scope: (actor) => sql`l.user_id = ${actor.userId}`, anywhere: true },
  permissions: { list: 'sys:loglogin:index', find: 'sys:loglogin:get', delete: 'sys:loglogin:del' },
  deletion: { name: 'loginLog.delete', title: texts.deleteLogin },
}

type Line = Record<'userAgent' | 'exception', string | null>

/** The login log in a spreadsheet. */
export const loginSheet = sheetOf<Line>('LoginLog', loginTable, {
  title: texts.LOGIN,
  permission: 'sys:loglogin:index',
  spec: loginList,
  fields: {
    device: { ...told(({ userAgent }: Line) => deviceOf(userAgent)), needs: 'userAgent' },
    exception: told(({ exception }: Line) => reasonOf(exception)),
  },
  titles: { device: texts.device },
})
