import { firstRow, sql } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'
import { companiesWhere } from './companies.queries.js'

/** Companies whose waybills have changed since their sums were last folded. */
export const companiesToFold = (em: Em): Promise<string[]> =>
  companiesWhere(em, async (companyId) => {
    const change = sql`select 1 as found from waybill_count w where w.company_id = ${companyId} and w.span = 'CHANGE' limit 1`
    return (await firstRow(em, change)) !== undefined
  })

/** Folds the sums of so many changed days at most, in one statement; gives back of how many. */
export async function foldDays(em: Em, companyId: string, most: number): Promise<number> {
  const found = await firstRow<{ days: number }>(
    em,
    sql`select fold_waybill_counts(${companyId}, ${most}::int) as days`,
  )
  return found?.days ?? 0
}
