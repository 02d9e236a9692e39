import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Money, Price, Quantity } from '../../../ui/format/Numbers'
import { texts as formats } from '../../../ui/format/texts'
import { WaybillNo } from '../../waybill/waybill'
import { Actions, OnSettlement, PriceState } from './cells'
import type { SettleWaybill } from './rows'
import { texts } from './texts'

const { fields } = texts

export const columns: readonly Column<SettleWaybill>[] = [
  {
    id: 'no',
    header: fields.no,
    width: 150,
    pin: 'start',
    rowHeader: true,
    sort: 'NO',
    cell: (row) => <WaybillNo waybill={row} />,
  },
  { id: 'truckCode', header: fields.truckCode, width: 96, sort: 'TRUCK_CODE', cell: (row) => row.truckCode },
  { id: 'projectName', header: fields.projectName, width: 120, cell: (row) => row.projectName },
  { id: 'goSoilType', header: fields.goSoilType, width: 76, cell: (row) => row.goSoilType },
  { id: 'names', header: fields.names, width: 100, cell: (row) => row.names },
  {
    id: 'weightTons',
    header: fields.weightTons,
    width: 70,
    kind: 'quantity',
    cell: (row) => <Quantity value={row.weightTons} unit={row.weightType} />,
  },
  { id: 'weightType', header: fields.weightType, width: 72, cell: (row) => formats.units[row.weightType] },
  {
    id: 'settlePrice',
    header: fields.settlePrice,
    width: 104,
    kind: 'money',
    cell: (row) => <Price value={row.settlePrice} unit={row.weightType} />,
  },
  {
    id: 'receivable',
    header: fields.receivable,
    width: 96,
    kind: 'money',
    sum: (row) => row.receivable,
    cell: (row) => <Money value={row.receivable} />,
  },
  { id: 'payeeName', header: fields.payeeName, width: 76, cell: (row) => row.payeeName },
  { id: 'cardNo', header: fields.cardNo, width: 138, cell: (row) => row.cardNo },
  {
    id: 'settleNo',
    header: fields.settleNo,
    width: 200,
    cell: (row) => <OnSettlement waybill={row} />,
  },
  {
    id: 'priceRejectReason',
    header: fields.priceRejectReason,
    width: 160,
    cell: (row) => <PriceState waybill={row} />,
  },
  {
    id: 'goDatetime',
    header: fields.goDatetime,
    width: 150,
    sort: 'GO_DATETIME',
    cell: (row) => <span className="tf-number">{formatDateTime(row.goDatetime)}</span>,
  },
  { id: 'captainName', header: fields.captainName, width: 76, cell: (row) => row.captainName },
  { id: 'actions', header: texts.actions, width: 70, pin: 'end', cell: (row) => <Actions waybill={row} /> },
]

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'priceRejectReason',
  facts: ['truckCode', 'projectName', 'settlePrice', 'payeeName', 'settleNo'],
  amount: 'receivable',
}
