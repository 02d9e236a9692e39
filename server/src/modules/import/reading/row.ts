import { placeOf } from '../../../platform/excel/place.js'
import type { RawCell, RawRow } from '../../../platform/excel/reading/raw.js'
import { columnOf, requiredKeys, type SheetDefinition, type Values } from '../definition.js'
import { importTexts as texts } from '../texts.js'
import { readCell } from './cell.js'
import type { Header } from './header.js'
import { Places } from './places.js'
import { shown } from './text.js'
import { cellText, kindOf } from './words.js'

/** Something wrong with a row, and the cell it is about where there is one. */
export interface Issue<Key extends string = string> {
  /** Such as C17. */
  cell: string | null
  column: Key | null
  message: string
}

/** A row of the sheet: what its cells say, each as text in one form, and what is wrong with them. */
export interface SheetRow<Key extends string = string> {
  /** Its number in the sheet. */
  line: number
  values: Values<Key>
  /** What stands in cells that were read as something else, so that people find again what they wrote. */
  written?: Values<Key>
  issues: Issue<Key>[]
}

type Read<Key extends string> = Pick<SheetDefinition<Key>, 'columns' | 'kinds' | 'example' | 'complete'>

/** What a row under the headings says; undefined for the example of the template and for a row without anything known in it. */
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

/** What every row needs; what more a definition asks for comes after. */
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
