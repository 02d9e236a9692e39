import type { Em } from '../../../kernel/sql/database.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'

/** Most trips that are judged again after another change. */
const MANY_TRIPS = 5000

const ticketDay = (moment: Sql): Sql => sql`((${moment} at time zone 'Asia/Shanghai') - interval '6 hours')::date`
const begins = (day: Sql): Sql => sql`((${day} + time '06:00') at time zone 'Asia/Shanghai')`

/** Condition that a trip left with a ticket and counts as its use. */
const uses = sql`w.is_ticket and w.status <> 'VOID' and w.dump_site_id is not null`

/**
 * Places and ticket days of waybills, each found by its key. Trips from before the company's first entry are left out,
 * since the stock of that time is unknown.
 */
const places = (companyId: string, ids: readonly string[], which: Sql): Sql => sql`
  begun as materialized (select ${ticketDay(sql`min(e.happened_at)`)} as day from ticket_entry e where e.company_id = ${companyId}),
  given as materialized (
    select w.id, w.project_id, w.dump_site_id, w.go_soil_type, w.day from begun b
      cross join unnest(${ids.filter(isId)}::uuid[]) as n(id) cross join lateral (
        select w.*, ${ticketDay(sql`w.go_datetime`)} as day from published_waybill w where w.company_id = ${companyId} and w.id = n.id offset 0) w
    where w.day >= b.day and ${which}),
  places as materialized (
    select project_id, dump_site_id, go_soil_type, day, count(*)::int as trips from given group by project_id, dump_site_id, go_soil_type, day)`

/** Stocks of projects at the end of these days. A project's sums are read once a day, however many places it has. */
const closings = (companyId: string): Sql => {
  const piece = (span: 'YEAR' | 'MONTH' | 'DAY' | 'CHANGE', days: Sql): Sql =>
    sql`select c.dump_site_id, c.soil_type, c.collected - c.used - c.refunded as moved from ticket_count c
        where c.company_id = ${companyId} and c.part = 'STOCK' and c.project_id = p.project_id and c.span = ${sql.raw(`'${span}'`)} and ${days}`
  const pieces = [
    piece('YEAR', sql`c.day < date_trunc('year', p.day)`),
    piece('MONTH', sql`c.day >= date_trunc('year', p.day) and c.day < date_trunc('month', p.day)`),
    piece('DAY', sql`c.day >= date_trunc('month', p.day) and c.day <= p.day`),
    piece('CHANGE', sql`c.day <= p.day`),
  ]
  return sql`
  closings as materialized (
    select p.project_id, p.day, c.dump_site_id, c.soil_type, c.remaining
    from (select distinct project_id, day from places) p cross join lateral (
      select m.dump_site_id, m.soil_type, sum(m.moved)::int as remaining from (${sql.join(pieces, sql` union all `)}) m
      group by m.dump_site_id, m.soil_type offset 0) c)`
}

/** Trips `w` at the place and day `s` that used a ticket. */
const tripsOf = (companyId: string): Sql => sql`
  select w.id, w.go_datetime from published_waybill w
  where w.company_id = ${companyId} and w.project_id = s.project_id and w.go_datetime >= ${begins(sql`s.day`)}
    and w.go_datetime < ${begins(sql`(s.day + 1)`)} and w.dump_site_id = s.dump_site_id and w.go_soil_type = s.go_soil_type and ${uses}`

export interface TripLeft {
  id: string
  left: number
}

/**
 * Trips among these that used a ticket when their project had none left. The last trips of a ticket day count as those
 * without: bookings of a day come before its trips, as in the statistics.
 */
export const tripsWithoutStock = (em: Em, companyId: string, ids: readonly string[]): Promise<TripLeft[]> =>
  rows(
    em,
    sql`with ${places(companyId, ids, uses)}, ${closings(companyId)},
        short as materialized (
          select s.project_id, s.dump_site_id, s.go_soil_type, s.day, c.remaining from places s join closings c on c.project_id = s.project_id
            and c.day = s.day and c.dump_site_id = s.dump_site_id and c.soil_type = s.go_soil_type where c.remaining < 0),
        ranked as materialized (
          select w.id, s.remaining + row_number() over (
              partition by s.project_id, s.dump_site_id, s.go_soil_type, s.day order by w.go_datetime desc, w.id desc)::int as had
          from short s cross join lateral (${tripsOf(companyId)} offset 0) w)
        select r.id, r.had as left from ranked r join given g on g.id = r.id where r.had <= 0`,
  )

/** Other trips of these places and ticket days where stock is zero, or may have been so before the change. */
export async function tripsBesides(em: Em, companyId: string, ids: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    em,
    sql`with ${places(companyId, ids, sql`w.dump_site_id is not null`)}, ${closings(companyId)}
        select w.id from places s join closings c on c.project_id = s.project_id and c.day = s.day and c.dump_site_id = s.dump_site_id
            and c.soil_type = s.go_soil_type and c.remaining < s.trips
          cross join lateral (${tripsOf(companyId)} offset 0) w
        limit ${MANY_TRIPS}`,
  )
  return found.map(({ id }) => id)
}

export interface BookedPlace {
  projectId: string
  dumpSiteId: string
  soilType: string
  happenedAt: Date | string
  /**
   * Tickets that the booking gave to the project, negative where it took some. Days with fewer left were short before.
   */
  change: number
}

/** Latest trips from the ticket day of a booking on for which stock is zero, or was so before. */
export async function tripsAfter(em: Em, companyId: string, booked: BookedPlace): Promise<string[]> {
  const { projectId, dumpSiteId, soilType, happenedAt, change } = booked
  const day = ticketDay(sql`${happenedAt}::timestamptz`)
  const own = sql`c.company_id = ${companyId} and c.part = 'STOCK' and c.project_id = ${projectId}
    and c.dump_site_id = ${dumpSiteId} and c.soil_type = ${soilType}`
  const found = await rows<{ id: string }>(
    em,
    sql`with days as (
          select c.day, sum(c.collected - c.used - c.refunded) as moved, sum(c.used) as used from ticket_count c
          where ${own} and c.span in ('DAY', 'CHANGE') group by c.day),
        ends as (select d.day, d.used, sum(d.moved) over (order by d.day) as remaining from days d)
        select w.id from (
            select e.day, ${projectId}::uuid as project_id, ${dumpSiteId}::uuid as dump_site_id, ${soilType}::text as go_soil_type from ends e
            where e.day >= ${day} and e.used > 0 and e.remaining < ${Math.max(change, 0)}::int) s
          cross join lateral (${tripsOf(companyId)} offset 0) w
        order by w.go_datetime desc, w.id limit ${MANY_TRIPS}`,
  )
  return found.map(({ id }) => id)
}
