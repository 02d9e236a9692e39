import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import type { Money as Amount } from '../../../ui/format/decimal'
import { Money, Price, Quantity } from '../../../ui/format/Numbers'
import { PriceSourceText } from '../../price/direct-pay-price'
import { AnomalyBadge } from '../anomaly'
import { SettleableBadge, WaybillStatusBadge } from './badges'
import { PictureCell } from './pictures/Pictures'
import { plainOf } from './plain'
import type { Waybill } from './rows'
import { texts } from './texts'
import { WaybillNo } from './WaybillNo'

const { fields } = texts
type Field = keyof typeof fields & keyof Waybill
type Options = Partial<Omit<Column<Waybill>, 'id' | 'header'>>

type Names<T> = { [K in keyof Waybill]-?: Waybill[K] extends T ? K : never }[keyof Waybill]
type TextField = Names<string | null | undefined> & Field
type MoneyField = Names<Amount | null | undefined> & Field

const text = (id: TextField, width: number, options: Options = {}): Column<Waybill> => ({
  id,
  header: fields[id],
  width,
  cell: (row) => row[id],
  ...options,
})
const time = (id: TextField, options: Options = {}): Column<Waybill> =>
  text(id, 160, { cell: (row) => <span className="tf-number">{formatDateTime(row[id])}</span>, ...options })
const money = (id: MoneyField, options: Options = {}): Column<Waybill> =>
  text(id, 110, { kind: 'money', sum: (row) => row[id], cell: (row) => <Money value={row[id]} />, ...options })
/** What one truck, cubic metre or ton costs: its unit is the waybill's. */
const price = (id: MoneyField, options: Options = {}): Column<Waybill> =>
  text(id, 116, { kind: 'money', cell: (row) => <Price value={row[id]} unit={row.weightType} />, ...options })
const pictures = (id: 'inPicture' | 'goPicture'): Column<Waybill> =>
  text(id, 100, { hidden: true, cell: (row) => <PictureCell name={fields[id]} field={row[id]} /> })
const hidden = { hidden: true }
const plain = (group: Parameters<typeof plainOf>[0]): Column<Waybill>[] =>
  plainOf(group).map(({ id, width }) => text(id, width, hidden))

/** Every field of a waybill (001 §3); those a clerk seldom needs wait in the column settings. */
const designed: readonly Column<Waybill>[] = [
  text('no', 160, { pin: 'start', rowHeader: true, sort: 'NO', cell: (row) => <WaybillNo waybill={row} /> }),
  { id: 'status', header: fields.status, width: 92, cell: (row) => <WaybillStatusBadge waybill={row} /> },
  { id: 'anomalies', header: fields.anomalies, width: 106, cell: (row) => <AnomalyBadge rules={row.anomalies} /> },
  time('goDatetime', { width: 152, sort: 'GO_DATETIME' }),
  text('projectName', 150, { sort: 'PROJECT_NAME' }),
  text('truckCode', 104, { sort: 'TRUCK_CODE' }),
  {
    id: 'weightTons',
    header: fields.weightTons,
    width: 84,
    kind: 'quantity',
    sort: 'WEIGHT_TONS',
    cell: (row) => <Quantity value={row.weightTons} unit={row.weightType} />,
  },
  { id: 'weightType', header: fields.weightType, width: 80, cell: (row) => texts.units[row.weightType] },
  money('receivable', { sort: 'RECEIVABLE', width: 114 }),
  text('goSoilType', 84),
  text('names', 130),
  price('settlePrice'),
  {
    id: 'priceSource',
    header: fields.priceSource,
    width: 90,
    cell: (row) => <PriceSourceText source={row.priceSource} />,
  },
  price('expectedPrice', hidden),
  {
    id: 'expectedPriceSource',
    header: fields.expectedPriceSource,
    width: 110,
    ...hidden,
    cell: ({ expectedPriceSource: source, expectedPriceRef }) =>
      source !== undefined && <PriceSourceText source={source} priceRef={expectedPriceRef} />,
  },
  { id: 'tpMode', header: fields.tpMode, width: 90, cell: (row) => texts.modes[row.tpMode] },
  text('captainName', 94, { sort: 'CAPTAIN_NAME' }),
  text('driverName', 84),
  text('cardNo', 150),
  text('giveCardNo', 140),
  text('settleNo', 140),
  { id: 'settleable', header: fields.settleable, width: 190, cell: (row) => <SettleableBadge waybill={row} /> },
  text('projectInfoName', 210, hidden),
  ...plain('people'),
  {
    id: 'isTicket',
    header: fields.isTicket,
    width: 90,
    ...hidden,
    cell: (row) => (row.isTicket ? texts.yes : texts.no),
  },
  text('inSoilType', 100, hidden),
  {
    id: 'load',
    header: fields.load,
    width: 90,
    kind: 'quantity',
    ...hidden,
    cell: (row) => <Quantity value={row.load} unit="TON" />,
  },
  time('inDatetime', { ...hidden, sort: 'IN_DATETIME' }),
  time('completeDatetime', hidden),
  {
    id: 'inShiftType',
    header: fields.inShiftType,
    width: 80,
    ...hidden,
    cell: (row) => row.inShiftType && texts.shifts[row.inShiftType],
  },
  ...plain('loading'),
  ...plain('leaving'),
  pictures('inPicture'),
  pictures('goPicture'),
  money('exAmt', hidden),
  money('adjustAmt', hidden),
  money('payTaxes', hidden),
  money('actual', hidden),
  money('actuallyPaid', hidden),
  money('inPreparePrice', hidden),
  money('garbagePreparePrice', hidden),
  text('remark', 200, hidden),
  time('createTime', hidden),
  text('id', 300, hidden),
  text('companyAuthId', 300, hidden),
]

