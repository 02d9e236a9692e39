import { loginLogFields as fields, loginLogFilter } from '../../../gql/fields/identity.generated'
import type { LoginLogFilter } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { recordKind, recordList } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { RecordTable } from '../../../kit/record/RecordTable'
import { oneOf } from '../../../kit/record/useRecord'
import { searchOf } from '../../../kit/search'
import { formatDateTime } from '../../../ui/format/date'
import { LAST_FIRST, lineVerbs, momentColumn, reasonOf } from '../log'
import {
  DeleteLoginLogDocument,
  LoginLogDocument,
  type LoginLogRowFragment,
  LoginLogsDocument,
  MyLoginLogsDocument,
} from './login-log.generated'
import { texts } from './texts'

type LoginLog = LoginLogRowFragment

const whoOf = ({ userName, createBy }: LoginLog): string => userName ?? createBy ?? ''
const placeOf = ({ address }: LoginLog): string => address ?? texts.unknown

/** Role type of a sign-in, from the stored request. */
function roleIn(params: string): string | null {
  const { roleType } = JSON.parse(params) as { roleType?: number | null }
  return texts.roles[String(roleType)] ?? null
}

export const columns = columnsOf<LoginLog>()(fields, {
  createTime: momentColumn,
  userName: 90,
  createBy: 120,
  type: 90,
  exception: { width: 220, cell: ({ exception }) => reasonOf(exception) },
  method: 100,
  remoteAddr: 130,
  address: { width: 130, cell: placeOf },
  device: 150,
  userAgent: hidden(240),
  requestUri: hidden(150),
})
const card = { state: 'type', facts: ['userName', 'createBy', 'address', 'exception'] }

/** Searches of one's own lines, whose account is known. */
const ownSearches = { createTime: { exact: true }, type: true, method: true, remoteAddr: true, address: true } as const

const own = recordList<LoginLog>()({
  id: 'my-login-logs',
  document: MyLoginLogsDocument,
  pick: (data) => data.myLoginLogs,
  columns,
  card,
  search: searchOf<LoginLogFilter>()(loginLogFilter, ownSearches),
  sort: LAST_FIRST,
  exported: 'LOGIN_LOGS',
  beside: ['tab'],
})

const logs = recordKind<LoginLog>()({
  texts,
  param: 'log',
  nameOf: (row) => `${whoOf(row)} ${formatDateTime(row.createTime)}`,
  list: {
    id: 'login-logs',
    document: LoginLogsDocument,
    pick: (data) => data.loginLogs,
    columns,
    card,
    search: searchOf<LoginLogFilter>()(loginLogFilter, { createBy: true, ...ownSearches }),
    sort: LAST_FIRST,
    exported: 'LOGIN_LOGS',
  },
  one: oneOf(LoginLogDocument, (data) => data.loginLog),
  width: 640,
  head: (row) => ({ state: <CodeBadge field={fields.type} value={row.type} /> }),
  Detail: ({ row }) => (
    <>
      <FactsOf
        title={texts.who}
        fields={fields}
        of={row}
        facts={[
          'createBy',
          'createTime',
          'method',
          [texts.role, roleIn(row.params)],
          [fields.exception.label, reasonOf(row.exception), true],
        ]}
      />
      <FactsOf
        title={texts.from}
        fields={fields}
        of={row}
        facts={[
          'remoteAddr',
          [fields.address.label, placeOf(row)],
          'device',
          [fields.userAgent.label, row.userAgent, true],
        ]}
      />
    </>
  ),
  verbs: {
    ...lineVerbs(DeleteLoginLogDocument, texts.deleteTitle, (row: LoginLog) => whoOf(row)),
    viewPermission: 'sys:loglogin:get',
    changes: ['LoginLog', 'LogDeletion'],
  },
})

/** A person's own lines, for the profile page. */
export function MyLoginLogs() {
  return <RecordTable list={own} nameOf={logs.nameOf} label={texts.own} empty={texts.ownEmpty} />
}

/** 登录日志: who signed in to the company, or tried to; the last line first. */
export default function LoginLogPage() {
  return <RecordListPage kind={logs} />
}
