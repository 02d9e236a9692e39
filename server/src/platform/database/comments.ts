import type { EntityMetadata, EntityProperty } from '@mikro-orm/core'

export type { EntityMetadata, EntityProperty }

/** What a table or, with a name, one of its columns means. */
export interface Comment {
  table: string
  column: string | null
  text: string
  /** The table is a view. */
  view?: boolean
}

/** What the entities say of their tables and columns. */
export function commentsOf(entities: Iterable<EntityMetadata>): Comment[] {
  return [...entities].flatMap(({ tableName: table, comment = '', props, view = false }) => [
    { table, column: null, text: comment, view: view !== false },
    ...props.map(({ fieldNames, comment = '' }) => ({ table, column: fieldNames[0] ?? '', text: comment })),
  ])
}
