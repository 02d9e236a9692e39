import type { Actor } from '../../../kernel/command/actor.js'
import type { Money } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { all, columnsOf, firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { Books, Place } from '../entry/book.queries.js'
import type { MonthCost, MonthFacts, Opening } from './cost.js'

/** Moment at which a ticket day begins. */
export const startOf = (day: string): Sql => sql`(${day}::date + time '06:00') at time zone 'Asia/Shanghai'`
const monthOfEntry = sql`date_trunc('month', (e.happened_at at time zone 'Asia/Shanghai') - interval '6 hours')::date`

/**
 * Tickets bought, used and given back by place and month, from a month on or of all time: uses from the kept sums,
 * purchases and refunds from the ledger.
 */
const factsOf = (companyId: string, from: string | null, place: Place | null): Sql => {
  const own = (alias: string): Sql =>
    place
      ? sql`${sql.raw(alias)}.dump_site_id = ${place.dumpSiteId} and ${sql.raw(alias)}.soil_type = ${place.soilType}`
      : sql`true`
  const uses = all([
    sql`c.company_id = ${companyId} and c.span in ('MONTH', 'CHANGE') and c.part = 'STOCK'`,
    sql`c.dump_site_id is not null and c.soil_type is not null`,
    own('c'),
    ...(from === null ? [] : [sql`c.day >= ${from}::date`]),
  ])
  const booked = all([
    sql`e.company_id = ${companyId} and e.kind in ('PURCHASE', 'REFUND')`,
    own('e'),
    ...(from === null ? [] : [sql`e.happened_at >= ${startOf(from)}`]),
  ])
  return sql`select f.dump_site_id, f.soil_type, f.month, sum(f.bought)::int as bought, sum(f.paid)::numeric(16, 2) as paid,
      sum(f.used)::int as used, sum(f.refunded)::int as refunded, sum(f.returned)::numeric(16, 2) as returned
    from (
      select c.dump_site_id, c.soil_type, date_trunc('month', c.day)::date as month, 0 as bought, 0::numeric as paid, c.used, 0 as refunded,
        0::numeric as returned
      from ticket_count c where ${uses}
      union all
      select e.dump_site_id, e.soil_type, ${monthOfEntry}, case when e.kind = 'PURCHASE' then e.quantity else 0 end,
        case when e.kind = 'PURCHASE' then e.quantity * coalesce(p.price, 0) else 0 end, 0,
        case when e.kind = 'REFUND' then e.quantity - e.company_change else 0 end,
        case when e.kind = 'REFUND' then e.quantity * coalesce(r.price, 0) else 0 end
      from ticket_entry e
      left join ticket_purchase p on p.company_id = e.company_id and p.id = e.purchase_id
      left join ticket_refund r on r.company_id = e.company_id and r.id = e.refund_id
      where ${booked}
    ) f group by f.dump_site_id, f.soil_type, f.month
    having sum(f.bought) <> 0 or sum(f.used) <> 0 or sum(f.refunded) <> 0 or sum(f.paid) <> 0 or sum(f.returned) <> 0`
}

/** Facts of one place from a month on, in order. */
export const monthFacts = ({ em, actor: { companyId } }: Books, place: Place, from: string): Promise<MonthFacts[]> =>
  rows(
    em,
    sql`select f.month::text as month, f.bought as "boughtQuantity", f.paid as "boughtAmount", f.used as "usedQuantity",
          f.refunded as "refundedQuantity", f.returned as "refundedAmount"
        from (${factsOf(companyId, from, place)}) f order by f.month`,
  )

/** Tickets left by the last costed month before this one, and their worth. */
export const openingOf = (
  { em, actor: { companyId } }: Books,
  { dumpSiteId, soilType }: Place,
  month: string,
): Promise<Opening | undefined> =>
  firstRow<Opening>(
    em,
    sql`select m.closing_quantity as quantity, m.closing_amount as amount, m.price from ticket_month_cost m
        where m.company_id = ${companyId} and m.dump_site_id = ${dumpSiteId} and m.soil_type = ${soilType} and m.month < ${month}::date
        order by m.month desc limit 1`,
  )

/** Replaces the costs of a place from a month on. */
export async function replaceCosts(
  { em, actor: { companyId }, now }: Books,
  { dumpSiteId, soilType }: Place,
  from: string,
  costs: readonly MonthCost[],
): Promise<void> {
  const own = sql`company_id = ${companyId} and dump_site_id = ${dumpSiteId} and soil_type = ${soilType}`
  await rows(em, sql`delete from ticket_month_cost where ${own} and month >= ${from}::date`)
  if (costs.length === 0) return
  const column = (type: string, read: (cost: MonthCost) => unknown) => ({ type, values: costs.map(read) })
  const given = columnsOf([
    column('date', ({ month }) => month),
    column('integer', ({ openingQuantity }) => openingQuantity),
    column('numeric', ({ openingAmount }) => openingAmount),
    column('integer', ({ boughtQuantity }) => boughtQuantity),
    column('numeric', ({ boughtAmount }) => boughtAmount),
    column('integer', ({ usedQuantity }) => usedQuantity),
    column('integer', ({ refundedQuantity }) => refundedQuantity),
    column('numeric', ({ refundedAmount }) => refundedAmount),
    column('integer', ({ closingQuantity }) => closingQuantity),
    column('numeric', ({ closingAmount }) => closingAmount),
    column('numeric', ({ price }) => price),
  ])
  const names = sql.raw(
    'month, opening_quantity, opening_amount, bought_quantity, bought_amount, used_quantity, refunded_quantity, refunded_amount, closing_quantity, closing_amount, price',
  )
  await rows(
    em,
    sql`insert into ticket_month_cost (company_id, dump_site_id, soil_type, ${names}, costed_at)
        select ${companyId}, ${dumpSiteId}, ${soilType}, ${names}, ${now} from ${given} as t(${names})`,
  )
}

/**
 * Places whose facts differ from their costs, with the first such month. Soils that no longer exist are left out,
 * although old trips may name them.
 */
export const staleCosts = (em: Em, companyId: string): Promise<(Place & { month: string })[]> =>
  rows(
    em,
    sql`select coalesce(f.dump_site_id, m.dump_site_id) as "dumpSiteId", coalesce(f.soil_type, m.soil_type) as "soilType",
          min(coalesce(f.month, m.month))::text as month
        from (${factsOf(companyId, null, null)}) f
        full join (select * from ticket_month_cost c where c.company_id = ${companyId}) m
          on m.dump_site_id = f.dump_site_id and m.soil_type = f.soil_type and m.month = f.month
        where (coalesce(f.used, 0) <> coalesce(m.used_quantity, 0) or coalesce(f.bought, 0) <> coalesce(m.bought_quantity, 0)
            or coalesce(f.refunded, 0) <> coalesce(m.refunded_quantity, 0))
          and exists (select from published_soil_type s where s.company_id = ${companyId} and s.name = coalesce(f.soil_type, m.soil_type))
        group by 1, 2`,
  )

/** Price of the ticket of each of these waybills. A month without a cost has the price of the last costed month. */
export const costsOfWaybills = (
  em: Em,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<{ id: string; price: Money }[]> =>
  rows(
    em,
    sql`select w.id, round(m.price, 2) as price from published_waybill w
        cross join lateral (
          select c.price from ticket_month_cost c
          where c.company_id = ${companyId} and c.dump_site_id = w.dump_site_id and c.soil_type = w.go_soil_type
            and c.month <= (w.go_datetime at time zone 'Asia/Shanghai') - interval '6 hours'
          order by c.month desc limit 1
        ) m
        where w.company_id = ${companyId} and ${inUuids(sql`w.id`, ids)} and w.is_ticket and w.status <> 'VOID' and m.price is not null`,
  )
