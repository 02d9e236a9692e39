import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { Terms } from '../direct-pay-price/direct-pay-price.queries.js'
import { expectedPriceJoin } from '../pricing/pricing.sql.js'
import type { EffectTotals } from './insight.view.js'

/** Time in which a price is effective; null for no end. */
export interface Span {
  from: Date | string
  to: Date | string | null
}

export interface Effect {
  matched: EffectTotals
  affected: EffectTotals
}

const worth = (price: Sql): Sql =>
  sql`round(${price} * case when w.weight_unit = 'TRUCK' then 1 else w.weight_tons end, 2) + w.ex_amt + w.adjust_amt`

/** Sums of the waybills under a condition, at their present price and at `price`. */
function totals(condition: Sql, price: string): Sql {
  const count = (also: Sql) => sql`count(*) filter (where ${condition} and ${also})`
  const sum = (amount: Sql) => sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::numeric(18, 2)`
  const before = sum(worth(sql`e.price`))
  const after = sum(worth(sql`case when e.source = 'TYPED' then e.price else ${price}::numeric end`))
  return sql`json_build_object('count', ${count(sql`true`)}, 'typedCount', ${count(sql`e.source = 'TYPED'`)},
    'directPayCount', ${count(sql`e.source = 'DIRECT_PAY' and e.ref is distinct from own.id`)},
    'unpricedCount', ${count(sql`e.price is null`)}, 'amountBefore', (${before})::text, 'amountAfter', (${after})::text,
    'difference', (${after} - ${before})::text)`
}

/**
 * Unsettled waybills that fit the terms: all of them, and those that left within the span. `priceId` is the price
 * itself, if it exists.
 */
export async function effectOf(
  em: Em,
  { companyId }: Actor,
  terms: Terms,
  { from, to }: Span,
  priceId: string | null,
): Promise<Effect | undefined> {
  const inTime = sql`w.go_datetime >= ${from}::timestamptz and (${to}::timestamptz is null or w.go_datetime < ${to}::timestamptz)`
  return firstRow<Effect>(
    em,
    sql`with chosen as materialized (
          select * from json_to_recordset(${JSON.stringify(terms.members)}::json) as m("captainId" uuid, "driverId" uuid))
        select ${totals(sql`true`, terms.price)} as matched, ${totals(inTime, terms.price)} as affected
        from (select ${priceId}::uuid as id) own cross join published_waybill w ${expectedPriceJoin}
        where w.company_id = ${companyId} and w.project_id = ${terms.projectId} and w.settlement_id is null and w.status <> 'VOID'
          and w.tp_mode = ${terms.tpMode} and w.go_soil_type = ${terms.soilType}
          and (${terms.dumpSiteId}::uuid is null or w.dump_site_id = ${terms.dumpSiteId}::uuid)
          and (${terms.weightUnit}::text is null or w.weight_unit = ${terms.weightUnit}::text)
          and exists (select from chosen m where m."captainId" = w.captain_id and (m."driverId" is null or m."driverId" = w.driver_id))`,
  )
}
