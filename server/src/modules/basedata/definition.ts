import type { z } from 'zod'
import type { Actor } from '../../kernel/command/actor.js'
import type { Json, Tx } from '../../kernel/command/command.js'
import type { Permission } from '../../kernel/command/permissions.js'
import type { FieldError } from '../../kernel/errors.js'
import type { Fields } from '../../kernel/fields.js'
import type { ListSpec } from '../../kernel/list/spec.js'
import type { Em } from '../../kernel/sql/database.js'
import { Port } from '../domain.js'

/**
 * Rows that a company sets up itself, such as its trucks and soils: made, changed, retired and deleted by the same
 * verbs. Its table has company_id, id, enabled, version, created_at and updated_at besides its own columns.
 */
export interface BaseData<Input extends object, Filter = never, Key extends string = string> {
  /** Name in its verbs and its history, such as truck. */
  entity: string
  /** Chinese name of one such row. */
  what: string
  table: string
  fields: Fields
  /** Field by which people identify a row. */
  named: string
  /** Whether other records store that field as a name: it cannot be changed once one has. */
  nameStays?: true
  /** Fields whose values are unique in a company, each a column. */
  unique: readonly string[]
  spec: ListSpec<Filter, Key>
  schema: z.ZodType<Input>
  /** Permissions of the verbs; by default those of all base data. */
  permissions?: BaseDataPermissions
  /**
   * Columns to write for inputs and the faults of inputs, in the order of the inputs. `ids` are those of the rows to
   * create or change. The number of statements does not grow with the inputs.
   */
  written(tx: Tx, inputs: readonly Input[], ids: readonly string[]): Promise<Written[]>
  /** Refuses an actor who may change rows but not create them. */
  assertCreates?(actor: Actor): void
  /** Writes rows of further tables after its own rows. */
  writtenBeside?(tx: Tx, rows: readonly { id: string; input: Input }[]): Promise<void>
  /** Deletes those further rows before the row itself. */
  deletedBeside?(tx: Tx, id: string): Promise<void>
  /** Wraps the `write` that creates, changes or deletes rows, to add effects in other places. */
  following?(tx: Tx, ids: readonly string[], write: () => Promise<void>): Promise<void>
  /** Refuses to take a row back into use that is no longer valid. */
  fits?(tx: Tx, id: string): Promise<void>
}

export interface BaseDataPermissions {
  get: Permission
  add: Permission
  edit: Permission
  del: Permission
}

const OF_ALL: BaseDataPermissions = {
  get: 'chain:basedata:get',
  add: 'chain:basedata:add',
  edit: 'chain:basedata:edit',
  del: 'chain:basedata:del',
}

export const permissionsOf = ({ permissions = OF_ALL }: { permissions?: BaseDataPermissions }): BaseDataPermissions =>
  permissions

export interface Written {
  /** By the names of the table's columns. */
  columns: Readonly<Record<string, Json>>
  faults: readonly FieldError[]
}

/** Use of a row of base data: its Chinese name, and the number of such uses. */
export interface Use {
  label: string
  count: number
}

/** Use of base data in another domain: a row of `entity` that such a record names counts as used. */
export interface UseOfBaseData {
  entity: string
  label: string
  /** Whether the records store the name of base data instead of its id. */
  byName?: true
  /** Number of uses by the id of the row; unused rows are left out. */
  counts(em: Em, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** Port for the uses of base data, filled by the domains that have them. */
export const usesOfBaseData = new Port<UseOfBaseData>('uses of base data')
