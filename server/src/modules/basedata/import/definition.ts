import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import type { Units } from '../../../kernel/values/decimal.js'
import type { DataImportKind, ImportColumn, Kind } from '../../import/index.js'

/** A row that a sheet names, such as a captain by name or mobile. */
export interface NamedRow {
  id: string
  name: string
  /** Beside the name, what it may also be called by. */
  also?: string | null
  enabled: boolean
}

/** What cells of a column name instead of saying it: the field gets the id of the row, or the ids of several. */
export interface Reference {
  field: string
  /** What is named, as refusals call it. */
  what: string
  /** What people write instead of a name that several share, such as a mobile. */
  also: string
  /** Several names stand in one cell. */
  several?: true
  /** All that the company has, in one statement. */
  find(reader: { em: Em; actor: Actor }): Promise<NamedRow[]>
}

/** A column of a sheet of base data. It gives the field of its name, and is read as that field's kind is, unless said otherwise. */
export interface BaseDataColumn extends Pick<ImportColumn, 'synonyms' | 'example' | 'hint'> {
  title?: string
  required?: true
  names?: Reference
  /** The form in which what people write is compared and kept, such as a plate without blanks. */
  form?: (text: string) => string
  /** How its cells are read, where the kind of its field does not say. */
  cells?: Kind
  /** What may stand beside its numbers, where the kind of its field does not say. */
  around?: Units
}

/** The columns by which rows are known again. */
export const knownKeys = <Key extends string>({ knownBy }: Pick<BaseDataImport<Key>, 'knownBy'>): readonly Key[] =>
  typeof knownBy === 'string' ? [knownBy] : knownBy

/** How rows of a kind of base data come in by spreadsheet. */
export interface BaseDataImport<Key extends string = string> {
  /** Its name among the kinds that come in so. */
  kind: `${DataImportKind}`
  columns: Readonly<Record<Key, BaseDataColumn>>
  /** The column by which a row that the company has is known again, unique there; or several that are unique together, the first one leading. */
  knownBy: Key | readonly [Key, ...Key[]]
  /** Rows that are out of use are not known again: what a sheet says is made anew. */
  knownInUse?: true
  /** What else the template says below its columns. */
  notes?: readonly string[]
}
