import type { Em } from '../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../kernel/sql/sql.js'

/** Table whose statistics leave too few rows for companies that they do not contain. */
export interface Gathered {
  table: string
  known: string
  /** Number of rows with which a company should be in the statistics: a sample may miss fewer. */
  many: number
}

/** Rows outside of the known companies that are too few to prove anything. */
const LEFT_ROWS = 100
/** Share of a table, one row in 3,000, which has ten rows in a sample of 30,000. */
const SHARE = 3000

export const findComplete = (em: Em, tableRows: number, many: number): Promise<Gathered[]> =>
  rows<Gathered>(
    em,
    sql`select s.tablename as table, s.most_common_vals::text as known, greatest(${many}::int, (c.reltuples / ${SHARE}::int)::int) as many
        from pg_stats s join pg_class c on c.relname = s.tablename and c.relnamespace = current_schema()::regnamespace
        where s.schemaname = current_schema() and s.attname = 'company_id' and c.reltuples >= ${tableRows}
          and c.reltuples * (1 - (select sum(f) from unnest(s.most_common_freqs) f)) < ${LEFT_ROWS}
        order by s.tablename`,
  )

/** Whether a company that is missing in the statistics has many rows there. */
export async function hasStranger(em: Em, { table, known, many }: Gathered): Promise<boolean> {
  const unknown = await rows<{ id: string }>(
    em,
    sql`select id from published_company where id <> all(${known}::uuid[])`,
  )
  for (const { id } of unknown) {
    // Companies are checked one after the other, since their rows may lie on different nodes (docs/adr/0030).
    const some = sql`select count(*)::int as rows from (select from ${sql.ref(table)} t where t.company_id = ${id} limit ${many}) t`
    if ((await firstRow<{ rows: number }>(em, some))?.rows === many) return true
  }
  return false
}

export async function analyze(em: Em, table: string): Promise<void> {
  await rows(em, sql`analyze ${sql.ref(table)}`)
}
