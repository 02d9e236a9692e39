import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Count } from '../../../ui/format/Numbers'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { logTones, reasonOf } from '../log'
import type { OperationLogRowFragment } from './operation-log.generated'
import { texts } from './texts'

export type OperationLog = OperationLogRowFragment

const { fields } = texts
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>

/** A line of the operation log, field by field. */
export const columns: readonly Column<OperationLog>[] = [
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    pin: 'start',
    rowHeader: true,
    sort: 'CREATE_TIME',
    cell: (row) => <span className="tf-number">{formatDateTime(row.createTime)}</span>,
  },
  { id: 'createBy', header: fields.createBy, width: 90, cell: (row) => row.createBy },
  { id: 'title', header: fields.title, width: 170, cell: (row) => tipped(row.title) },
  {
    id: 'type',
    header: fields.type,
    width: 90,
    cell: (row) => <StatusBadge tone={logTones[row.type]}>{texts.types[row.type]}</StatusBadge>,
  },
  { id: 'exception', header: fields.exception, width: 220, cell: (row) => tipped(reasonOf(row.exception)) },
  { id: 'serviceId', header: fields.serviceId, width: 90, cell: (row) => texts.services[row.serviceId] },
  { id: 'method', header: fields.method, width: 80, cell: (row) => row.method },
  { id: 'requestUri', header: fields.requestUri, width: 180, cell: (row) => tipped(row.requestUri) },
  {
    id: 'remoteAddr',
    header: fields.remoteAddr,
    width: 130,
    cell: (row) => <span className="tf-number">{tipped(row.remoteAddr)}</span>,
  },
  {
    id: 'time',
    header: fields.time,
    width: 90,
    kind: 'count',
    unit: '毫秒',
    sort: 'TIME',
    cell: (row) => <Count value={row.time} />,
  },
  { id: 'requestId', header: fields.requestId, width: 290, hidden: true, cell: (row) => row.requestId },
]

/** The same with what can be done with a line. */
export const companyColumns = (on: {
  view: (row: OperationLog) => void
  remove: (row: OperationLog) => void
}): Column<OperationLog>[] => [
  ...columns,
  {
    id: 'actions',
    header: fields.actions,
    width: 110,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        <RowAction onClick={() => on.view(row)}>{texts.view}</RowAction>
        <RowAction permission="sys:log:del" onClick={() => on.remove(row)}>
          {texts.delete}
        </RowAction>
      </RowActions>
    ),
  },
]

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'type',
  facts: ['createBy', 'title', 'exception', 'remoteAddr'],
  amount: 'time',
}
