import type { Tx } from '../../../kernel/command/command.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'

/** What is read of waybills `w` while they are locked; `joins` names views of whoever asks. */
export interface Locked {
  columns: Sql
  joins?: Sql
  where: Sql
}

/** Locks waybills in the order of their ids, and reads of them what the locked rows say. Lock cards and settlements first. */
export async function lockWaybills<Row>({ em, actor }: Tx, { columns, joins = sql``, where }: Locked): Promise<Row[]> {
  return await rows<Row>(
    em,
    sql`select ${columns} from waybill w ${joins} where w.company_id = ${actor.companyId} and ${where} order by w.id for update of w`,
  )
}
