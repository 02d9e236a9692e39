import type { EntitySchemaWithMeta } from '@mikro-orm/core'
import type { InferKyselyDB, InferKyselyTable } from '@mikro-orm/sql'
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely'

/** Column that the database computes; statements never write it. */
export interface Computed<Value> {
  computed: Value
}

/** Value of a column as statements return it: moments as text. */
type Given<Value> = Value extends Computed<infer Own> ? Own : Value extends Date ? string : Value

/** Value of a column as statements accept it: a list as an array of PostgreSQL, so JSON must be given as text. */
type Taken<Value> = unknown extends Value
  ? string
  : Value extends Date
    ? Date | string
    : Value extends string | number | boolean | null | undefined | string[]
      ? Value
      : Value extends Computed<unknown>
        ? undefined
        : string

type Columns<Table> = {
  [Name in keyof Table]: ColumnType<
    Given<SelectType<Table[Name]>>,
    Taken<InsertType<Table[Name]>>,
    Taken<UpdateType<Table[Name]>>
  >
}

/** The tables of some entities by name, as typed statements see them. */
export type TablesOf<Entity extends { name: string }> = {
  [Name in keyof InferKyselyDB<Entity>]: Columns<InferKyselyDB<Entity>[Name]>
}

/** Row of an entity as a statement returns it under the entity's own names. */
export type RowOf<Entity extends EntitySchemaWithMeta> = {
  [Name in keyof ByProperty<Entity>]: Given<SelectType<ByProperty<Entity>[Name]>>
}

type ByProperty<Entity extends EntitySchemaWithMeta> = InferKyselyTable<Entity, { columnNamingStrategy: 'property' }>
