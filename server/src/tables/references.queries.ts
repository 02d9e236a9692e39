import type { Em } from '../kernel/sql/database.js'
import { rows, sql } from '../kernel/sql/sql.js'

/** Column that refers to a row of another table. */
export interface Reference {
  table: string
  column: string
  to: string
}

/** All foreign keys of the database. */
export const findReferences = (em: Em): Promise<Reference[]> =>
  rows<Reference>(
    em,
    sql`select distinct c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as to
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0 order by 1, 2, 3`,
  )
