import type { Column } from '../../../ui/data-table/types'
import { formatDateTime, formatMinute } from '../../../ui/format/date'
import { Count } from '../../../ui/format/Numbers'
import { PictureCell } from '../../waybill/waybill'
import { BookingBadge } from '../booking'
import type { Collection } from './rows'
import { texts } from './texts'

const { fields } = texts
const hidden = { hidden: true }
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>

/** A collection, field by field; voided ones are not in the sums. */
export const columns: readonly Column<Collection>[] = [
  {
    id: 'collectNo',
    header: fields.collectNo,
    width: 150,
    pin: 'start',
    rowHeader: true,
    cell: (row) => <span className="tf-number">{row.collectNo}</span>,
  },
  { id: 'status', header: fields.status, width: 100, cell: (row) => <BookingBadge status={row.status} /> },
  { id: 'projectName', header: fields.projectName, width: 190, cell: (row) => tipped(row.projectName) },
  { id: 'garbageName', header: fields.garbageName, width: 170, cell: (row) => tipped(row.garbageName) },
  { id: 'soilType', header: fields.soilType, width: 90, cell: (row) => row.soilType },
  {
    id: 'quantity',
    header: fields.quantity,
    width: 90,
    kind: 'count',
    sort: 'QUANTITY',
    sum: (row) => (row.status === 'BOOKED' ? row.quantity : 0),
    cell: (row) => <Count value={row.quantity} />,
  },
  {
    id: 'collectedAt',
    header: fields.collectedAt,
    width: 150,
    sort: 'COLLECTED_AT',
    cell: (row) => <span className="tf-number">{formatMinute(row.collectedAt)}</span>,
  },
  { id: 'driverName', header: fields.driverName, width: 110, cell: (row) => row.driverName ?? texts.project },
  { id: 'receiver', header: fields.receiver, width: 100, cell: (row) => row.receiver },
  {
    id: 'picture',
    header: fields.picture,
    width: 80,
    cell: (row) => <PictureCell name={fields.picture} field={row.picture} />,
  },
  { id: 'remark', header: fields.remark, width: 160, cell: (row) => tipped(row.remark) },
  { id: 'createBy', header: fields.createBy, width: 90, cell: (row) => row.createBy },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    ...hidden,
    cell: (row) => <span className="tf-number">{formatDateTime(row.createTime)}</span>,
  },
  { id: 'voidName', header: fields.voidName, width: 90, ...hidden, cell: (row) => row.voidName },
  {
    id: 'voidedAt',
    header: fields.voidedAt,
    width: 160,
    ...hidden,
    cell: (row) => <span className="tf-number">{formatDateTime(row.voidedAt)}</span>,
  },
  { id: 'voidReason', header: fields.voidReason, width: 160, ...hidden, cell: (row) => tipped(row.voidReason) },
]
