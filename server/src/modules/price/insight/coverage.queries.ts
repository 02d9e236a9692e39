import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import type { PriceCell } from './insight.view.js'

const NO_SITE = '00000000-0000-0000-0000-000000000000'

export interface CoverageRequest {
  projectId: string
  at: Date
  /** Time since which trips count as proof of who hauls a transport. */
  since: Date
  /**
   * Whether to list every captain of the company, or only those with trips, an approved task or a price in the project.
   */
  allCaptains: boolean
}

/**
 * Transports of a project at a moment, with the captains who have no direct-pay price for each: modes that are priced
 * or used, its soils, and for freight its sites. The site is the zero id where a mode has none.
 */
export function coverageOf(
  em: Em,
  { companyId }: Actor,
  { projectId, at, since, allCaptains }: CoverageRequest,
): Promise<(PriceCell & { captainCount: number })[]> {
  const own = sql`company_id = ${companyId} and project_id = ${projectId}`
  return rows(
    em,
    sql`with trips as materialized (
          select tp_mode, go_soil_type as soil, case when tp_mode = 'FREIGHT' then dump_site_id end as site, captain_id,
            count(*) filter (where settlement_id is null) as unsettled
          from published_waybill where ${own} and go_datetime >= ${since} and status <> 'VOID' group by 1, 2, 3, 4
        ), rates as materialized (
          select tp_mode, soil_type as soil, coalesce(dump_site_id, ${NO_SITE}::uuid) as site, captain_id,
            bool_or(driver_id is null) as wide, array_agg(driver_id) as drivers
          from direct_pay_price_member where ${own} and effective @> ${at}::timestamptz group by 1, 2, 3, 4
        ), modes as (
          select tp_mode from project_price where ${own} and enabled union select tp_mode from trips union select tp_mode from rates
        ), soils as (
          select s.name as soil from published_project_soil_type p join published_soil_type s on s.company_id = p.company_id and s.id = p.soil_type_id
          where p.company_id = ${companyId} and p.project_id = ${projectId} union select soil_type from project_price where ${own} and enabled union select soil from trips union select soil from rates
        ), sites as (
          select dump_site_id as site from published_project_dump_site where ${own}
          union select dump_site_id from project_price where ${own} and enabled and tp_mode = 'FREIGHT' and dump_site_id is not null
          union select site from trips where site is not null union select site from rates where tp_mode = 'FREIGHT'
        ), cells as (
          select m.tp_mode, s.soil, ${NO_SITE}::uuid as site from modes m cross join soils s where m.tp_mode <> 'FREIGHT'
          union all
          select 'FREIGHT', s.soil, g.site from soils s cross join sites g where exists (select from modes where tp_mode = 'FREIGHT')
        ), captains as (
          select c.id, c.name, coalesce(array_agg(d.id order by d.name, d.id) filter (where d.id is not null), '{}') as driver_ids,
            coalesce(array_agg(d.name order by d.name, d.id) filter (where d.id is not null), '{}') as driver_names
          from published_captain c left join published_driver d on d.company_id = c.company_id and d.captain_id = c.id
          where c.company_id = ${companyId} and (${allCaptains} or c.id in (
            select captain_id from trips union select captain_id from rates union
            select m.captain_id from published_captain_task_member m join published_captain_task t on t.company_id = m.company_id and t.id = m.task_id
            where t.company_id = ${companyId} and t.project_id = ${projectId} and t.status = 'APPROVED'))
          group by c.id, c.name
        ), pairs as (
          select x.tp_mode, x.soil, x.site, c.id, c.name, c.driver_ids, c.driver_names, r.captain_id is not null as has,
            coalesce(r.wide or (cardinality(c.driver_ids) > 0 and c.driver_ids <@ r.drivers), false) as covered, r.drivers
          from cells x cross join captains c
          left join rates r on r.tp_mode = x.tp_mode and r.soil = x.soil and r.site = x.site and r.captain_id = c.id
        )
        select x.tp_mode as "tpMode", x.soil as "soilType", g.id as "garbageId", g.name as "garbageName",
          (select p.price from project_price p where p.company_id = ${companyId} and p.project_id = ${projectId} and p.tp_mode = x.tp_mode
            and p.soil_type = x.soil and (p.dump_site_id is null or p.dump_site_id = x.site)
            and p.enabled and tstzrange(p.valid_from, p.valid_until) @> ${at}::timestamptz
            order by p.dump_site_id nulls last limit 1) as "projectPrice",
          (select coalesce(sum(t.unsettled), 0)::int from trips t where t.tp_mode = x.tp_mode and t.soil = x.soil
            and (x.tp_mode <> 'FREIGHT' or t.site = x.site)) as "unsettledCount",
          (select count(*)::int from captains) as "captainCount",
          count(*) filter (where p.covered)::int as "coveredCount",
          coalesce(json_agg(json_build_object('captainId', p.id, 'captainName', p.name, 'whole', not p.has, 'drivers',
            case when p.has then (select coalesce(json_agg(json_build_object('driverId', n.id, 'driverName', n.name)), '[]') from unnest(p.driver_ids, p.driver_names) as n(id, name)
              where n.id <> all(p.drivers)) else '[]' end) order by p.name, p.id) filter (where p.id is not null and not p.covered), '[]') as missing
        from cells x left join pairs p on p.tp_mode = x.tp_mode and p.soil = x.soil and p.site = x.site
        left join published_dump_site g on g.company_id = ${companyId} and g.id = x.site
        group by x.tp_mode, x.soil, x.site, g.id, g.name
        order by "unsettledCount" desc, x.tp_mode, x.soil, g.name`,
  )
}

/** Whether the company has such a project. */
export async function hasProject(em: Em, { companyId }: Actor, projectId: string): Promise<boolean> {
  return (
    (await rows(em, sql`select id from published_project where company_id = ${companyId} and id = ${projectId}`))
      .length > 0
  )
}
