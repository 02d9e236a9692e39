import { firstRow, rows, sql } from '../../kernel/sql.js'
import type { Em } from './database.js'

/** A table and the companies that its statistics know: those are all there are, as far as they tell. */
export interface Gathered {
  table: string
  known: string
}

export const findComplete = (em: Em, tableRows: number): Promise<Gathered[]> =>
  rows<Gathered>(
    em,
    sql`select s.tablename as table, s.most_common_vals::text as known
        from pg_stats s join pg_class c on c.relname = s.tablename and c.relnamespace = current_schema()::regnamespace
        where s.schemaname = current_schema() and s.attname = 'company_id' and c.reltuples >= ${tableRows}
          and (select sum(f) from unnest(s.most_common_freqs) f) > 0.99
        order by s.tablename`,
  )

/** Whether a company that the statistics do not know has so many rows there, or more. */
export async function hasStranger(em: Em, { table, known }: Gathered, many: number): Promise<boolean> {
  const found = await firstRow(
    em,
    sql`select c.id from company c where c.id <> all(${known}::uuid[])
          and (select count(*) from (select from ${sql.ref(table)} t where t.company_id = c.id limit ${many}) t) = ${many}
        limit 1`,
  )
  return found !== undefined
}

export async function analyze(em: Em, table: string): Promise<void> {
  await rows(em, sql`analyze ${sql.ref(table)}`)
}
