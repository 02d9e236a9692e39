import { placeOf } from '../../../platform/excel/place.js'
import type { RawCell, RawRow } from '../../../platform/excel/reading/raw.js'
import { type ColumnKey, columnOf, EXAMPLE_NO, requiredKeys } from './columns.js'
import type { Header } from './header.js'
import { Places } from './places.js'
import { shown } from './text.js'
import { importTexts as texts } from './texts.js'
import { cellText } from './told.js'
import { readCell } from './value.js'

/** Something wrong with a row, and the cell it is about where there is one. */
export interface Issue {
  /** Such as C17. */
  cell: string | null
  column: ColumnKey | null
  message: string
}

/** A row of the sheet: what its cells say, each as text in one form, and what is wrong with them. */
export interface SheetRow {
  /** Its number in the sheet. */
  line: number
  values: Partial<Record<ColumnKey, string>>
  /** What stands in cells that were read as something else, so that people find again what they wrote. */
  written?: Partial<Record<ColumnKey, string>>
  issues: Issue[]
}

/** What a row under the headings says; undefined for the example of the template and for a row without anything known in it. */
export function readRow(row: RawRow, header: Header, date1904: boolean): SheetRow | undefined {
  const read = readCells(row, header, date1904)
  const empty = Object.keys(read.values).length === 0 && read.issues.length === 0
  return empty || read.values.no === EXAMPLE_NO ? undefined : withNeeds(read, header)
}

function readCells({ line, cells }: RawRow, { keys }: Header, date1904: boolean): SheetRow {
  const row: SheetRow = { line, values: {}, issues: [] }
  for (const [at, column] of keys) {
    const cell: RawCell = cells[at] ?? null
    const { value, fault } = readCell(cell, columnOf(column).kind, date1904)
    if (value !== null) row.values[column] = value
    if (typeof cell === 'string' && value !== null && shown(cell) !== cellText(column, value)) {
      row.written = { ...row.written, [column]: shown(cell) }
    }
    if (fault !== null) row.issues.push({ cell: placeOf(line, at), column, message: fault })
  }
  return row
}

/** What every row needs; the heading may have said the unit already. */
function withNeeds(row: SheetRow, header: Header): SheetRow {
  const { values, line } = row
  const faulty = new Set(row.issues.map(({ column }) => column))
  const places = new Places([...header.keys])
  const place = (column: ColumnKey) => places.of(line, column)
  const missing = requiredKeys.filter((key) => values[key] === undefined && !faulty.has(key))
  const issues = missing.map((key) => ({ cell: place(key), column: key, message: texts.needed(columnOf(key).title) }))
  const measured = values.weightTons !== undefined
  const weightType = values.weightType ?? (measured ? (header.unit ?? undefined) : undefined)
  const amiss = (column: ColumnKey, message: string): Issue[] =>
    faulty.has(column) ? [] : [{ cell: place(column), column, message }]
  return {
    ...row,
    values: { ...values, ...(weightType ? { weightType } : {}) },
    issues: [
      ...row.issues,
      ...issues,
      ...(measured && !weightType ? amiss('weightType', texts.unitNeeded) : []),
      ...(!measured && weightType && weightType !== 'TRUCK' ? amiss('weightTons', texts.quantityNeeded) : []),
    ],
  }
}
