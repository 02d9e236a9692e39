import type { Column } from '../../../ui/data-table/types'
import { formatDateTime, formatMinute } from '../../../ui/format/date'
import { Count, Money, Price } from '../../../ui/format/Numbers'
import { PictureCell } from '../../waybill/waybill'
import { BookingBadge } from '../booking'
import { isExpired, type Purchase } from './rows'
import { texts } from './texts'

const { fields } = texts
const hidden = { hidden: true }
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>
const standing = (row: Purchase) => row.status === 'BOOKED'

/** A purchase, field by field; voided ones are not in the sums. */
export const columns: readonly Column<Purchase>[] = [
  {
    id: 'purchaseNo',
    header: fields.purchaseNo,
    width: 150,
    pin: 'start',
    rowHeader: true,
    cell: (row) => <span className="tf-number">{row.purchaseNo}</span>,
  },
  { id: 'status', header: fields.status, width: 100, cell: (row) => <BookingBadge status={row.status} /> },
  { id: 'garbageName', header: fields.garbageName, width: 170, cell: (row) => tipped(row.garbageName) },
  { id: 'soilType', header: fields.soilType, width: 90, cell: (row) => row.soilType },
  {
    id: 'quantity',
    header: fields.quantity,
    width: 90,
    kind: 'count',
    sort: 'QUANTITY',
    sum: (row) => (standing(row) ? row.quantity : 0),
    cell: (row) => <Count value={row.quantity} />,
  },
  {
    id: 'price',
    header: fields.price,
    width: 100,
    kind: 'money',
    sort: 'PRICE',
    cell: (row) => <Price value={row.price} unit="TICKET" />,
  },
  {
    id: 'amount',
    header: fields.amount,
    width: 130,
    kind: 'money',
    sort: 'AMOUNT',
    sum: (row) => (standing(row) ? row.amount : null),
    cell: (row) => <Money value={row.amount} />,
  },
  { id: 'supplier', header: fields.supplier, width: 170, cell: (row) => tipped(row.supplier) },
  {
    id: 'boughtAt',
    header: fields.boughtAt,
    width: 150,
    sort: 'BOUGHT_AT',
    cell: (row) => <span className="tf-number">{formatMinute(row.boughtAt)}</span>,
  },
  {
    id: 'expiresOn',
    header: fields.expiresOn,
    width: 150,
    sort: 'EXPIRES_ON',
    cell: (row) => {
      if (!row.expiresOn) return texts.forever
      return <span className="tf-number">{isExpired(row) ? texts.expiredMark(row.expiresOn) : row.expiresOn}</span>
    },
  },
  { id: 'invoiceNo', header: fields.invoiceNo, width: 130, cell: (row) => row.invoiceNo },
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
