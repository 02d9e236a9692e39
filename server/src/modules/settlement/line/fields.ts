import type { Field } from '../../../kernel/fields.js'
import { waybillTable } from '../../waybill/index.js'

const { no, tpMode, goSoilType, weightType, weightTons, goDatetime, goStaffName, driverName, captainName } =
  waybillTable
const truckCode = { label: '车牌号', kind: 'text', form: 'plate' } as const
const price = { label: '单价', kind: 'money' } as const
const weightUnit = { ...weightType, column: 'weight_unit' } as const

/**
 * Fields of a waybill on a settlement, in the order of the documented file; fields that the waybill has, too, come from
 * there.
 */
export const lineTable = {
  no,
  truckCode,
  tpMode,
  goSoilType: { ...goSoilType, label: '土质' },
  weightType: weightUnit,
  weightTons,
  goDatetime,
  goStaffName,
  driverName,
  captainName,
  cardNo: waybillTable.cardNo,
  carrierName: waybillTable.carrierName,
  settlePrice: price,
  priceSource: { ...waybillTable.priceSource, nullable: undefined },
  exAmt: waybillTable.exAmt,
  adjustAmt: waybillTable.adjustAmt,
  totalAmt: { label: '核算金额', kind: 'money' },
} as const satisfies Record<string, Field>

/** Reason that a verb asks for before it undoes something. */
export const reasonField = { label: '原因', kind: 'text', length: 200 } as const satisfies Field

/** Field that marks a record with lines of several captains as a part for one of them. */
export const partField = {
  label: '仅含本人部分',
  kind: 'flag',
  column: null,
  note: '：还有其他车队长或看不到的项目的部分，此处只列看得到的，合计亦然',
} as const satisfies Field

export const cnt = { label: '运单数', kind: 'count' } as const
const total = { label: '核算合计', kind: 'money' } as const

/**
 * Sums of a statement at its three levels: carriers, dates, trucks. Two of their names are in snake_case, as
 * documented.
 */
export const carrierTable = {
  carrierName: { label: waybillTable.carrierName.label, kind: 'text', rest: ['carrier_name'] },
  cnt,
  amt: total,
} as const satisfies Record<string, Field>

export const dayTable = {
  createDatetime: { label: '日期', kind: 'day', note: '，yyyy-MM-dd', rest: ['create_datetime'] },
  cnt,
  totalAmt: { ...total, rest: ['total_amt'] },
} as const satisfies Record<string, Field>

export const truckTable = {
  truckCode,
  settleCnt: cnt,
  weightTons: { label: '数量合计', kind: 'quantity' },
  weightUnit: { label: weightUnit.label, kind: 'code', code: weightUnit.code },
  settlePrice: price,
  payeePrice: { label: '预付合计', kind: 'money' },
  totalAmt: total,
} as const satisfies Record<string, Field>
