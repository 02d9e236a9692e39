import type { CellKind, CellValue } from '../platform/excel/sheet.js'
import type { ListSpec } from './list-spec.js'
import type { Permission } from './permissions.js'

interface SheetField<Row> {
  kind: CellKind
  value: (row: Row) => CellValue
}

/** A list that can be written into a spreadsheet, with the columns that can be asked for. */
export interface ListSheet<Row = never> {
  title: string
  permission: Permission
  spec: ListSpec<never, string>
  /** The GraphQL types of the list's filter and order. */
  filterType: string
  sortType: string
  /** By the names of the list's columns; a kind alone shows the field of that name as it is. */
  fields: Record<string, SheetField<Row> | CellKind>
}

/** A column whose value is told in words. */
export const told = <Row>(value: (row: Row) => CellValue): SheetField<Row> => ({ kind: 'text', value })

/** What a row shows in these columns. */
export const cellsOf = (sheet: ListSheet, keys: readonly string[], row: object): Record<string, CellValue> =>
  Object.fromEntries(keys.map((key) => [key, cellOf(sheet, key, row)]))

function cellOf({ fields }: ListSheet, key: string, row: object): CellValue {
  const field = fields[key]
  // The rows are what the sheet's own list gave.
  return typeof field === 'object' ? field.value(row as never) : (row as Record<string, CellValue>)[key]
}

/** How the cells of a column are written. The column must be one of the sheet. */
export function kindOf({ fields }: ListSheet, key: string): CellKind {
  const field = fields[key]
  if (!field) throw new Error(`no column ${key}`)
  return typeof field === 'object' ? field.kind : field
}
