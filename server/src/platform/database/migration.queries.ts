import type { Em } from '../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../kernel/sql/sql.js'

/** The names of the migrations that have run, the first one first; none where nothing has. */
export async function findMigrations(em: Em): Promise<string[]> {
  const table = await firstRow<{ there: boolean }>(em, sql`select to_regclass('migration') is not null as there`)
  if (!table?.there) return []
  return (await rows<{ name: string }>(em, sql`select name from migration order by id`)).map(({ name }) => name)
}

/** How many have run. */
export async function countMigrations(em: Em): Promise<number> {
  const row = await firstRow<{ done: number }>(em, sql`select count(*)::int as done from migration`)
  return row?.done ?? 0
}
