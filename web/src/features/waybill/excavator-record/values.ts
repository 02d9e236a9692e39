import type { ExcavatorRecordInput, InType, LedgerType, ShiftType, WeightUnit } from '../../../gql/types.generated'
import { instantOf } from '../../../ui/form/dates/typed'
import { formatDateTime } from '../../../ui/format/date'
import { type Quantity } from '../../../ui/format/decimal'
import { cleanQuantity } from '../../../ui/format/typed'
import { type ExcavatorRecord, IN_TYPES, LEDGER_TYPES, SHIFTS } from './rows'

/** Values of the form's controls, by the names of the API; "" means none. */
export interface Values {
  projectInfoId: string
  machineId: string
  staffName: string
  ledgerType: string
  inType: string
  inShiftType: string
  startDatetime: string
  endDatetime: string
  scheduleWork: string
  unitWork: string
  address: string
  ledgerRemark: string
}

export const UNITS = ['TRUCK', 'CUBIC'] as const satisfies readonly WeightUnit[]

export const emptyValues: Values = {
  projectInfoId: '',
  machineId: '',
  staffName: '',
  ledgerType: LEDGER_TYPES[0],
  inType: IN_TYPES[0],
  inShiftType: '',
  startDatetime: '',
  endDatetime: '',
  scheduleWork: '',
  unitWork: UNITS[0],
  address: '',
  ledgerRemark: '',
}

export const valuesOf = (record: ExcavatorRecord): Values => ({
  projectInfoId: record.projectInfoId,
  machineId: record.machineId,
  staffName: record.staffName,
  ledgerType: record.ledgerType,
  inType: record.inType,
  inShiftType: record.inShiftType,
  startDatetime: formatDateTime(record.startDatetime),
  endDatetime: formatDateTime(record.endDatetime),
  scheduleWork: record.scheduleWork ?? '',
  unitWork: record.unitWork ?? UNITS[0],
  address: record.address ?? '',
  ledgerRemark: record.ledgerRemark ?? '',
})

const said = (text: string) => text.trim() || null
const oneOf = <Code extends string>(codes: readonly Code[], text: string): Code | null =>
  codes.find((code) => code === text) ?? null

/** Form as input of the API; work by shift has a quantity only if one is typed. */
export function inputOf(values: Values): ExcavatorRecordInput {
  const scheduleWork = (cleanQuantity(values.scheduleWork) || null) as Quantity | null
  return {
    projectInfoId: values.projectInfoId,
    machineId: values.machineId,
    staffName: said(values.staffName),
    ledgerType: oneOf<LedgerType>(LEDGER_TYPES, values.ledgerType) ?? LEDGER_TYPES[0],
    inType: oneOf<InType>(IN_TYPES, values.inType) ?? IN_TYPES[0],
    inShiftType: oneOf<ShiftType>(SHIFTS, values.inShiftType),
    startDatetime: instantOf(values.startDatetime),
    endDatetime: instantOf(values.endDatetime),
    scheduleWork,
    unitWork: scheduleWork === null ? null : oneOf<WeightUnit>(UNITS, values.unitWork),
    address: said(values.address),
    ledgerRemark: said(values.ledgerRemark),
  }
}
