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
 * Rows that a company sets up itself, such as its trucks and soils: made, changed, retired and deleted by the same verbs. Its table has
 * company_id, id, enabled, version, created_at and updated_at besides its own columns.
 */
export interface BaseData<Input extends object, Filter = never, Key extends string = string> {
  /** Names its verbs and its history, such as truck. */
  entity: string
  /** What one of them is called. */
  what: string
  table: string
  fields: Fields
  /** The field by which people know one of them. */
  named: string
  /** Others write that field down, and find what it is called by it: where somebody has, it stays. */
  nameStays?: true
  /** Fields that no two of a company have alike, each a column of its own. */
  unique: readonly string[]
  spec: ListSpec<Filter, Key>
  schema: z.ZodType<Input>
  /** What its verbs need; those of all base data unless given. */
  permissions?: BaseDataPermissions
  /**
   * What inputs come to, in their order: the columns to write, and what is wrong. `ids` are those of the rows that they make or change.
   * The statements do not grow with the inputs.
   */
  written(tx: Tx, inputs: readonly Input[], ids: readonly string[]): Promise<Written[]>
  /** Refuses whoever may change some rows and make none. */
  assertCreates?(actor: Actor): void
  /** Writes what stands in tables beside its own, once its rows are written. */
  writtenBeside?(tx: Tx, rows: readonly { id: string; input: Input }[]): Promise<void>
  /** Deletes that before the row is deleted. */
  deletedBeside?(tx: Tx, id: string): Promise<void>
  /** Makes, changes or deletes rows by `write`, and what follows from it elsewhere; without it nothing does. */
  following?(tx: Tx, ids: readonly string[], write: () => Promise<void>): Promise<void>
  /** Refuses to take a row back into use that no longer fits. */
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

/** Where a row of base data is used, as people call it, and how often. */
export interface Use {
  label: string
  count: number
}

/** What another domain has that names base data: rows of `entity` that are named are in use. */
export interface UseOfBaseData {
  entity: string
  label: string
  /** They name it by what it is called, and not by its id. */
  byName?: true
  /** By the id of the row; those that are not used are left out. */
  counts(em: Em, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** Who uses base data says so here, so that it need not be known where the data is. */
export const usesOfBaseData = new Port<UseOfBaseData>('uses of base data')
