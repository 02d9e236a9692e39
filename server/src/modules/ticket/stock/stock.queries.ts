import type { Actor } from '../../../kernel/command/actor.js'
import type { Money } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { before, type Chosen, meant } from '../stat/sums.sql.js'

/** Tickets of a place in a project. */
export interface ProjectStock {
  projectId: string
  projectName: string
  dumpSiteId: string | null
  garbageName: string | null
  soilType: string
  remaining: number
  usedToday: number
  price: Money | null
  /** Moment at which the price was computed. */
  costedAt: string | null
}

/** Latest price of each place's tickets. */
const prices = ({ companyId }: Actor): Sql =>
  sql`select distinct on (c.dump_site_id, c.soil_type) c.dump_site_id, c.soil_type, c.price, c.costed_at from ticket_month_cost c
      where c.company_id = ${companyId} order by c.dump_site_id, c.soil_type, c.month desc`

/** Stocks of the filter by project, site and soil. */
export function projectStocks(em: Em, actor: Actor, chosen: Chosen, today: string): Promise<ProjectStock[]> {
  const group = sql`c.project_id, c.dump_site_id, c.soil_type`
  const had = sql`${group}, c.collected - c.used - c.refunded as remaining, 0 as today, c.moves`
  const todays = (span: 'DAY' | 'CHANGE'): Sql =>
    sql`select ${group}, 0, c.used, 0 from ticket_count c where ${meant(actor, chosen, span, 'STOCK')} and c.day = ${today}::date`
  return rows(
    em,
    sql`select s.project_id as "projectId", p.name as "projectName", s.dump_site_id as "dumpSiteId", d.name as "garbageName",
          s.soil_type as "soilType", s.remaining, s.today as "usedToday", m.price, m.costed_at as "costedAt"
        from (
          select ${group}, sum(c.remaining)::int as remaining, sum(c.today)::int as today
          from (${before(actor, chosen, 'STOCK', null, had)} union all ${todays('DAY')} union all ${todays('CHANGE')}) c
          group by ${group} having sum(c.moves) <> 0
        ) s
        join published_project p on p.company_id = ${actor.companyId} and p.id = s.project_id
        left join published_dump_site d on d.company_id = ${actor.companyId} and d.id = s.dump_site_id
        left join (${prices(actor)}) m on m.dump_site_id = s.dump_site_id and m.soil_type = s.soil_type
        order by p.name, s.project_id, d.name nulls first, s.dump_site_id, s.soil_type`,
  )
}

export interface DayUse {
  projectId: string
  dumpSiteId: string | null
  soilType: string
  day: string
  used: number
}

/**
 * Tickets used by projects on their last working days, first day first, without today and days further back than
 * `within`.
 */
export const usesOfWorkingDays = (
  em: Em,
  { companyId }: Actor,
  projectIds: readonly string[],
  { today, days, within }: { today: string; days: number; within: number },
): Promise<DayUse[]> =>
  rows(
    em,
    sql`with used as (
          select c.project_id, c.dump_site_id, c.soil_type, c.day, sum(c.used)::int as used from ticket_count c
          where c.company_id = ${companyId} and c.part = 'STOCK' and c.span in ('DAY', 'CHANGE') and ${inUuids(sql`c.project_id`, projectIds)}
            and c.day >= ${today}::date - ${within}::int and c.day < ${today}::date
          group by c.project_id, c.dump_site_id, c.soil_type, c.day
        ), hauled as (
          select project_id, day, row_number() over (partition by project_id order by day desc) as back
          from used group by project_id, day having sum(used) > 0
        )
        select u.project_id as "projectId", u.dump_site_id as "dumpSiteId", u.soil_type as "soilType", u.day::text as day, u.used
        from used u join hauled h on h.project_id = u.project_id and h.day = u.day and h.back <= ${days}::int order by u.day`,
  )

/** Tickets of a place in the company and in its projects. */
export interface CompanyStock {
  dumpSiteId: string
  garbageName: string
  soilType: string
  quantity: number
  inProjects: number
  used: number
  correctedUses: number
  price: Money | null
  /** Moment at which the price was computed. */
  costedAt: string | null
}

type Places = Pick<Chosen, 'dumpSiteIds' | 'soilTypes'>

/** Stocks of the filter by site and soil. */
export function companyStocks(em: Em, actor: Actor, { dumpSiteIds, soilTypes }: Places): Promise<CompanyStock[]> {
  const chosen = { projectIds: null, dumpSiteIds, soilTypes, garbageType: null }
  const own = (alias: string): Sql => ownOf(alias, { dumpSiteIds, soilTypes })
  const select = sql`c.dump_site_id, c.soil_type, 0 as quantity, c.collected - c.used - c.refunded as remaining, c.used, 0 as corrected`
  return rows(
    em,
    sql`select s.dump_site_id as "dumpSiteId", d.name as "garbageName", s.soil_type as "soilType", s.quantity, s.remaining as "inProjects", s.used,
          s.corrected as "correctedUses",
          m.price, m.costed_at as "costedAt"
        from (
          select c.dump_site_id, c.soil_type, sum(c.quantity)::int as quantity, sum(c.remaining)::int as remaining, sum(c.used)::int as used,
            sum(c.corrected)::int as corrected
          from (
            ${before(actor, chosen, 'STOCK', null, select)}
            union all select e.dump_site_id, e.soil_type, 0, 0, 0, e.quantity from ticket_entry e
              where e.company_id = ${actor.companyId} and e.kind = 'USE' and ${own('e')}
            union all select t.dump_site_id, t.soil_type, t.quantity, 0, 0, 0 from ticket_stock t where t.company_id = ${actor.companyId} and ${own('t')}
          ) c where c.dump_site_id is not null group by c.dump_site_id, c.soil_type
        ) s
        join published_dump_site d on d.company_id = ${actor.companyId} and d.id = s.dump_site_id
        left join (${prices(actor)}) m on m.dump_site_id = s.dump_site_id and m.soil_type = s.soil_type
        order by d.name, s.dump_site_id, s.soil_type`,
  )
}

const ownOf = (alias: string, { dumpSiteIds, soilTypes }: Places): Sql =>
  sql`${dumpSiteIds === null ? sql`true` : inUuids(sql.raw(`${alias}.dump_site_id`), dumpSiteIds)}
      and ${soilTypes === null ? sql`true` : inTexts(sql.raw(`${alias}.soil_type`), soilTypes)}`

export interface BoughtLot {
  dumpSiteId: string
  soilType: string
  expiresOn: string | null
  price: Money
  quantity: number
}

/** Purchased tickets of places, added by expiry day and price. */
export const lotsOf = (em: Em, { companyId }: Actor, places: Places): Promise<BoughtLot[]> =>
  rows(
    em,
    sql`select t.dump_site_id as "dumpSiteId", t.soil_type as "soilType", t.expires_on::text as "expiresOn", t.price, sum(t.quantity)::int as quantity
        from ticket_purchase t where t.company_id = ${companyId} and t.status = 'BOOKED' and ${ownOf('t', places)}
        group by t.dump_site_id, t.soil_type, t.expires_on, t.price order by t.expires_on, t.price`,
  )
