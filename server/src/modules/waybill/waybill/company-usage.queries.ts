import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'

/** Number of waybills of each company from its kept sums, void ones included. */
export async function waybillsOfCompanies(em: Em, companyIds: readonly string[]): Promise<Map<string, number>> {
  const counted = await rows<{ companyId: string; trips: number }>(
    em,
    sql`select company_id as "companyId", sum(trips)::int as trips from waybill_count
        where company_id = any(${[...companyIds]}::uuid[]) and not haul and span in ('YEAR', 'CHANGE') group by company_id`,
  )
  return new Map(counted.map(({ companyId, trips }) => [companyId, trips]))
}
