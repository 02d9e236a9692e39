import { columnsOf, hidden } from '../../../kit/columns'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Money, Price, Quantity } from '../../../ui/format/Numbers'
import { PriceSourceText } from '../../price/direct-pay-price'
import { AnomalyBadge } from '../anomaly'
import { PictureCell } from '../picture'
import { SettleableBadge } from './looks'
import { fields, type Waybill } from './rows'
import { texts } from './texts'
import { WaybillNo } from './WaybillNo'

type Names<T> = { [K in keyof Waybill]-?: Waybill[K] extends T ? K : never }[keyof Waybill]

/** Times of trips, to the second. */
const time = (id: Names<string | null | undefined>) => ({
  width: 160,
  cell: (row: Waybill) => <span className="tf-number">{formatDateTime(row[id])}</span>,
})
const money = (id: Names<Waybill['receivable'] | undefined>) => ({
  width: 110,
  cell: (row: Waybill) => <Money value={row[id]} />,
})
/** Price of one truck, cubic metre or ton, by the waybill's unit. */
const price = (id: 'settlePrice' | 'expectedPrice') => ({
  width: 116,
  cell: (row: Waybill) => <Price value={row[id]} unit={row.weightType} />,
})
const pictures = (id: 'inPicture' | 'goPicture') => ({
  ...hidden(100),
  cell: (row: Waybill) => <PictureCell name={fields[id].label} field={row[id]} />,
})

/** All fields of a waybill; rarely needed ones are hidden at first. */
const designed = columnsOf<Waybill>()(fields, {
  no: { width: 160, pin: 'start', rowHeader: true, cell: (row) => <WaybillNo waybill={row} /> },
  status: 92,
  anomalies: { width: 106, cell: (row) => <AnomalyBadge rules={row.anomalies} /> },
  goDatetime: { ...time('goDatetime'), width: 152 },
  projectName: 150,
  truckCode: 104,
  weightTons: { width: 84, cell: (row) => <Quantity value={row.weightTons} unit={row.weightType} /> },
  weightType: 80,
  receivable: { ...money('receivable'), width: 114 },
  goSoilType: 84,
  names: 130,
  settlePrice: price('settlePrice'),
  priceSource: { width: 90, cell: (row) => <PriceSourceText source={row.priceSource} /> },
  expectedPrice: { ...price('expectedPrice'), hidden: true },
  expectedPriceSource: {
    ...hidden(110),
    cell: ({ expectedPriceSource: source, expectedPriceRef }) =>
      source !== undefined && <PriceSourceText source={source} priceRef={expectedPriceRef} />,
  },
  tpMode: 90,
  captainName: 94,
  driverName: 84,
  cardNo: 150,
  giveCardNo: 140,
  settleNo: 140,
  settleable: { width: 190, cell: (row) => <SettleableBadge waybill={row} /> },
  projectInfoName: hidden(210),
  goVehicleType: hidden(100),
  fleetName: hidden(130),
  captainMobile: hidden(120),
  agentName: hidden(100),
  carrierName: hidden(160),
  isTicket: hidden(90),
  inSoilType: hidden(100),
  load: { ...hidden(90), cell: (row) => <Quantity value={row.load} unit="TON" /> },
  inDatetime: { ...time('inDatetime'), hidden: true },
  completeDatetime: { ...time('completeDatetime'), hidden: true },
  inShiftType: hidden(80),
  machineCode: hidden(110),
  inStaffName: hidden(100),
  inName: hidden(110),
  goTruckCode: hidden(110),
  goStaffName: hidden(100),
  goName: hidden(110),
  ticketNo: hidden(120),
  inPicture: pictures('inPicture'),
  goPicture: pictures('goPicture'),
  exAmt: hidden(110),
  adjustAmt: hidden(110),
  payTaxes: hidden(110),
  actual: { ...money('actual'), hidden: true },
  actuallyPaid: hidden(110),
  inPreparePrice: { ...money('inPreparePrice'), hidden: true },
  garbagePreparePrice: { ...money('garbagePreparePrice'), hidden: true },
  remark: hidden(200),
  createTime: { ...time('createTime'), hidden: true },
  id: hidden(300),
  companyAuthId: hidden(300),
})

/** Heading of each column in the column settings; columns without one belong to the trip. */
const headings: Partial<Record<keyof typeof texts.groups, readonly string[]>> = {
  people: [
    ...['truckCode', 'captainName', 'driverName', 'goVehicleType', 'fleetName', 'captainMobile', 'agentName'],
    'carrierName',
  ],
  loading: ['inSoilType', 'load', 'inDatetime', 'inShiftType', 'machineCode', 'inStaffName', 'inName'],
  leaving: ['goDatetime', 'goSoilType', 'goTruckCode', 'goStaffName', 'goName', 'ticketNo'],
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

/** Orders for any number of waybills; others only sort few, such as those of a card. */
const INDEXED = ['NO', 'GO_DATETIME', 'TRUCK_CODE']

export const columns: readonly Column<Waybill>[] = all.map(({ sort, ...column }) =>
  sort && INDEXED.includes(sort) ? { ...column, sort } : column,
)

/** First columns of the drawer's table, in order. */
const brief = [
  ...['no', 'inDatetime', 'goDatetime', 'truckCode', 'weightTons', 'weightType', 'receivable', 'driverName'],
  ...['goSoilType', 'names', 'settlePrice', 'settleable', 'settleNo'],
]
const rank = (column: Column<Waybill>) => (brief.includes(column.id) ? brief.indexOf(column.id) : brief.length)

/** Columns with a computed value in each row, which are loaded only while one of them is shown. */
export const PRICED = ['expectedPrice', 'expectedPriceSource']

export const drawerColumns: readonly Column<Waybill>[] = all
  .toSorted((a, b) => rank(a) - rank(b))
  .map((column) => ({ ...column, hidden: !brief.includes(column.id) }))

/** Parts of a row on a phone. */
export const card: CardParts = {
  state: 'status',
  facts: ['company', 'anomalies', 'truckCode', 'goDatetime', 'projectName', 'weightTons', 'weightType'],
  amount: 'receivable',
}
