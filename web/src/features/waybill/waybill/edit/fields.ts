import type { CreateWaybillInput, UpdateWaybillInput } from '../../../../gql/types.generated'
import { instantOf } from '../../../../ui/form/dates/typed'
import { formatDateTime } from '../../../../ui/format/date'
import { cleanAmount, cleanQuantity } from '../../../../ui/format/typed'
import type { EditableWaybillFragment } from './edit.generated'

type Kind = 'text' | 'code' | 'moment' | 'money' | 'quantity' | 'flag'

interface FormField {
  kind: Kind
  /** Whether the field is required. */
  required?: true
  /** Value of an emptied field; null by default. */
  empty?: string
  /** Name of the field in the server's differences, which have names instead of ids. */
  shown?: string
}

const text: FormField = { kind: 'text' }
const needed = { required: true } as const

/** Fields of the form, under the names of the API. */
export const formFields = {
  projectInfoId: { kind: 'code', ...needed, shown: 'projectName' },
  tpMode: { kind: 'code', ...needed },
  goSoilType: { kind: 'code', ...needed },
  garbageId: { kind: 'code', shown: 'garbageName' },
  weightType: { kind: 'code', ...needed },
  weightTons: { kind: 'quantity', ...needed },
  isTicket: { kind: 'flag', ...needed },
  ticketNo: text,
  cardNo: text,
  truckCode: { kind: 'text', ...needed },
  captainId: { kind: 'code', shown: 'captainName' },
  driverId: { kind: 'code', shown: 'driverName' },
  goTruckCode: text,
  goVehicleType: text,
  fleetName: text,
  agentName: text,
  inDatetime: { kind: 'moment' },
  goDatetime: { kind: 'moment', ...needed },
  completeDatetime: { kind: 'moment' },
  inShiftType: { kind: 'code' },
  inSoilType: text,
  load: { kind: 'quantity' },
  machineCode: text,
  inStaffName: text,
  inName: text,
  goStaffName: text,
  goName: text,
  inPicture: text,
  goPicture: text,
  settlePrice: { kind: 'money' },
  exAmt: { kind: 'money', empty: '0' },
  adjustAmt: { kind: 'money', empty: '0' },
  payTaxes: { kind: 'money', empty: '0' },
  inPreparePrice: { kind: 'money' },
  garbagePreparePrice: { kind: 'money' },
  remark: text,
} as const satisfies Partial<Record<keyof UpdateWaybillInput, FormField>>

export type FieldName = keyof typeof formFields
/** Values of the controls: text, "" for none, "1" and "0" for yes and no. */
export type Values = Record<FieldName, string>

const specs: Readonly<Record<FieldName, FormField>> = formFields
export const fieldNames = Object.keys(formFields) as FieldName[]

/** Name of a field in the server's differences. */
export const shownName = (name: FieldName): string => specs[name].shown ?? name

const NOTHING = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Values

/** Values of an empty form. */
export const emptyValues: Values = { ...NOTHING, isTicket: '0', weightType: 'CUBIC', tpMode: 'RELEASE' }

/** Fields that most slips of a pile have in common. */
const SAME = [
  'projectInfoId',
  'tpMode',
  'garbageId',
  'goSoilType',
  'weightType',
  'weightTons',
  'isTicket',
  'goDatetime',
  'inShiftType',
  'inSoilType',
  'machineCode',
  'inStaffName',
  'inName',
  'goStaffName',
  'goName',
  'agentName',
] as const satisfies readonly FieldName[]

/** The form for the next slip of a pile. */
export const nextValues = (values: Values): Values => ({
  ...emptyValues,
  ...Object.fromEntries(SAME.map((name) => [name, values[name]])),
})

function toControl(kind: Kind, value: string | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (kind === 'moment') return formatDateTime(value)
  return kind === 'quantity' ? value.replace(/\.(\d*?)0*$/, (_, digits: string) => (digits ? `.${digits}` : '')) : value
}

export function valuesOf(waybill: EditableWaybillFragment): Values {
  return Object.fromEntries(fieldNames.map((name) => [name, toControl(specs[name].kind, waybill[name])])) as Values
}

function fromControl({ kind, empty = '' }: FormField, raw: string): string | boolean | null {
  const value = kind === 'money' ? cleanAmount(raw) : kind === 'quantity' ? cleanQuantity(raw) : raw.trim()
  if (kind === 'flag') return value === '1'
  if (!value) return empty || null
  return kind === 'moment' ? instantOf(value) : value
}

/** Fields with another value. */
export const changedFields = (before: Values, after: Values): FieldName[] =>
  fieldNames.filter((name) => fromControl(specs[name], before[name]) !== fromControl(specs[name], after[name]))

/** Changed fields as input of the API. */
export function patchOf(before: Values, after: Values): UpdateWaybillInput {
  return Object.fromEntries(changedFields(before, after).map((name) => [name, fromControl(specs[name], after[name])]))
}

/** Input of a new waybill; empty fields are left out. */
export function draftOf(values: Values, { no, status }: { no: string; status: string }): CreateWaybillInput {
  const given = fieldNames.filter((name) => values[name].trim() !== '')
  const fields = Object.fromEntries(given.map((name) => [name, fromControl(specs[name], values[name])]))
  return { ...fields, ...(no.trim() ? { no: no.trim() } : {}), status } as CreateWaybillInput
}
