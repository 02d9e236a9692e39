import { type Sql, sql } from '../../../kernel/sql/sql.js'

/**
 * Rule of `pricing.ts` in SQL, for waybills `w`; a test compares the two. This part is the direct-pay price that was
 * effective when `w` left: at most one row (id, price).
 */
const directPay: Sql = sql`
  select d.id, d.price from published_direct_pay_price_member m
  join published_direct_pay_price d on d.company_id = m.company_id and d.id = m.price_id
  where m.company_id = w.company_id and m.project_id = w.project_id and m.captain_id = w.captain_id and m.tp_mode = w.tp_mode
    and m.soil_type = w.go_soil_type and (m.tp_mode <> 'FREIGHT' or m.dump_site_id = w.dump_site_id)
    and (m.driver_id is null or m.driver_id = w.driver_id) and m.effective @> w.go_datetime
    and (d.weight_unit is null or d.weight_unit = w.weight_unit)
  limit 1`

/** A price `p` of a project that was valid when `w` left. */
const wasValid = sql`p.enabled and (p.valid_from is null or p.valid_from <= w.go_datetime)
    and (p.valid_until is null or w.go_datetime < p.valid_until)`

/** The project's price for `w`: at most one row (id, price). */
const projectPrice: Sql = sql`
  select p.id, p.price from published_project_price p
  where p.company_id = w.company_id and p.project_id = w.project_id and p.tp_mode = w.tp_mode and p.soil_type = w.go_soil_type
    and (p.dump_site_id is null or p.dump_site_id = w.dump_site_id) and ${wasValid}
  order by p.dump_site_id nulls last limit 1`

/** Join `e` (price, source, ref): price and source with which `w` would be settled now; all null when it has none. */
export const expectedPriceJoin: Sql = sql`left join lateral (
  select w.settle_price as price, w.price_source as source, null::uuid as ref where w.price_source = 'TYPED'
  union all
  select x.price, x.source, x.ref from (
    select d.price, 'DIRECT_PAY' as source, d.id as ref, 1 as rank from (${directPay}) d
    union all
    select p.price, 'PROJECT', p.id, 2 from (${projectPrice}) p
    order by rank limit 1) x
  where w.price_source is distinct from 'TYPED') e on true`

const NO_SITE = sql`'00000000-0000-0000-0000-000000000000'::uuid`
const siteOf = (column: Sql): Sql => sql`coalesce(${column}, ${NO_SITE})`

/**
 * Condition that `w` has no price: none was typed, its project has none, and no direct-pay price was effective when it
 * left. `within` is the condition on the company of `w`: it allows to read prices of projects without a time once for
 * all waybills instead of for each.
 */
export function hasNoPrice(within: (company: Sql) => Sql): Sql {
  const paid = sql`select p.company_id, p.project_id, p.tp_mode, p.soil_type, ${siteOf(sql`p.dump_site_id`)} from published_project_price p
    where ${within(sql`p.company_id`)} and p.enabled and p.valid_from is null and p.valid_until is null`
  const trip = (site: Sql) => sql`(w.company_id, w.project_id, w.tp_mode, w.go_soil_type, ${site})`
  return sql`w.settle_price is null and ${trip(NO_SITE)} not in (${paid}) and ${trip(siteOf(sql`w.dump_site_id`))} not in (${paid})
    and not exists (${directPay}) and not exists (${projectPrice})`
}
