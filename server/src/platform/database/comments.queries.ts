import type { Em } from '../../kernel/sql/database.js'
import { rows, sql } from '../../kernel/sql/sql.js'
import type { Comment } from './comments.js'

/** Writes the comments into the database where it says something else, so that whoever looks there reads what the program says. */
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
