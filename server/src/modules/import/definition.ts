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

/** A column that a sheet may have. */
export interface ImportColumn {
  title: string
  /** One of the kinds of its definition. */
  kind: string
  /** What other companies call it. */
  synonyms: readonly string[]
  /** A sheet without this column is not taken, nor a row with nothing in it. */
  required?: true
  /** What stands in the template's example row, and what is said of the column. */
  example: string
  hint: string
}

export type Values<Key extends string> = Partial<Record<Key, string>>

/** A row as it is kept: what its cells say, each as text in one form. */
export interface Row<Key extends string = string> {
  line: number
  values: Values<Key>
  written?: Values<Key> | undefined
}

/** What a sheet may have that comes in, whatever becomes of its rows, and how it is read. */
export interface SheetDefinition<Key extends string = string> {
  words: Pick<ImportWords, 'headings' | 'same' | 'template'>
  columns: Readonly<Record<Key, ImportColumn>>
  kinds: Readonly<Record<string, Kind>>
  /** What stands in the template's example row, which is never taken in. */
  example: { column: Key; value: string }
  /** What the headings add to a row, and what is amiss among its cells as a whole; each cell alone is read by then. */
  complete?(row: SheetRow<Key>, header: Header<Key>): Pick<SheetRow<Key>, 'values' | 'issues'>
  /** Rows with the same key mean the same thing: the second is blamed, at the column given. */
  sameness?(values: Values<Key>): { key: string; column: Key }
}

/** What people are told of an import, beyond what is the same of all. */
export interface ImportWords {
  /** What a row is, such as 运单. */
  what: string
  /** Two columns by which people know a row of headings. */
  headings: string
  /** Why a second row is the same as one before it. */
  same: string
  /** The template's file, its sheet, and the rules that stand below its columns. */
  template: { file: string; sheet: string; notes: readonly string[] }
}

/**
 * What can come in by spreadsheet. By its name go its job, its commands, and, where it has some of its own, its two tables:
 * `<name>_import` and `<name>_import_row`, with `<name>_id` and `<name>_no` of what a row became.
 */
export interface ImportDefinition<Key extends string = string> extends SheetDefinition<Key> {
  name: string
  /** What it is told by among the imports that share `data_import` and `data_import_row`; without it, it has tables of its own. */
  kind?: `${DataImportKind}`
  words: ImportWords
  /** Who may bring these in may see what others brought in. */
  permission: Permission
  filePurpose: FilePurpose
  /** Columns that are told beside the outcome of a row, each a field of its own. */
  shown: readonly Key[]
  sameness(values: Values<Key>): { key: string; column: Key }
}

/** What a piece of rows needs besides its transaction. */
export interface Piece<Key extends string = string> {
  places: Places<Key>
  fileName: string
  /** Everything is decided, under the same locks, and nothing new written: what would be rolled back anyway costs the most. */
  rehearsal: boolean
}

/**
 * What rows come to. Each row is answered on its own; one that somebody else is importing at this moment is left out of the answer,
 * and comes again. The statements of a piece do not grow with its rows.
 */
export interface ImportWork<Key extends string = string> {
  /** Price of bringing rows in, where there is one: taken of whoever says so before, and held against the rows within the transaction. */
  toll?(shown: GivenCaptcha): Promise<(tx: Tx, rows: number) => Promise<void>>
  /** Makes what is new: made, refused, or known already, which makes it one to update. */
  create(tx: Tx, piece: Piece<Key>, rows: readonly Row<Key>[]): Promise<RowResult[]>
  /** What else is wrong with rows that have faulty cells, by line: people mend a row once. Nothing is written. */
  examine(tx: Tx, rows: readonly SheetRow<Key>[]): Promise<ReadonlyMap<number, readonly Fault<Key>[]>>
  /** Brings what is there up to what rows say; what is gone becomes one to create. */
  update(tx: Tx, piece: Piece<Key>, rows: readonly Row<Key>[]): Promise<RowResult[]>
  /** What the template offers to choose, and what stands in its example instead of the column's own. */
  choices(reader: { em: Em; actor: Actor }): Promise<{
    choices: Readonly<Partial<Record<Key, readonly string[]>>>
    examples: Readonly<Partial<Record<Key, string | undefined>>>
  }>
}

/** What is wrong with a row, and the column it is about where there is one. */
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
