import { rows, sql } from '../../../kernel/sql/sql.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { startOf } from '../cost/cost.queries.js'
import type { Books, Place } from '../entry/book.queries.js'

export interface Measures {
  collected: number
  used: number
  refunded: number
  moves: number
}

/** Kept sums that differed from their sources. */
export interface Differing {
  span: 'DAY' | 'MONTH' | 'YEAR'
  part: 'STOCK' | 'DRIVER' | 'PROJECT'
  /** First day of the sum. */
  since: string
  projectId: string
  projectName: string | null
  driverId: string | null
  before: Measures
  after: Measures
}

/** The days of a month, from inclusive, to exclusive. */
export interface Month {
  from: string
  to: string
}

/** Lets recounts in a company run one at a time: they share the sums of its projects. */
export const lockRecounts = ({ em, actor }: Books): Promise<void> => inTurn(em, 'ticket-recount', actor.companyId)

/**
 * Compares the sums of a place by day with waybills and ledger, all at one moment, and adds the differences as changes,
 * which are folded later. Returns the number of sums, and those that differed.
 */
export async function repairDays(
  { em, actor: { companyId } }: Books,
  { dumpSiteId, soilType }: Place,
  { from, to }: Month,
): Promise<{ checked: number; differing: Differing[] }> {
  const found = await rows<Differing & { checked: number }>(
    em,
    sql`with counted as (
          select c.part, c.day, c.project_id, c.driver_id, c.collected, c.used, c.refunded, c.moves from ticket_count c
          where c.company_id = ${companyId} and c.span in ('DAY', 'CHANGE') and c.part in ('STOCK', 'DRIVER')
            and c.dump_site_id = ${dumpSiteId} and c.soil_type = ${soilType} and c.day >= ${from}::date and c.day < ${to}::date
        ), moved as (
          select (w.go_datetime at time zone 'Asia/Shanghai' - interval '6 hours')::date as day, w.project_id, w.driver_id, 0 as collected,
            1 as used, 0 as refunded
          from published_waybill w
          where w.company_id = ${companyId} and w.is_ticket and w.status <> 'VOID' and w.dump_site_id = ${dumpSiteId}
            and w.go_soil_type = ${soilType} and w.go_datetime >= ${startOf(from)} and w.go_datetime < ${startOf(to)}
          union all
          select (e.happened_at at time zone 'Asia/Shanghai' - interval '6 hours')::date, e.project_id, e.driver_id,
            case when e.kind = 'COLLECT' then e.quantity else 0 end, case when e.kind = 'USE' then e.quantity else 0 end,
            case when e.kind = 'REFUND' then e.quantity else 0 end
          from ticket_entry e
          where e.company_id = ${companyId} and e.project_id is not null and e.dump_site_id = ${dumpSiteId} and e.soil_type = ${soilType}
            and e.happened_at >= ${startOf(from)} and e.happened_at < ${startOf(to)}
        ), actual as (
          select case when grouping(driver_id) = 1 then 'STOCK' else 'DRIVER' end as part, day, project_id, driver_id,
            sum(collected) as collected, sum(used) as used, sum(refunded) as refunded, count(*) as moves
          from moved group by grouping sets ((day, project_id), (day, project_id, driver_id))
          having grouping(driver_id) = 1 or driver_id is not null
        ), before as (
          select part, day, project_id, driver_id, sum(collected)::int as collected, sum(used)::int as used, sum(refunded)::int as refunded,
            sum(moves)::int as moves
          from counted group by part, day, project_id, driver_id
        ), compared as (
          select coalesce(a.part, b.part) as part, coalesce(a.day, b.day) as day, coalesce(a.project_id, b.project_id) as project_id,
            coalesce(a.driver_id, b.driver_id) as driver_id,
            row(coalesce(b.collected, 0), coalesce(b.used, 0), coalesce(b.refunded, 0), coalesce(b.moves, 0))
              <> row(coalesce(a.collected, 0), coalesce(a.used, 0), coalesce(a.refunded, 0), coalesce(a.moves, 0)) as differs,
            coalesce(b.collected, 0) as collected_before, coalesce(a.collected, 0)::int as collected,
            coalesce(b.used, 0) as used_before, coalesce(a.used, 0)::int as used,
            coalesce(b.refunded, 0) as refunded_before, coalesce(a.refunded, 0)::int as refunded,
            coalesce(b.moves, 0) as moves_before, coalesce(a.moves, 0)::int as moves
          from actual a full join before b
            on b.part = a.part and b.day = a.day and b.project_id = a.project_id
            and coalesce(b.driver_id, b.project_id) = coalesce(a.driver_id, a.project_id)
        ), repaired as (
          insert into ticket_count (company_id, span, part, day, project_id, dump_site_id, soil_type, driver_id, collected, used, refunded, moves)
          select ${companyId}, 'CHANGE', part, day, project_id, ${dumpSiteId}, ${soilType}, driver_id, collected - collected_before,
            used - used_before, refunded - refunded_before, moves - moves_before
          from compared where differs
        )
        select (select count(*)::int from compared) as checked, 'DAY' as span, d.part, d.day::text as since, d.project_id as "projectId",
          p.name as "projectName", d.driver_id as "driverId", json_build_object('collected', d.collected, 'used', d.used, 'refunded', d.refunded, 'moves', d.moves) as after,
          json_build_object('collected', d.collected_before, 'used', d.used_before, 'refunded', d.refunded_before, 'moves', d.moves_before) as before
        from (select 1) one left join (select * from compared where differs) d on true
        left join published_project p on p.company_id = ${companyId} and p.id = d.project_id
        order by d.day, d.part desc, p.name, d.project_id, d.driver_id`,
  )
  return { checked: found[0]?.checked ?? 0, differing: found.filter(({ projectId }) => projectId !== null) }
}
