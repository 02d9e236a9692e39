import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'

/** Companies whose waybills have changed since their sums were last folded. */
export async function companiesToFold(em: Em): Promise<string[]> {
  const found = await rows<{ id: string }>(
    em,
    sql`select c.id from company c where exists (select from waybill_count w where w.company_id = c.id and w.span = 'CHANGE') order by c.id`,
  )
  return found.map(({ id }) => id)
}

/** Folds the sums of so many changed days at most, in one statement; gives back of how many. */
export async function foldDays(em: Em, companyId: string, most: number): Promise<number> {
  const found = await firstRow<{ days: number }>(
    em,
    sql`select fold_waybill_counts(${companyId}, ${most}::int) as days`,
  )
  return found?.days ?? 0
}
