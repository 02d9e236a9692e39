import type { EntityMetadata, EntityProperty } from '@mikro-orm/core'
import type { Em } from '../../kernel/sql/database.js'
import { rows, sql } from '../../kernel/sql/sql.js'

export type { EntityMetadata, EntityProperty }

/** Meaning of a table or, with a name, of one of its columns. */
export interface Comment {
  table: string
  column: string | null
  text: string
  /** Whether the table is a view. */
  view?: boolean
}

/** Meanings of tables and columns, from the entities. */
export function commentsOf(entities: Iterable<EntityMetadata>): Comment[] {
  return [...entities].flatMap(({ tableName: table, comment = '', props, view = false }) => [
    { table, column: null, text: comment, view: view !== false },
    ...props.map(({ fieldNames, comment = '' }) => ({ table, column: fieldNames[0] ?? '', text: comment })),
  ])
}

/** Writes comments into the database where they differ, for people who read the database. */
export async function writeComments(em: Em, comments: readonly Comment[]): Promise<void> {
  const there = await rows<Comment>(
    em,
    sql`select c.relname as table, a.attname as column, d.description as text
        from pg_description d join pg_class c on c.oid = d.objoid and c.relnamespace = current_schema()::regnamespace
        left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid and d.objsubid > 0
        where d.classoid = 'pg_class'::regclass`,
  )
  const known = new Set(there.map(({ table, column, text }) => JSON.stringify([table, column, text])))
  const missing = comments.filter(({ table, column, text }) => !known.has(JSON.stringify([table, column, text])))
  if (missing.length > 0) await rows(em, sql.join(missing.map(statementOf), sql`; `))
}

const statementOf = ({ table, column, text, view }: Comment) => {
  const what =
    column === null
      ? sql`${sql.raw(view ? 'view' : 'table')} ${sql.ref(table)}`
      : sql`column ${sql.ref(`${table}.${column}`)}`
  return sql`comment on ${what} is ${sql.raw(`'${text.replaceAll("'", "''")}'`)}`
}
