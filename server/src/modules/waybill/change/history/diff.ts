import { sameDecimal } from '../../../../kernel/money/money.js'
import { momentOf } from '../../../../kernel/values/clock.js'
import {
  type FieldKind,
  fieldNames,
  isShown,
  type Patch,
  type WaybillField,
  type WaybillValues,
  waybillFields,
} from '../../waybill/fields.js'

export type Value = string | boolean | null

/** A field as it is, and as it is to be. */
export interface FieldDiff {
  field: WaybillField
  before: Value
  after: Value
}

/** What a patch really changes; a value that is only written differently changes nothing. */
export function diffOf(record: WaybillValues, patch: Patch): FieldDiff[] {
  return fieldNames.flatMap((field) => {
    const after = patch[field]
    const before = record[field]
    return after === undefined || sameValue(field, before, after) ? [] : [{ field, before, after }]
  })
}

/** Amounts are compared as numbers, times to the second: forms and documents know no finer ones. */
export function sameValue(field: WaybillField, one: Value, other: Value): boolean {
  if (one === null || other === null) return one === other
  return comparable(waybillFields[field].kind, one, other)
}

function comparable(kind: FieldKind, one: string | boolean, other: string | boolean): boolean {
  if (kind === 'money' || kind === 'quantity') return sameDecimal(String(one), String(other))
  if (kind === 'time') return second(String(one)) === second(String(other))
  return one === other
}

export const valuesOf = (diffs: readonly FieldDiff[]): Patch =>
  Object.fromEntries(diffs.map(({ field, after }) => [field, after]))

export const shownDiffs = (diffs: readonly FieldDiff[]): FieldDiff[] => diffs.filter(({ field }) => isShown(field))

const second = (time: string): number => momentOf(time).setMilliseconds(0)
