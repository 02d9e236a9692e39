import type { EntitySchemaWithMeta } from '@mikro-orm/core'
import type { InferKyselyDB, InferKyselyTable } from '@mikro-orm/sql'
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely'

/** Of a column that the database works out from others: nobody writes it. */
export interface Computed<Value> {
  computed: Value
}

/** What a statement gives of a column: points in time come as text. */
type Given<Value> = Value extends Computed<infer Own> ? Own : Value extends Date ? string : Value

/** What a statement takes for a column: a list goes as an array of PostgreSQL, so that JSON goes as text. */
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

/** What a statement gives of an entity's row, when it names each column as the entity does. */
export type RowOf<Entity extends EntitySchemaWithMeta> = {
  [Name in keyof ByProperty<Entity>]: Given<SelectType<ByProperty<Entity>[Name]>>
}

type ByProperty<Entity extends EntitySchemaWithMeta> = InferKyselyTable<Entity, { columnNamingStrategy: 'property' }>
