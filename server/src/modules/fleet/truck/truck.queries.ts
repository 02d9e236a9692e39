import type { Tx } from '../../../kernel/command/command.js'
import { firstRow, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'

/** Whether the company has a truck, which then stays until the transaction ends. */
export async function keepsTruck({ em, actor }: Tx, truckId: string): Promise<boolean> {
  if (!isId(truckId)) return false
  const row = await firstRow(
    em,
    sql`select id from truck where company_id = ${actor.companyId} and id = ${truckId} for key share`,
  )
  return row !== undefined
}
