import type { Em } from '../sql/database.js'
import { firstRow, sql } from '../sql/sql.js'

/** Whether the sums of a company have changed since they were last folded. */
export async function hasChanges(em: Em, table: string, companyId: string): Promise<boolean> {
  const change = sql`select 1 as found from ${sql.ref(table)} w where w.company_id = ${companyId} and w.span = 'CHANGE' limit 1`
  return (await firstRow(em, change)) !== undefined
}

/** Folds the sums of so many changed days at most, in one statement; gives back of how many. */
export async function foldDays(em: Em, table: string, companyId: string, most: number): Promise<number> {
  const fold = sql.ref(`fold_${table}`)
  return (await firstRow<{ days: number }>(em, sql`select ${fold}(${companyId}, ${most}::int) as days`))?.days ?? 0
}
