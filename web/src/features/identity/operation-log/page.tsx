import { operationLogFields as fields, operationLogFilter } from '../../../gql/fields/identity.generated'
import type { OperationLogFilter } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { recordKind, recordList } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { RecordTable } from '../../../kit/record/RecordTable'
import { oneOf } from '../../../kit/record/useRecord'
import { searchOf } from '../../../kit/search'
import { formatDateTime } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { logCss as css, LAST_FIRST, lineVerbs, momentColumn, readable, reasonOf } from '../log'
import {
  DeleteOperationLogDocument,
  MyOperationLogsDocument,
  OperationLogDocument,
  type OperationLogRowFragment,
  OperationLogsDocument,
} from './operation-log.generated'
import { texts } from './texts'

type OperationLog = OperationLogRowFragment

export const columns = columnsOf<OperationLog>()(fields, {
  createTime: momentColumn,
  createBy: 90,
  title: 170,
  type: 90,
  exception: { width: 220, cell: ({ exception }) => reasonOf(exception) },
  serviceId: 90,
  method: 80,
  requestUri: 180,
  remoteAddr: 130,
  time: { width: 90, unit: texts.milliseconds },
  requestId: hidden(290),
})
const card = { state: 'type', facts: ['createBy', 'title', 'exception', 'remoteAddr'], amount: 'time' }

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'JOB'].map((method) => ({ value: method, label: method }))

/** Searches of one's own lines, whose account is known. */
const ownSearches = {
  title: true,
  createTime: { exact: true },
  type: true,
  serviceId: true,
  method: { choices: () => METHODS },
  requestUri: true,
  remoteAddr: true,
} as const

const own = recordList<OperationLog>()({
  id: 'my-operation-logs',
  document: MyOperationLogsDocument,
  pick: (data) => data.myOperationLogs,
  columns,
  card,
  search: searchOf<OperationLogFilter>()(operationLogFilter, ownSearches),
  sort: LAST_FIRST,
  exported: 'OPERATION_LOGS',
  beside: ['tab'],
})

const logs = recordKind<OperationLog>()({
  texts,
  param: 'log',
  nameOf: ({ title, createTime }) => `${title} ${formatDateTime(createTime)}`,
  list: {
    id: 'operation-logs',
    document: OperationLogsDocument,
    pick: (data) => data.operationLogs,
    columns,
    card,
    search: searchOf<OperationLogFilter>()(operationLogFilter, { createBy: true, ...ownSearches }),
    sort: LAST_FIRST,
    exported: 'OPERATION_LOGS',
  },
  one: oneOf(OperationLogDocument, (data) => data.operationLog),
  width: 640,
  head: (row) => ({ state: <CodeBadge field={fields.type} value={row.type} /> }),
  Detail: ({ row }) => (
    <>
      <FactsOf
        title={texts.how}
        fields={fields}
        of={row}
        facts={[
          'createBy',
          'createTime',
          [fields.time.label, `${formatCount(row.time)} ${texts.milliseconds}`],
          [fields.exception.label, reasonOf(row.exception), true],
        ]}
      />
      <FactsOf
        title={texts.what}
        fields={fields}
        of={row}
        facts={[
          'serviceId',
          'method',
          'remoteAddr',
          [fields.requestUri.label, row.requestUri, true],
          [fields.requestId.label, row.requestId && <code key="requestId">{row.requestId}</code>, true],
          [
            fields.params.label,
            <pre key="params" className={css.json}>
              {readable(row.params)}
            </pre>,
            true,
          ],
        ]}
      />
    </>
  ),
  verbs: {
    ...lineVerbs(DeleteOperationLogDocument, texts.deleteTitle, (row: OperationLog) => row.createBy),
    changes: ['OperationLog', 'LogDeletion'],
  },
})

/** A person's own lines, for the profile page. */
export function MyOperationLogs() {
  return <RecordTable list={own} nameOf={logs.nameOf} label={texts.own} empty={texts.ownEmpty} />
}

/** 操作日志: verbs of the company's people, done or refused; the last line first. */
export default function OperationLogPage() {
  return <RecordListPage kind={logs} />
}
