import type { Em } from '../../../kernel/sql/database.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'

const countOf = async (em: Em, table: Sql, companyIds: readonly string[]): Promise<Map<string, number>> => {
  const counted = await rows<{ companyId: string; count: number }>(
    em,
    sql`select t.company_id as "companyId", count(*)::int as count from ${table} t
        where t.company_id = any(${[...companyIds]}::uuid[]) group by t.company_id`,
  )
  return new Map(counted.map(({ companyId, count }) => [companyId, count]))
}

/** Number of cards of each company. */
export const cardsOfCompanies = (em: Em, companyIds: readonly string[]) => countOf(em, sql`card`, companyIds)

/** Number of settlements of each company. */
export const settlementsOfCompanies = (em: Em, companyIds: readonly string[]) =>
  countOf(em, sql`settlement`, companyIds)
