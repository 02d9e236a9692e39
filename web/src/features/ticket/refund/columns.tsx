import type { Column } from '../../../ui/data-table/types'
import { formatDateTime, formatMinute } from '../../../ui/format/date'
import { Count, Money, Price } from '../../../ui/format/Numbers'
import { Approver, fourEyesOffColumn } from '../../company/settings'
import { PictureCell } from '../../waybill/waybill'
import { RefundBadge } from './badges'
import type { Refund } from './rows'
import { texts } from './texts'

const { fields } = texts
const hidden = { hidden: true }
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>
const approved = (row: Refund) => row.status === 'APPROVED'

/** A refund, field by field; the sums are of what is approved. */
export const columns: readonly Column<Refund>[] = [
  {
    id: 'refundNo',
    header: fields.refundNo,
    width: 150,
    pin: 'start',
    rowHeader: true,
    cell: (row) => <span className="tf-number">{row.refundNo}</span>,
  },
  { id: 'status', header: fields.status, width: 100, cell: (row) => <RefundBadge status={row.status} /> },
  { id: 'projectName', header: fields.projectName, width: 190, cell: (row) => tipped(row.projectName) },
  { id: 'garbageName', header: fields.garbageName, width: 170, cell: (row) => tipped(row.garbageName) },
  { id: 'soilType', header: fields.soilType, width: 90, cell: (row) => row.soilType },
  {
    id: 'quantity',
    header: fields.quantity,
    width: 90,
    kind: 'count',
    sort: 'QUANTITY',
    sum: (row) => (approved(row) ? row.quantity : 0),
    cell: (row) => <Count value={row.quantity} />,
  },
  { id: 'goesTo', header: fields.goesTo, width: 130, cell: (row) => texts.goals[row.goesTo] },
  {
    id: 'price',
    header: fields.price,
    width: 112,
    kind: 'money',
    cell: (row) => <Price value={row.price} unit="TICKET" />,
  },
  {
    id: 'amount',
    header: fields.amount,
    width: 120,
    kind: 'money',
    sort: 'AMOUNT',
    sum: (row) => (approved(row) ? row.amount : null),
    cell: (row) => <Money value={row.amount} />,
  },
  {
    id: 'refundedAt',
    header: fields.refundedAt,
    width: 150,
    sort: 'REFUNDED_AT',
    cell: (row) => <span className="tf-number">{formatMinute(row.refundedAt)}</span>,
  },
  { id: 'driverName', header: fields.driverName, width: 110, cell: (row) => row.driverName ?? texts.project },
  { id: 'applyName', header: fields.applyName, width: 90, cell: (row) => row.applyName },
  {
    id: 'applyDatetime',
    header: fields.applyDatetime,
    width: 150,
    sort: 'APPLY_DATETIME',
    cell: (row) => <span className="tf-number">{formatMinute(row.applyDatetime)}</span>,
  },
  {
    id: 'auditName',
    header: fields.auditName,
    width: 120,
    cell: (row) => <Approver name={row.auditName} of={row} ownTip={texts.auditedOwn} />,
  },
  fourEyesOffColumn,
  {
    id: 'auditDatetime',
    header: fields.auditDatetime,
    width: 160,
    ...hidden,
    cell: (row) => <span className="tf-number">{formatDateTime(row.auditDatetime)}</span>,
  },
  { id: 'reason', header: fields.reason, width: 160, cell: (row) => tipped(row.reason) },
  {
    id: 'picture',
    header: fields.picture,
    width: 80,
    cell: (row) => <PictureCell name={fields.picture} field={row.picture} />,
  },
  { id: 'remark', header: fields.remark, width: 160, cell: (row) => tipped(row.remark) },
]
