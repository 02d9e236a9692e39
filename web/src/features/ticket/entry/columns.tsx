import type { Column } from '../../../ui/data-table/types'
import { formatDateTime, formatMinute } from '../../../ui/format/date'
import { Count } from '../../../ui/format/Numbers'
import type { TicketEntryRowFragment } from './entry.generated'
import { texts } from './texts'

export type Entry = TicketEntryRowFragment

const { fields } = texts
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>

/** An entry of the ledger, field by field. */
export const columns: readonly Column<Entry>[] = [
  {
    id: 'happenedAt',
    header: fields.happenedAt,
    width: 150,
    pin: 'start',
    rowHeader: true,
    sort: 'HAPPENED_AT',
    cell: (row) => <span className="tf-number">{formatMinute(row.happenedAt)}</span>,
  },
  { id: 'kind', header: fields.kind, width: 80, cell: (row) => texts.kinds[row.kind] },
  {
    id: 'quantity',
    header: fields.quantity,
    width: 90,
    kind: 'count',
    sort: 'QUANTITY',
    cell: (row) => <Count value={row.quantity} />,
  },
  { id: 'projectName', header: fields.projectName, width: 190, cell: (row) => tipped(row.projectName) },
  { id: 'garbageName', header: fields.garbageName, width: 170, cell: (row) => tipped(row.garbageName) },
  { id: 'soilType', header: fields.soilType, width: 90, cell: (row) => row.soilType },
  { id: 'driverName', header: fields.driverName, width: 90, cell: (row) => row.driverName },
  {
    id: 'documentNo',
    header: fields.documentNo,
    width: 150,
    cell: (row) => <span className="tf-number">{row.documentNo ?? texts.correction}</span>,
  },
  { id: 'reason', header: fields.reason, width: 200, cell: (row) => tipped(row.reason) },
  { id: 'createBy', header: fields.createBy, width: 90, cell: (row) => row.createBy },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    cell: (row) => <span className="tf-number">{formatDateTime(row.createTime)}</span>,
  },
]
