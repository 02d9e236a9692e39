import type { Actor } from '../command/actor.js'
import type { Permission } from '../command/permissions.js'
import type { Em } from '../sql/database.js'
import type { DbTime } from '../values/clock.js'
import type { ListSpec } from './spec.js'

/** A quantity that is shown without decimals in a column of quantities. */
export interface WholeQuantity {
  whole: string
}

/** Money and quantities are exact decimal texts; nothing gives an empty cell. */
export type CellValue = string | number | Date | DbTime | WholeQuantity | null | undefined

/**
 * text: as it is, never a formula or a number. money: number, 2 decimals. quantity: number, 3 decimals.
 * count: whole number. datetime: Excel's own, of Shanghai's clock to the second, shown as yyyy-mm-dd hh:mm:ss.
 */
export type CellKind = 'text' | 'money' | 'quantity' | 'count' | 'datetime'

export interface SheetField<Row> {
  kind: CellKind
  value: (row: Row) => CellValue
  /** The field of the row that it is worked out from besides. */
  needs?: string
}

/** Rows of a spreadsheet, with the columns that it can have. */
interface Shown<Row> {
  title: string
  permission: Permission
  /** By the names of the list's columns; a kind alone shows the field of that name as it is. */
  fields: Record<string, SheetField<Row> | CellKind>
  /** Titles of the columns. */
  titles: Readonly<Record<string, string>>
  /** Units of columns whose titles leave them open; money is in 元. */
  units?: Readonly<Record<string, string>>
}

/** Column that can be asked for by its name. */
interface Asked {
  /** Name in the API, where that is not the title. */
  label?: string
  /** The GraphQL types of the list's filter and order; without the latter the order is always the same. */
  filterType: string
  sortType?: string
}

/** A list of the database. */
export interface ListSheet<Row = never> extends Shown<Row>, Asked {
  spec: ListSpec<never, string>
}

/** Person who reads, and the moment. */
export interface SheetReader {
  em: Em
  actor: Actor
  now: Date
}

/** Rows in their order, a piece at a time; the total is null where only reading them tells it. */
export interface SheetRows {
  total: number | null
  pieces: AsyncIterable<readonly object[]>
}

/** Rows that have no ids of their own, such as those that are worked out: the query finds all of them or none. */
export interface QuerySheet<Row = never, Filter = never> extends RowsSheet<Row, Filter>, Asked {}

/** A sheet that only documents of its domain are made of: nobody asks for it by name. */
export interface RowsSheet<Row = never, Filter = never> extends Shown<Row> {
  read: (reader: SheetReader, filter: Filter, size: number) => Promise<SheetRows>
}

export type Sheet = ListSheet | QuerySheet
export type AnySheet = Sheet | RowsSheet

export const isList = (sheet: AnySheet): sheet is ListSheet => 'spec' in sheet

/** A column whose value is told in words. */
export const told = <Row>(value: (row: Row) => CellValue): SheetField<Row> => ({ kind: 'text', value })

/** The fields of a list that these columns are made from. */
export function fieldsFor({ fields }: AnySheet, keys: readonly string[]): Set<string> {
  const needed = keys.flatMap((key) => {
    const field = fields[key]
    return typeof field === 'object' && field.needs ? [field.needs] : []
  })
  return new Set([...keys, ...needed])
}

/** Cells of a row in these columns. */
export const cellsOf = (sheet: AnySheet, keys: readonly string[], row: object): Record<string, CellValue> =>
  Object.fromEntries(keys.map((key) => [key, cellOf(sheet, key, row)]))

function cellOf({ fields }: AnySheet, key: string, row: object): CellValue {
  const field = fields[key]
  // The rows are what the sheet's own list gave.
  return typeof field === 'object' ? field.value(row as never) : (row as Record<string, CellValue>)[key]
}

/** Kind of the cells of a column, which must be one of the sheet. */
export function kindOf({ fields }: AnySheet, key: string): CellKind {
  const field = fields[key]
  if (!field) throw new Error(`no column ${key}`)
  return typeof field === 'object' ? field.kind : field
}

const MONEY_UNIT = '元'

/** A column as people are told of it. */
export interface ColumnTold {
  key: string
  title: string
  kind: CellKind
  unit: string | null
}

/** Columns that people choose from, in the order of the sheet. */
export const columnsOf = (sheet: AnySheet): ColumnTold[] =>
  Object.keys(sheet.fields).map((key) => {
    const kind = kindOf(sheet, key)
    return { key, title: titleOf(sheet, key), kind, unit: sheet.units?.[key] ?? (kind === 'money' ? MONEY_UNIT : null) }
  })

/** Title of a column, which must be one of the sheet. */
export function titleOf({ titles }: AnySheet, key: string): string {
  const title = titles[key]
  if (!title) throw new Error(`column ${key} has no title`)
  return title
}
