import { type CardParts, cardOf } from '../../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../../ui/data-table/types'
import { formatDateTime } from '../../../../ui/format/date'
import { Count } from '../../../../ui/format/Numbers'
import { CardState } from '../badge'
import type { BaseCardRowFragment } from './base-card.generated'
import { texts } from './texts'

export type Row = BaseCardRowFragment

const { fields } = texts
const time = (value: string | null) => <span className="tf-number">{value ? formatDateTime(value) : ''}</span>

/** A card, field by field. */
export const columns: readonly Column<Row>[] = [
  {
    id: 'cardNo',
    header: fields.cardNo,
    width: 170,
    pin: 'start',
    rowHeader: true,
    sort: 'CARD_NO',
    cell: (row) => <span className="tf-number">{row.cardNo}</span>,
  },
  { id: 'status', header: fields.status, width: 170, sort: 'STATUS', cell: (row) => <CardState card={row} /> },
  { id: 'kind', header: fields.kind, width: 80, cell: (row) => texts.kinds[row.kind] },
  { id: 'cardType', header: fields.cardType, width: 110, cell: (row) => texts.types[row.cardType] },
  {
    id: 'captainName',
    header: fields.captainName,
    width: 120,
    sort: 'CAPTAIN_NAME',
    cell: (row) => row.captainName ?? texts.unbound,
  },
  { id: 'parentCardNo', header: fields.parentCardNo, width: 170, cell: (row) => row.parentCardNo },
  {
    id: 'batchNo',
    header: fields.batchNo,
    width: 170,
    cell: (row) => <span className="tf-number">{row.batchNo}</span>,
  },
  {
    id: 'bindingDate',
    header: fields.bindingDate,
    width: 170,
    sort: 'BINDING_DATE',
    cell: (row) => time(row.bindingDate),
  },
  {
    id: 'waybillCount',
    header: fields.waybillCount,
    width: 100,
    kind: 'count',
    unit: '趟',
    sum: (row) => row.waybillCount,
    cell: (row) => <Count value={row.waybillCount} />,
  },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 170,
    sort: 'CREATE_TIME',
    cell: (row) => time(row.createTime),
  },
]

const parts: CardParts = {
  state: 'status',
  facts: ['captainName', 'kind', 'cardType', 'parentCardNo', 'batchNo'],
  amount: 'waybillCount',
}

/** What a phone shows of a card. */
export const cardFor = (all: readonly Column<Row>[]) => cardOf(all, parts)
