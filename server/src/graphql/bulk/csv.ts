import { invalidInput } from '../../kernel/errors.js'
import type { Member } from './shape.js'
import { bulkTexts as texts } from './texts.js'

/** Mark by which spreadsheets know UTF-8. */
const BOM = '\uFEFF'
const END = '\r\n'

/** Column of a file: the keys that lead to its value. */
type Column = readonly string[]

/** Columns of records, an object beside a record as columns of its own; a list has no place in a line. */
export function columnsOf(members: readonly Member[], above: Column = []): Column[] {
  return members.flatMap(({ key, kind, members: within }) => {
    const path = [...above, key]
    if (kind === 'value') return [path]
    if (kind === 'object') return columnsOf(within, path)
    throw invalidInput([{ field: 'format', message: texts.notFlat(path.join('.')) }])
  })
}

export const headOf = (columns: readonly Column[]): string =>
  `${BOM}${columns.map((path) => cellOf(path.join('.'))).join(',')}${END}`

export const lineOf = (columns: readonly Column[], record: object): string =>
  `${columns.map((path) => cellOf(valueAt(record, path))).join(',')}${END}`

function valueAt(record: object, path: Column): unknown {
  let value: unknown = record
  for (const key of path) value = (value as Record<string, unknown> | null | undefined)?.[key]
  return value
}

const NUMBER = /^-?\d+(\.\d+)?$/
/** Beginnings by which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
