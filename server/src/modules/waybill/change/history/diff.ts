import type { FieldKind } from '../../../../kernel/fields.js'
import { sameDecimal } from '../../../../kernel/money/money.js'
import { momentOf } from '../../../../kernel/values/clock.js'
import {
  fieldNames,
  isShown,
  type Patch,
  type WaybillField,
  type WaybillValues,
  waybillFields,
} from '../../waybill/fields.js'

export type Value = string | boolean | null

/** Field with its present and its future value. */
export interface FieldDiff {
  field: WaybillField
  before: Value
  after: Value
}

/** Values that a patch changes; another spelling of a value is no change. */
export function diffOf(record: WaybillValues, patch: Patch): FieldDiff[] {
  return fieldNames.flatMap((field) => {
    const after = patch[field]
    const before = record[field]
    return after === undefined || sameValue(field, before, after) ? [] : [{ field, before, after }]
  })
}

/** Amounts are compared as numbers, and times to the second, since forms and documents know no finer ones. */
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
