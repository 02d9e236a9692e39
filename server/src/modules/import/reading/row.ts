import { placeOf } from '../../../platform/excel/place.js'
import type { RawCell, RawRow } from '../../../platform/excel/reading/raw.js'
import { columnOf, requiredKeys, type SheetDefinition, type Values } from '../definition.js'
import { importTexts as texts } from '../texts.js'
import { readCell } from './cell.js'
import type { Header } from './header.js'
import { Places } from './places.js'
import { shown } from './text.js'
import { cellText, kindOf } from './words.js'

/** Fault of a row, with its cell if it is the fault of one. */
export interface Issue<Key extends string = string> {
  /** Cell, for example C17. */
  cell: string | null
  column: Key | null
  message: string
}

/** Row of the sheet: its cells as texts in one form, with their faults. */
export interface SheetRow<Key extends string = string> {
  /** Number of the row in the sheet. */
  line: number
  values: Values<Key>
  /** Original text of cells that were converted, by which people recognise them. */
  written?: Values<Key>
  issues: Issue<Key>[]
}

type Read<Key extends string> = Pick<SheetDefinition<Key>, 'columns' | 'kinds' | 'example' | 'complete'>

/** Values of a row under the headings; undefined for the template's example row, and for a row without known cells. */
export function readRow<Key extends string>(
  definition: Read<Key>,
  row: RawRow,
  header: Header<Key>,
  date1904: boolean,
): SheetRow<Key> | undefined {
  const read = readCells(definition, row, header, date1904)
  const { column, value } = definition.example
  const empty = Object.keys(read.values).length === 0 && read.issues.length === 0
  return empty || read.values[column] === value ? undefined : withNeeds(definition, read, header)
}

function readCells<Key extends string>(
  definition: Read<Key>,
  { line, cells }: RawRow,
  { keys }: Header<Key>,
  date1904: boolean,
): SheetRow<Key> {
  const row: SheetRow<Key> = { line, values: {}, issues: [] }
  for (const [at, column] of keys) {
    const cell: RawCell = cells[at] ?? null
    const { value, fault } = readCell(cell, kindOf(definition, column), date1904)
    if (value !== null) row.values[column] = value
    if (typeof cell === 'string' && value !== null && shown(cell) !== cellText(definition, column, value)) {
      row.written = { ...row.written, [column]: shown(cell) } as Values<Key>
    }
    if (fault !== null) row.issues.push({ cell: placeOf(line, at), column, message: fault })
  }
  return row
}

/** Row with the faults of missing required values; faults of the definition's own follow them. */
function withNeeds<Key extends string>(definition: Read<Key>, row: SheetRow<Key>, header: Header<Key>): SheetRow<Key> {
  const places = new Places([...header.keys])
  const faulty = new Set(row.issues.map(({ column }) => column))
  const missing = requiredKeys(definition).filter((key) => row.values[key] === undefined && !faulty.has(key))
  const issues = missing.map((key) => ({
    cell: places.of(row.line, key),
    column: key,
    message: texts.needed(columnOf(definition, key).title),
  }))
  const completed = definition.complete?.(row, header) ?? { values: row.values, issues: [] }
  return { ...row, values: completed.values, issues: [...row.issues, ...issues, ...completed.issues] }
}
