import type { ShiftType, TpMode, WeightUnit } from '../enums.js'

/** When a field can no longer be changed: as soon as its waybill is on a live settlement, or once that is approved or paid. */
export type SealedFrom = 'PENDING' | 'APPROVED' | 'PAID' | 'NEVER'

export type FieldKind = 'text' | 'id' | 'code' | 'money' | 'quantity' | 'time' | 'flag'

interface FieldSpec {
  column: string
  kind: FieldKind
  sealedFrom: SealedFrom
  /** Its change moves money or who gets it: of an unloaded waybill it needs a reviewer (issue text, docs/adr/0011). */
  bearsMoney?: true
  /** The waybill's amount follows from it. */
  makesAmount?: true
}

/** The changeable part of a waybill as the database gives it: money and quantities as exact text, times as database text. */
export interface WaybillValues {
  projectId: string
  projectName: string
  cardId: string | null
  cardNo: string | null
  truckId: string
  truckCode: string
  captainId: string
  captainName: string
  driverId: string | null
  driverName: string | null
  dumpSiteId: string | null
  garbageName: string | null
  tpMode: `${TpMode}`
  inSoilType: string | null
  goSoilType: string
  weightType: `${WeightUnit}`
  weightTons: string
  load: string | null
  inDatetime: string | null
  goDatetime: string
  completeDatetime: string | null
  inShiftType: `${ShiftType}` | null
  goTruckCode: string | null
  machineCode: string | null
  inStaffName: string | null
  goStaffName: string | null
  inName: string | null
  goName: string | null
  agentName: string | null
  inPicture: string | null
  goPicture: string | null
  isTicket: boolean
  fleetName: string | null
  goVehicleType: string | null
  settlePrice: string | null
  priceSource: string | null
  exAmt: string
  adjustAmt: string
  payTaxes: string
  inPreparePrice: string | null
  garbagePreparePrice: string | null
  remark: string | null
}

export type WaybillField = keyof WaybillValues
export type Patch = Partial<WaybillValues>

/** Decides what the waybill costs, or to whose account it goes. */
const money = (column: string, kind: FieldKind): FieldSpec => ({
  column,
  kind,
  sealedFrom: 'PENDING',
  bearsMoney: true,
})
const amount = (column: string, kind: FieldKind): FieldSpec => ({ ...money(column, kind), makesAmount: true })
/** Stands on what was approved, without being paid by. */
const fact = (column: string, kind: FieldKind = 'text'): FieldSpec => ({ column, kind, sealedFrom: 'APPROVED' })
/** May still come in until the money is out. */
const proof = (column: string): FieldSpec => ({ column, kind: 'text', sealedFrom: 'PAID' })

/**
 * The one table of fields: column, kind, from when on it is sealed, and whether its change bears money. Names go with their ids
 * (`truckId` with `truckCode`); pages show the names only.
 */
export const waybillFields: Readonly<Record<WaybillField, FieldSpec>> = {
  projectId: amount('project_id', 'id'),
  projectName: money('project_name', 'text'),
  cardId: money('card_id', 'id'),
  cardNo: money('card_no', 'text'),
  truckId: money('truck_id', 'id'),
  truckCode: money('truck_code', 'text'),
  captainId: amount('captain_id', 'id'),
  captainName: money('captain_name', 'text'),
  driverId: amount('driver_id', 'id'),
  driverName: money('driver_name', 'text'),
  dumpSiteId: amount('dump_site_id', 'id'),
  garbageName: money('garbage_name', 'text'),
  tpMode: amount('tp_mode', 'code'),
  inSoilType: fact('in_soil_type'),
  goSoilType: amount('go_soil_type', 'text'),
  weightType: amount('weight_unit', 'code'),
  weightTons: amount('weight_tons', 'quantity'),
  load: fact('load', 'quantity'),
  inDatetime: fact('in_datetime', 'time'),
  goDatetime: amount('go_datetime', 'time'),
  completeDatetime: fact('complete_datetime', 'time'),
  inShiftType: fact('in_shift_type', 'code'),
  goTruckCode: fact('go_truck_code'),
  machineCode: fact('machine_code'),
  inStaffName: fact('in_staff_name'),
  goStaffName: fact('go_staff_name'),
  inName: fact('in_name'),
  goName: fact('go_name'),
  agentName: fact('agent_name'),
  inPicture: proof('in_picture'),
  goPicture: proof('go_picture'),
  isTicket: fact('is_ticket', 'flag'),
  fleetName: fact('fleet_name'),
  goVehicleType: fact('go_vehicle_type'),
  settlePrice: amount('settle_price', 'money'),
  priceSource: money('price_source', 'code'),
  exAmt: amount('ex_amt', 'money'),
  adjustAmt: amount('adjust_amt', 'money'),
  payTaxes: money('pay_taxes', 'money'),
  inPreparePrice: { column: 'in_prepare_price', kind: 'money', sealedFrom: 'PENDING' },
  garbagePreparePrice: { column: 'garbage_prepare_price', kind: 'money', sealedFrom: 'PENDING' },
  remark: { column: 'remark', kind: 'text', sealedFrom: 'NEVER' },
}

export const fieldNames = Object.keys(waybillFields) as WaybillField[]

export const isWaybillField = (name: string): name is WaybillField => Object.hasOwn(waybillFields, name)

/** Fields that only go with another one. */
const COMPANIONS = new Set<WaybillField>([
  'projectId',
  'cardId',
  'truckId',
  'captainId',
  'driverId',
  'dumpSiteId',
  'priceSource',
])
/** True for what people see and name; the others follow. */
export const isShown = (field: WaybillField): boolean => !COMPANIONS.has(field)
