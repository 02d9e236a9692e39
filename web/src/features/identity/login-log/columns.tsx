import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { logTones, reasonOf } from '../log'
import type { LoginLogRowFragment } from './login-log.generated'
import { texts } from './texts'

export type LoginLog = LoginLogRowFragment

const { fields } = texts
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>

/** A line of the login log, field by field. */
export const columns: readonly Column<LoginLog>[] = [
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    pin: 'start',
    rowHeader: true,
    sort: 'CREATE_TIME',
    cell: (row) => <span className="tf-number">{formatDateTime(row.createTime)}</span>,
  },
  { id: 'userName', header: fields.userName, width: 90, cell: (row) => row.userName },
  {
    id: 'createBy',
    header: fields.createBy,
    width: 120,
    cell: (row) => <span className="tf-number">{row.createBy}</span>,
  },
  {
    id: 'type',
    header: fields.type,
    width: 90,
    cell: (row) => <StatusBadge tone={logTones[row.type]}>{texts.types[row.type]}</StatusBadge>,
  },
  { id: 'exception', header: fields.exception, width: 220, cell: (row) => tipped(reasonOf(row.exception)) },
  { id: 'method', header: fields.method, width: 100, cell: (row) => texts.methods[row.method] },
  {
    id: 'remoteAddr',
    header: fields.remoteAddr,
    width: 130,
    cell: (row) => <span className="tf-number">{tipped(row.remoteAddr)}</span>,
  },
  { id: 'address', header: fields.address, width: 130, cell: (row) => row.address ?? texts.unknown },
  { id: 'device', header: fields.device, width: 150, cell: (row) => tipped(row.device) },
  { id: 'userAgent', header: fields.userAgent, width: 240, hidden: true, cell: (row) => tipped(row.userAgent) },
  { id: 'requestUri', header: fields.requestUri, width: 150, hidden: true, cell: (row) => row.requestUri },
]

/** The same with what can be done with a line. */
export const companyColumns = (on: {
  view: (row: LoginLog) => void
  remove: (row: LoginLog) => void
}): Column<LoginLog>[] => [
  ...columns,
  {
    id: 'actions',
    header: fields.actions,
    width: 110,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        <RowAction permission="sys:loglogin:get" onClick={() => on.view(row)}>
          {texts.view}
        </RowAction>
        <RowAction permission="sys:loglogin:del" onClick={() => on.remove(row)}>
          {texts.delete}
        </RowAction>
      </RowActions>
    ),
  },
]

/** What a phone shows of a row. */
export const card: CardParts = { state: 'type', facts: ['userName', 'createBy', 'address', 'exception'] }
