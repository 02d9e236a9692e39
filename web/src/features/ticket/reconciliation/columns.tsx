import { stateTones } from '../../../gql/stateTones'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Count } from '../../../ui/format/Numbers'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { Reconciliation } from './rows'
import { texts } from './texts'

const { fields } = texts
const number = (text: string | null) => text && <span className="tf-number">{text}</span>
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>

export const ReconciliationBadge = ({ status }: Pick<Reconciliation, 'status'>) => (
  <StatusBadge tone={stateTones.TicketReconciliationStatus[status]}>{texts.statuses[status]}</StatusBadge>
)

type CountName = 'siteCount' | 'ourCount' | 'sameCount' | 'differCount' | 'siteOnlyCount' | 'oursOnlyCount'
const counted = (id: CountName): Column<Reconciliation> => ({
  id,
  header: fields[id],
  width: 110,
  kind: 'count',
  cell: (row) => <Count value={row[id]} />,
})

/** Columns of reconciliations, with numbers of rows by verdict. */
export const columns: readonly Column<Reconciliation>[] = [
  {
    id: 'reconcileNo',
    header: fields.reconcileNo,
    width: 150,
    pin: 'start',
    rowHeader: true,
    cell: (row) => number(row.reconcileNo),
  },
  { id: 'status', header: fields.status, width: 100, cell: (row) => <ReconciliationBadge status={row.status} /> },
  { id: 'garbageName', header: fields.garbageName, width: 170, cell: (row) => tipped(row.garbageName) },
  { id: 'startDate', header: fields.startDate, width: 110, sort: 'START_DATE', cell: (row) => number(row.startDate) },
  { id: 'endDate', header: fields.endDate, width: 110, cell: (row) => number(row.endDate) },
  {
    id: 'unresolvedCount',
    header: fields.unresolvedCount,
    width: 110,
    kind: 'count',
    sort: 'UNRESOLVED_COUNT',
    cell: (row) => <Count value={row.unresolvedCount} />,
  },
  counted('sameCount'),
  counted('differCount'),
  counted('siteOnlyCount'),
  counted('oursOnlyCount'),
  counted('siteCount'),
  counted('ourCount'),
  { id: 'fileName', header: fields.fileName, width: 180, cell: (row) => tipped(row.fileName) },
  { id: 'createBy', header: fields.createBy, width: 90, cell: (row) => row.createBy },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    sort: 'CREATE_TIME',
    cell: (row) => number(formatDateTime(row.createTime)),
  },
]