/** The heading of each column in the column settings; what is not named here is about the trip. */
const headings: Partial<Record<keyof typeof texts.groups, readonly string[]>> = {
  people: ['truckCode', 'captainName', 'driverName', ...plainOf('people').map(({ id }) => id)],
  loading: ['inSoilType', 'load', 'inDatetime', 'inShiftType', ...plainOf('loading').map(({ id }) => id)],
  leaving: ['goDatetime', 'goSoilType', ...plainOf('leaving').map(({ id }) => id)],
  money: [
    ...['receivable', 'settlePrice', 'priceSource', 'expectedPrice', 'expectedPriceSource', 'exAmt', 'adjustAmt'],
    ...['payTaxes', 'actual', 'actuallyPaid', 'inPreparePrice', 'garbagePreparePrice'],
  ],
  settlement: ['cardNo', 'giveCardNo', 'settleNo', 'settleable'],
  pictures: ['inPicture', 'goPicture'],
}
const headingOf = (id: string): string => {
  const [name] = Object.entries(headings).find(([, ids]) => ids.includes(id)) ?? ['trip']
  return texts.groups[name as keyof typeof texts.groups]
}

const all = designed.map((column) => ({ ...column, group: headingOf(column.id) }))

/** What any number of waybills can be sorted by; by the rest only few can, such as those of a card. */
const INDEXED = ['NO', 'GO_DATETIME', 'TRUCK_CODE']

export const columns: readonly Column<Waybill>[] = all.map(({ sort, ...column }) =>
  sort && INDEXED.includes(sort) ? { ...column, sort } : column,
)

/** What the drawer's table shows first, in this order. */
const brief = [
  ...['no', 'inDatetime', 'goDatetime', 'truckCode', 'weightTons', 'weightType', 'receivable', 'driverName'],
  ...['goSoilType', 'names', 'settlePrice', 'settleable', 'settleNo'],
]
const rank = (column: Column<Waybill>) => (brief.includes(column.id) ? brief.indexOf(column.id) : brief.length)

/** Columns whose values are worked out for each row, so that they are asked for only while one of them is shown. */
export const PRICED = ['expectedPrice', 'expectedPriceSource']

export const drawerColumns: readonly Column<Waybill>[] = all
  .toSorted((a, b) => rank(a) - rank(b))
  .map((column) => ({ ...column, hidden: !brief.includes(column.id) }))

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'status',
  facts: ['company', 'anomalies', 'truckCode', 'goDatetime', 'projectName', 'weightTons', 'weightType'],
  amount: 'receivable',
}
