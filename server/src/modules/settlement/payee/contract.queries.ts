import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { dayText } from './readiness.sql.js'

export interface EndingContract {
  payeeId: string
  payeeName: string
  contractTo: string
}

/** The contracts of a company with payees in use that end on one of these days, the first one first. */
export const endingContracts = (
  em: Em,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<EndingContract[]> =>
  rows(
    em,
    sql`select y.id as "payeeId", y.name as "payeeName", ${dayText('y.contract_to')} as "contractTo" from payee y
        where y.company_id = ${companyId} and y.enabled and y.contract_signed and y.contract_to between ${from}::date and ${to}::date
        order by y.contract_to, y.name, y.id`,
  )
