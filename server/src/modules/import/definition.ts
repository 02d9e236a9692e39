import type { Actor } from '../../kernel/command/actor.js'
import type { Tx } from '../../kernel/command/command.js'
import type { Permission } from '../../kernel/command/permissions.js'
import type { Em } from '../../kernel/sql/database.js'
import type { FilePurpose } from '../file/index.js'
import type { GivenCaptcha } from '../identity/index.js'
import type { DataImportKind } from './kinds.js'
import type { Kind } from './reading/cell.js'
import type { Header } from './reading/header.js'
import type { Places } from './reading/places.js'
import type { Issue, SheetRow } from './reading/row.js'
import type { RowResult } from './run/import-row.queries.js'

/** Column that a sheet may have. */
export interface ImportColumn {
  title: string
  /** Name of one of the definition's kinds. */
  kind: string
  /** Headings that other companies use for the column. */
  synonyms: readonly string[]
  /** Whether a sheet without this column is refused, and a row with an empty cell in it. */
  required?: true
  /** Value in the template's example row, and the hint about the column. */
  example: string
  hint: string
}

export type Values<Key extends string> = Partial<Record<Key, string>>

/** Row as it is stored: its cells, each as text in one form. */
export interface Row<Key extends string = string> {
  line: number
  values: Values<Key>
  written?: Values<Key> | undefined
}

/** Columns of a sheet and their reading, for any use of its rows. */
export interface SheetDefinition<Key extends string = string> {
  words: Pick<ImportWords, 'headings' | 'same' | 'template'>
  columns: Readonly<Record<Key, ImportColumn>>
  kinds: Readonly<Record<string, Kind>>
  /** Column and value that identify the template's example row, which is never imported. */
  example: { column: Key; value: string }
  /** Derives values of a row from the headings, and finds faults across its cells; runs after the cells are read. */
  complete?(row: SheetRow<Key>, header: Header<Key>): Pick<SheetRow<Key>, 'values' | 'issues'>
  /** Key of a row: of rows with equal keys all but the first are refused, at the given column. */
  sameness?(values: Values<Key>): { key: string; column: Key }
}

/** Texts of an import that differ from others. */
export interface ImportWords {
  /** Name of a row, for example 运单. */
  what: string
  /** Two columns that identify the row of headings. */
  headings: string
  /** Refusal of a row that repeats an earlier one. */
  same: string
  /** File and sheet of the template, and the rules below its columns. */
  template: { file: string; sheet: string; notes: readonly string[] }
}

/**
 * Import by spreadsheet. Its job and commands have its name. If it has its own tables, they are `<name>_import` and
 * `<name>_import_row`, and the record that a row became is `<name>_id` and `<name>_no` there.
 */
export interface ImportDefinition<Key extends string = string> extends SheetDefinition<Key> {
  name: string
  /** Kind of an import that shares `data_import` and `data_import_row`; missing for one with its own tables. */
  kind?: `${DataImportKind}`
  words: ImportWords
  /** Permission to import, and to see the imports of others. */
  permission: Permission
  filePurpose: FilePurpose
  /** Columns that the outcome of a row shows, as a field each. */
  shown: readonly Key[]
  sameness(values: Values<Key>): { key: string; column: Key }
}

/** Facts about a piece of rows besides its transaction. */
export interface Piece<Key extends string = string> {
  places: Places<Key>
  fileName: string
  /**
   * Whether the piece is a rehearsal: it takes the same locks and decides the same, but skips writes, which would be
   * rolled back and cost the most.
   */
  rehearsal: boolean
}

/**
 * Work on rows. Each row gets its own result; a row that another import is working on gets none, and is tried again.
 * The number of statements does not grow with the rows.
 */
export interface ImportWork<Key extends string = string> {
  /**
   * Check of messages, for an import that sends some: made when a person starts the import, and called with the number
   * of rows in each transaction.
   */
  toll?(shown: GivenCaptcha): Promise<(tx: Tx, rows: number) => Promise<void>>
  /**
   * Creates the records of new rows. Result of a row: created, refused, or already known, so that it becomes an update.
   */
  create(tx: Tx, piece: Piece<Key>, rows: readonly Row<Key>[]): Promise<RowResult[]>
  /** Finds further faults of rows with faulty cells, by line, so that people mend a row once. Writes nothing. */
  examine(tx: Tx, rows: readonly SheetRow<Key>[]): Promise<ReadonlyMap<number, readonly Fault<Key>[]>>
  /** Updates known records; a row whose record is missing becomes one to create. */
  update(tx: Tx, piece: Piece<Key>, rows: readonly Row<Key>[]): Promise<RowResult[]>
  /** Choices in the template, with examples that replace those of the columns. */
  choices(reader: { em: Em; actor: Actor }): Promise<{
    choices: Readonly<Partial<Record<Key, readonly string[]>>>
    examples: Readonly<Partial<Record<Key, string | undefined>>>
  }>
}

/** Fault of a row; with its column, if it is the fault of a cell. */
export interface Fault<Key extends string = string> {
  column: Key | null
  message: string
}

export type { Issue }

export const keysOf = <Key extends string>({ columns }: Pick<ImportDefinition<Key>, 'columns'>): Key[] =>
  Object.keys(columns) as Key[]

export const columnOf = <Key extends string>(
  { columns }: Pick<ImportDefinition<Key>, 'columns'>,
  key: Key,
): ImportColumn => columns[key]

export const requiredKeys = <Key extends string>(definition: Pick<ImportDefinition<Key>, 'columns'>): Key[] =>
  keysOf(definition).filter((key) => columnOf(definition, key).required)
