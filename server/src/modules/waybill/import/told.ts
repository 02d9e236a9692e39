import { modeLabels, shiftLabels, unitLabels, waybillStatusLabels, yesOrNo } from '../labels.js'
import { type ColumnKey, type ColumnKind, columnOf } from './columns.js'
import type { Row } from './prepare.js'

const words: Partial<Record<ColumnKind, Readonly<Record<string, string>>>> = {
  mode: modeLabels,
  unit: unitLabels,
  status: waybillStatusLabels,
  shift: shiftLabels,
  flag: { true: yesOrNo(true), false: yesOrNo(false) },
}

/** What a cell was read as, in the words of the sheet and not in codes; what could not be read as it was written. Null for nothing. */
export function cellText(key: ColumnKey, value: string | undefined): string | null {
  const known = words[columnOf(key).kind] ?? {}
  if (value === undefined || value === '') return null
  return Object.hasOwn(known, value) ? (known[value] ?? value) : value
}

/** What a refusal shows of a cell: what stands there, as far as that is known still. */
export const writtenIn = ({ values, written }: Row, key: ColumnKey): string | null =>
  written?.[key] ?? cellText(key, values[key])
