import type { Em } from '../../platform/database/database.js'
import type { CellKind, CellValue } from '../../platform/excel/sheet.js'
import type { Actor } from '../command/actor.js'
import type { Permission } from '../command/permissions.js'
import type { ListSpec } from './spec.js'

interface SheetField<Row> {
  kind: CellKind
  value: (row: Row) => CellValue
}

/** What can be written into a spreadsheet, with the columns that can be asked for. */
interface Shown<Row> {
  title: string
  permission: Permission
  /** The GraphQL types of the list's filter and order; without the latter the order is always the same. */
  filterType: string
  sortType?: string
  /** By the names of the list's columns; a kind alone shows the field of that name as it is. */
  fields: Record<string, SheetField<Row> | CellKind>
}

/** A list of the database. */
export interface ListSheet<Row = never> extends Shown<Row> {
  spec: ListSpec<never, string>
}

/** Who reads, and when. */
export interface SheetReader {
  em: Em
  actor: Actor
  now: Date
}

/** Rows in their order, a piece at a time. */
export interface SheetRows {
  total: number
  pieces: AsyncIterable<readonly object[]>
}

/** Rows that have no ids of their own, such as those that are worked out: the query finds all of them or none. */
export interface QuerySheet<Row = never, Filter = never> extends Shown<Row> {
  read: (reader: SheetReader, filter: Filter, size: number) => Promise<SheetRows>
}

export type Sheet = ListSheet | QuerySheet

export const isList = (sheet: Sheet): sheet is ListSheet => 'spec' in sheet

/** A column whose value is told in words. */
export const told = <Row>(value: (row: Row) => CellValue): SheetField<Row> => ({ kind: 'text', value })

/** What a row shows in these columns. */
export const cellsOf = (sheet: Sheet, keys: readonly string[], row: object): Record<string, CellValue> =>
  Object.fromEntries(keys.map((key) => [key, cellOf(sheet, key, row)]))

function cellOf({ fields }: Sheet, key: string, row: object): CellValue {
  const field = fields[key]
  // The rows are what the sheet's own list gave.
  return typeof field === 'object' ? field.value(row as never) : (row as Record<string, CellValue>)[key]
}

/** How the cells of a column are written. The column must be one of the sheet. */
export function kindOf({ fields }: Sheet, key: string): CellKind {
  const field = fields[key]
  if (!field) throw new Error(`no column ${key}`)
  return typeof field === 'object' ? field.kind : field
}
