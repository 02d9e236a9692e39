import type { Tx } from '../../../kernel/command/command.js'
import type { Money } from '../../../kernel/money/money.js'
import { affected, columnsOf, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'

// Columns of waybills that settling writes. The domain of settlements passes its rows as a select with the columns
// named below.

/**
 * Writes the terms of settlement: `id, settlement_id, price, price_source, payee_id, carrier_name, amount`. Returns the
 * number of waybills.
 */
export function stampWaybills(tx: Tx, terms: Sql): Promise<number> {
  return affected(
    tx.em,
    sql`update waybill w set settlement_id = t.settlement_id, settle_price = t.price, price_source = t.price_source,
          payee_id = t.payee_id, carrier_name = t.carrier_name, accounted_amount = t.amount, version = w.version + 1, updated_at = ${tx.now}
        from (${terms}) t where w.company_id = ${tx.actor.companyId} and w.id = t.id`,
  )
}

/** Writes new prices of settled waybills: `id, price, price_source, amount`. */
export async function stampPrices(tx: Tx, terms: Sql): Promise<void> {
  await rows(
    tx.em,
    sql`update waybill w set settle_price = t.price, price_source = t.price_source, accounted_amount = t.amount,
          version = w.version + 1, updated_at = ${tx.now}
        from (${terms}) t where w.company_id = ${tx.actor.companyId} and w.id = t.id`,
  )
}

/** Moves waybills from settlements to another one: all of them, or the given ones. */
export async function moveWaybills(
  tx: Tx,
  { from, to, waybillIds }: { from: readonly string[]; to: string; waybillIds?: readonly string[] },
): Promise<void> {
  await rows(
    tx.em,
    sql`update waybill set settlement_id = ${to}, version = version + 1, updated_at = ${tx.now}
        where company_id = ${tx.actor.companyId} and ${inUuids(sql`settlement_id`, from)}
          and ${waybillIds ? inUuids(sql`id`, waybillIds) : sql`true`}`,
  )
}

/** Removes waybills from their settlement; prices that were not typed are emptied. */
export async function forgetSettlement(
  tx: Tx,
  which: { settlementIds: readonly string[] } | { ids: readonly string[] },
) {
  const wanted = 'ids' in which ? inUuids(sql`id`, which.ids) : inUuids(sql`settlement_id`, which.settlementIds)
  await rows(
    tx.em,
    sql`update waybill set settlement_id = null, settle_price = case when price_source = 'TYPED' then settle_price end,
          price_source = case when price_source = 'TYPED' then price_source end, version = version + 1, updated_at = ${tx.now}
        where company_id = ${tx.actor.companyId} and ${wanted}`,
  )
}

/** Writes payees: `id, payee_id, carrier_name`. */
export async function assignPayees(tx: Tx, chosen: Sql): Promise<void> {
  await rows(
    tx.em,
    sql`update waybill w set payee_id = c.payee_id, carrier_name = c.carrier_name, version = w.version + 1, updated_at = ${tx.now}
        from (${chosen}) c where w.company_id = ${tx.actor.companyId} and w.id = c.id`,
  )
}

/** Adds to the paid amounts of waybills; negative amounts subtract. */
export async function addPayments(
  tx: Tx,
  paid: readonly { waybillId: string; amt: Money }[],
  sign: 1 | -1,
): Promise<void> {
  const given = columnsOf([
    { type: 'uuid', values: paid.map(({ waybillId }) => waybillId) },
    { type: 'numeric', values: paid.map(({ amt }) => amt) },
  ])
  await rows(
    tx.em,
    sql`update waybill w set actually_paid = w.actually_paid + ${sign}::integer * p.amt, version = w.version + 1, updated_at = ${tx.now}
        from ${given} as p(id, amt) where w.company_id = ${tx.actor.companyId} and w.id = p.id`,
  )
}

export interface TypedPrice {
  id: string
  /** Id of its row in the history. */
  changeId: string
  price: Money
  before: Money | null
  accounted: Money
}

/** Present amounts of waybills in their cards' accounts. */
export async function accountedAmounts(tx: Tx, ids: readonly string[]): Promise<Map<string, Money>> {
  const found = await rows<{ id: string; amount: Money }>(
    tx.em,
    sql`select id, accounted_amount as amount from waybill where company_id = ${tx.actor.companyId} and ${inUuids(sql`id`, ids)}`,
  )
  return new Map(found.map((row) => [row.id, row.amount]))
}

/** Writes typed prices with their history. Only an unloaded waybill has an amount in its card's account. */
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

/** Person with a hand in a row. */
export interface Hand {
  id: string
  userId: string
}

/**
 * People with a hand in waybills, for their settlement: those who typed a price or chose a payee, apart from changes
 * that another person reviewed.
 */
export const handsOfWaybills = ({ em, actor }: Tx, ids: readonly string[]): Promise<Hand[]> =>
  rows(
    em,
    sql`select distinct c.entity_id as id, c.user_id as "userId" from field_change c
        left join change_set s on s.company_id = c.company_id and s.id = c.change_set_id
        where c.company_id = ${actor.companyId} and c.entity = 'waybill' and c.field in ('settlePrice', 'payee')
          and s.name is distinct from 'waybillReview.approve' and ${inUuids(sql`c.entity_id`, ids)}`,
  )
