import type { Actor } from '../../../kernel/command/actor.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { WaybillStatus } from '../enums.js'
import { waybillMachine } from './waybill.machine.js'

/** What `waybillMachine` offers as the database says it, state by state, for pages whose rows it writes: a text[]. */
export function waybillActionsSql(actor: Actor): Sql {
  const texts = (status: WaybillStatus, settlementId: string | null): Sql =>
    sql`${waybillMachine.actions(status, actor, { no: '', settlementId })}::text[]`
  const states = Object.values(WaybillStatus).map(
    (status) =>
      sql`when ${status} then case when w.settlement_id is null then ${texts(status, null)} else ${texts(status, 'any')} end`,
  )
  return sql`case w.status ${sql.join(states, sql` `)} end`
}
