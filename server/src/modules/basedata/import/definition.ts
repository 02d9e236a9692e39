import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import type { Units } from '../../../kernel/values/decimal.js'
import type { DataImportKind, ImportColumn, Kind } from '../../import/index.js'

/** Row that a cell may name, such as a captain by name or mobile. */
export interface NamedRow {
  id: string
  name: string
  /** Second text that names the row, besides its name. */
  also?: string | null
  enabled: boolean
}

/** Column whose cells name base data: the field gets the id or ids of the named rows. */
export interface Reference {
  field: string
  /** Name of the base data in refusals. */
  what: string
  /** Text that people write where several rows have one name, such as a mobile. */
  also: string
  /** Whether a cell may hold several names. */
  several?: true
  /** Reads all rows of the company in one statement. */
  find(reader: { em: Em; actor: Actor }): Promise<NamedRow[]>
}

/** Column of a sheet of base data. Its field has the same name, and decides how it is read unless stated otherwise. */
export interface BaseDataColumn extends Pick<ImportColumn, 'synonyms' | 'example' | 'hint'> {
  title?: string
  required?: true
  names?: Reference
  /** Form in which the text is compared and stored, such as a plate without blanks. */
  form?: (text: string) => string
  /** Kind of its cells, if it differs from that of its field. */
  cells?: Kind
  /** Units beside its numbers, if they differ from those of its field's kind. */
  around?: Units
}

/** Columns that identify stored rows. */
export const knownKeys = <Key extends string>({ knownBy }: Pick<BaseDataImport<Key>, 'knownBy'>): readonly Key[] =>
  typeof knownBy === 'string' ? [knownBy] : knownBy

/** Import of a kind of base data by spreadsheet. */
export interface BaseDataImport<Key extends string = string> {
  /** Name among the kinds of data imports. */
  kind: `${DataImportKind}`
  columns: Readonly<Record<Key, BaseDataColumn>>
  /**
   * Column that identifies a stored row, unique in the sheet; or several that are unique together, the most important
   * one first.
   */
  knownBy: Key | readonly [Key, ...Key[]]
  /** Whether retired rows are ignored, so that a row of the sheet with their key creates a new one. */
  knownInUse?: true
  /** Further notes of the template, after those of its columns. */
  notes?: readonly string[]
}
