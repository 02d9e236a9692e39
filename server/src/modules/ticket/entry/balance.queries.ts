import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { seeingAll } from '../../../kernel/sql/limit.js'
import { columnsOf, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { dayAfter } from '../stat/range.js'
import { meant, within } from '../stat/sums.sql.js'
import type { Place } from './book.queries.js'
import { chosenOf, type ProjectPlace, remainingBefore } from './opening.queries.js'

interface Balance {
  id: string
  balance: number
}

/** Entry of the ledger with its ticket day. */
interface Dated {
  id: string
  day: string
}

/**
 * Company's own stock of a place after each of these entries. It belongs to no project, so a project limit leaves
 * nothing out.
 */
export const companyBalances = (
  em: Em,
  { companyId }: Actor,
  { dumpSiteId, soilType }: Place,
  ids: readonly string[],
): Promise<Balance[]> =>
  seeingAll(() =>
    rows(
      em,
      sql`select b.id, b.balance from (
            select t.id, sum(t.company_change) over (order by t.happened_at, t.id)::int as balance from ticket_entry t
            where t.company_id = ${companyId} and t.dump_site_id = ${dumpSiteId} and t.soil_type = ${soilType}) b
          where b.id = any(${ids}::uuid[])`,
    ),
  )

/** 06:00 of a day. */
const startOf = (day: Sql): Sql => sql`((${day} + time '06:00') at time zone 'Asia/Shanghai')`

/**
 * Stock of a place in a project after each of these entries, including trips at the same moment: the sums of earlier
 * days, and the moves of its day up to the entry.
 */
export async function projectBalances(
  em: Em,
  actor: Actor,
  place: ProjectPlace,
  entries: readonly Dated[],
): Promise<Balance[]> {
  const days = entries.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const { companyId } = actor
  const { projectId, dumpSiteId, soilType } = place
  const early = await remainingBefore(em, actor, place, first)
  const asked = columnsOf([
    { type: 'uuid', values: entries.map(({ id }) => id) },
    { type: 'date', values: entries.map(({ day }) => day) },
  ])
  const kept = (span: 'DAY' | 'CHANGE') =>
    sql`select c.day, c.collected - c.used - c.refunded as change from ticket_count c
        where ${meant(actor, chosenOf(place), span, 'STOCK')} and ${within({ from: first, to: dayAfter(last) })}`
  const ofDay = (moment: Sql) => sql`${moment} >= ${startOf(sql`d.day`)} and ${moment} < ${startOf(sql`(d.day + 1)`)}`
  return rows(
    em,
    sql`with asked (id, day) as (select id, day from ${asked} as a (id, day)),
        day_sum as (select k.day, sum(k.change) as change from (${kept('DAY')} union all ${kept('CHANGE')}) k group by k.day),
        early as (
          select d.day, ${early}::int + coalesce(sum(s.change), 0) as remaining
          from (select distinct day from asked) d left join day_sum s on s.day < d.day group by d.day),
        moves as (
          select d.day, t.happened_at as at, 1 as turn, t.id, case t.kind when 'COLLECT' then t.quantity else -t.quantity end as change
          from early d join ticket_entry t on t.company_id = ${companyId} and t.project_id = ${projectId}
            and t.dump_site_id = ${dumpSiteId} and t.soil_type = ${soilType} and ${ofDay(sql`t.happened_at`)}
          union all
          select d.day, w.go_datetime, 0, null, -1
          from early d join published_waybill w on w.company_id = ${companyId} and w.project_id = ${projectId}
            and w.dump_site_id = ${dumpSiteId} and w.go_soil_type = ${soilType} and w.is_ticket and w.status <> 'VOID'
            and ${ofDay(sql`w.go_datetime`)})
        select a.id, (e.remaining + m.moved)::int as balance
        from (select day, id, sum(change) over (partition by day order by at, turn, id) as moved from moves) m
        join asked a on a.id = m.id join early e on e.day = m.day`,
  )
}
