import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { pageOf } from '../../../kernel/list/page.types.js'
import { groupTable, measureTable } from './fields.js'

/** Field in which a group says what it is by a dimension. */
export const groupedBy = {
  COMPANY: 'companyAuthId',
  PROJECT: 'projectInfoId',
  DAY: 'day',
  MONTH: 'month',
  YEAR: 'year',
  SHIFT: 'inShiftType',
  STATUS: 'status',
  SETTLED: 'settled',
  SETTLEMENT_STATUS: 'settlementStatus',
  PRICE_SOURCE: 'priceSource',
  MODE: 'tpMode',
  SOIL: 'goSoilType',
  UNIT: 'weightType',
  TICKET: 'isTicket',
  SITE: 'garbageId',
  CAPTAIN: 'captainId',
  DRIVER: 'driverId',
  TRUCK: 'truckCode',
  MACHINE: 'machineCode',
  PAYEE: 'payeeId',
} as const satisfies Record<string, keyof typeof groupTable>
export type GroupField = (typeof groupedBy)[keyof typeof groupedBy]

/** Field in which a group tells a measure. */
export const measuredIn = {
  TRIPS: 'trips',
  LEFT_OUT: 'leftOut',
  WEIGHT_TONS: 'weightTons',
  CUBIC: 'cubic',
  RECEIVABLE: 'receivable',
  EXPECTED: 'expectedAmt',
  ACCOUNTED: 'accountedAmt',
  ACTUAL: 'actual',
  PAID: 'actuallyPaid',
  UNPRICED: 'unpriced',
  PHASE_CUBIC: 'phaseCubic',
  PHASE_COST: 'phaseCost',
  PHASE_DUMP_COST: 'phaseDumpCost',
  PHASE_PAID: 'phasePaidAmt',
  PHASE_PART: 'phasePartAmt',
} as const satisfies Record<string, keyof typeof measureTable>
export type MeasureField = (typeof measuredIn)[keyof typeof measuredIn]

@ObjectType('WaybillStat', { description: '一组运单的合计；所按的维度相同的为一组，没有按其统计的维度为空' })
export class WaybillStatView extends objectOf({ ...groupTable, ...measureTable }) {}

@ObjectType({ description: '全部各组的合计' })
export class WaybillStatSummary extends objectOf(measureTable) {}

@ObjectType({ description: '运单统计分页；total 为组数' })
export class WaybillStatPage extends pageOf('本页的各组', WaybillStatView, WaybillStatSummary) {}
