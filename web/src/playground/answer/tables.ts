import { quotient } from '../../ui/format/decimal'
import type { Ratio } from '../questions/question'

/** Value of a cell as the answer has it: amounts are texts with all their digits. */
export type Cell = string | number | boolean | null

/** Line by dotted names, such as `project.projectName`. */
export type Line = Readonly<Record<string, Cell>>

/** Rows of one field of an answer, flattened. */
export interface Table {
  /** Field of the operation, under its alias if it has one. */
  name: string
  columns: readonly string[]
  lines: readonly Line[]
  /** Number of rows, of which some may have several lines. */
  rows: number
  /** Number of rows that match, if the answer tells it; the page may hold fewer. */
  total: number | null
}

type Json = unknown
type Members = Readonly<Record<string, Json>>

const isObject = (value: Json): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows of a page or list; undefined for what is neither. */
function rowsIn(value: Json): readonly Json[] | undefined {
  if (Array.isArray(value)) return value as readonly Json[]
  return isObject(value) && Array.isArray(value.records) ? (value.records as readonly Json[]) : undefined
}

const isCell = (value: Json): value is Cell => value === null || ['string', 'number', 'boolean'].includes(typeof value)

interface Parts {
  cells: Record<string, Cell>
  /** Lists of rows below the row, by their dotted name. */
  lists: { name: string; rows: readonly Json[] }[]
}

function collect(value: Members, prefix: string, parts: Parts): Parts {
  for (const [key, member] of Object.entries(value)) {
    const name = prefix + key
    const rows = rowsIn(member)
    if (rows?.every(isCell)) parts.cells[name] = rows.length > 0 ? rows.join('、') : null
    else if (rows) parts.lists.push({ name, rows })
    else if (isObject(member)) collect(member, `${name}.`, parts)
    else parts.cells[name] = isCell(member) ? member : JSON.stringify(member)
  }
  return parts
}

/**
 * Lines of a row: its own cells, with the rows of lists below it beside each other. The cells stand on each line, so
 * that a spreadsheet can filter by them.
 */
function linesOf(row: Json, prefix = ''): Line[] {
  if (!isObject(row)) return [{ [prefix.slice(0, -1) || 'value']: isCell(row) ? row : JSON.stringify(row) }]
  const { cells, lists } = collect(row, prefix, { cells: {}, lists: [] })
  const below = lists.map(({ name, rows }) => rows.flatMap((one) => linesOf(one, `${name}.`)))
  const height = Math.max(1, ...below.map((lines) => lines.length))
  return Array.from({ length: height }, (_, at) => Object.assign({}, cells, ...below.map((lines) => lines[at] ?? {})))
}

/** Columns in the order of the answer. An object that some rows lack is no column beside its members. */
function columnsOf(lines: readonly Line[]): string[] {
  const all = new Set<string>()
  for (const line of lines) for (const name of Object.keys(line)) all.add(name)
  const names = [...all]
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)))
}

function tableOf(name: string, value: Json): Table {
  const rows = rowsIn(value) ?? [value]
  const lines = rows.flatMap((row) => linesOf(row, isObject(row) ? '' : `${name}.`))
  const total = isObject(value) && typeof value.total === 'number' && rowsIn(value) ? value.total : null
  return { name, columns: columnsOf(lines), lines, rows: rows.length, total }
}

/** A table for each field of an answer; none where it has no data. */
export function tablesOf(answer: Json): Table[] {
  const data = isObject(answer) ? answer.data : null
  if (!isObject(data)) return []
  return Object.entries(data)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => tableOf(name, value))
}

/** Whether every cell of a column that has a value is a number. */
export const isNumeric = ({ lines }: Table, column: string): boolean => {
  const values = lines.map((line) => line[column] ?? null).filter((value) => value !== null)
  return values.length > 0 && values.every((value) => typeof value !== 'boolean' && NUMBER.test(String(value)))
}

const NUMBER = /^-?\d+(\.\d+)?$/

const quotientOf = (of: Cell | undefined, per: Cell | undefined): string | null =>
  quotient(String(of ?? ''), String(per ?? ''))

/** A table with the columns that a question works out, where it still has what they are made of. */
export function withRatios(table: Table, ratios: readonly Ratio[]): Table {
  const known = ratios.filter(({ of, per }) => table.columns.includes(of) && table.columns.includes(per))
  if (known.length === 0) return table
  const extended = (line: Line): Line =>
    Object.assign({}, line, ...known.map(({ label, of, per }) => ({ [label]: quotientOf(line[of], line[per]) })))
  return {
    ...table,
    columns: [...table.columns, ...known.map(({ label }) => label)],
    lines: table.lines.map(extended),
  }
}
