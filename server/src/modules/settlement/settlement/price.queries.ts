import type { Tx } from '../../../kernel/command/command.js'
import type { Money } from '../../../kernel/money/money.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'

export interface TypedPrice {
  id: string
  /** The id of its row in the field-level history. */
  changeId: string
  price: Money
  before: Money | null
  accounted: Money
}

/** What waybills are worth in their cards' accounts now. */
export async function accountedAmounts(tx: Tx, ids: readonly string[]): Promise<Map<string, Money>> {
  const found = await rows<{ id: string; amount: Money }>(
    tx.em,
    sql`select id, accounted_amount as amount from waybill where company_id = ${tx.actor.companyId} and ${inUuids(sql`id`, ids)}`,
  )
  return new Map(found.map((row) => [row.id, row.amount]))
}

/** Writes typed prices with their history. Only an unloaded waybill has a value in its card's account. */
export async function writeTypedPrices(tx: Tx, prices: readonly TypedPrice[]): Promise<void> {
  const { companyId, userId, name } = tx.actor
  const typed = sql`json_to_recordset(${JSON.stringify(prices)}::json)
    as t(id uuid, "changeId" uuid, price numeric, before numeric, accounted numeric)`
  await rows(
    tx.em,
    sql`update waybill w set settle_price = t.price, price_source = 'TYPED',
          accounted_amount = case when w.status = 'UNLOADED' then t.accounted else 0 end, version = w.version + 1, updated_at = ${tx.now}
        from ${typed} where w.company_id = ${companyId} and w.id = t.id`,
  )
  await rows(
    tx.em,
    sql`insert into field_change (company_id, id, entity, entity_id, field, before, after, user_id, create_by, created_at)
        select ${companyId}, t."changeId", 'waybill', t.id, 'settlePrice', to_jsonb(t.before), to_jsonb(t.price), ${userId}, ${name}, ${tx.now}
        from ${typed}`,
  )
}
