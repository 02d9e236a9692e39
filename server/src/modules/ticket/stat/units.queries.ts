import type { Actor } from '../../../kernel/command/actor.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'
import { TicketPeriod } from '../enums.js'
import { cutAtMonths, type TicketDays } from './range.js'
import { type Chosen, isFine, meant, within } from './sums.sql.js'

/** Some days of a project, and how many rows of the statistics they have. A page is looked for among them. */
export interface Unit {
  projectId: string
  since: string
  until: string
  /** A calendar month, all of it. */
  whole: boolean
  count: number
}

const month = sql`date_trunc('month', c.day)::date`
const until = (since: Sql, whole: boolean): Sql =>
  whole ? sql`(${since} + interval '1 month')::date` : sql`${since} + 1`

/** Rows of sums as units: `count` of each. */
const unit = (since: Sql, whole: boolean, count: Sql, where: Sql): Sql =>
  sql`select c.project_id, ${since} as since, ${until(since, whole)} as until, ${sql.raw(String(whole))} as whole, ${count} as count
      from ticket_count c where ${where}`

/**
 * What the rows that are not folded yet change about those counts: groups that they bring or take. `period` is what a row stands for, `span` the
 * sums that it is made of, `since` the unit that it is in.
 */
function corrected(
  actor: Actor,
  chosen: Chosen,
  days: TicketDays,
  by: { period: Sql; span: 'DAY' | 'MONTH'; since: Sql; whole: boolean },
): Sql {
  const { period, span, since, whole } = by
  const changed = sql`select distinct ${period} as period from ticket_count c where ${meant(actor, chosen, 'CHANGE', 'STOCK')} and ${within(days)}`
  const both = sql`select c.* from ticket_count c where ${meant(actor, chosen, span, 'STOCK')} and c.day = any(array(${changed}))
    union all select c.* from ticket_count c where ${meant(actor, chosen, 'CHANGE', 'STOCK')} and ${within(days)}`
  return sql`select c.project_id, ${since} as since, ${until(since, whole)} as until, ${sql.raw(String(whole))} as whole,
      (case when sum(c.moves) <> 0 then 1 else 0 end) - (count(*) filter (where c.span = ${sql.raw(`'${span}'`)}))::int as count
    from (${both}) c group by c.project_id, c.dump_site_id, c.soil_type, ${period}, ${since}`
}

/** The groups that have anything in some days at an end of the range, as one unit. */
function groupsOf(actor: Actor, chosen: Chosen, days: TicketDays): Sql {
  const both = sql.join(
    (['DAY', 'CHANGE'] as const).map(
      (span) => sql`select c.* from ticket_count c where ${meant(actor, chosen, span, 'STOCK')} and ${within(days)}`,
    ),
    sql` union all `,
  )
  return sql`select g.project_id, ${days.from}::date as since, ${days.to}::date as until, false as whole, 1 as count from (
    select c.project_id from (${both}) c group by c.project_id, c.dump_site_id, c.soil_type having sum(c.moves) <> 0) g`
}

function unitsByDay(actor: Actor, chosen: Chosen, range: TicketDays): Sql[] {
  const part = isFine(chosen) ? 'STOCK' : 'PROJECT'
  const { months, days } = cutAtMonths(range)
  const byDay = { period: sql`c.day`, span: 'DAY' } as const
  return [
    ...(months
      ? [
          unit(sql`c.day`, true, sql`c.day_rows`, sql`${meant(actor, chosen, 'MONTH', part)} and ${within(months)}`),
          corrected(actor, chosen, months, { ...byDay, since: month, whole: true }),
        ]
      : []),
    ...days.flatMap((some) => [
      unit(sql`c.day`, false, sql`c.day_rows`, sql`${meant(actor, chosen, 'DAY', part)} and ${within(some)}`),
      corrected(actor, chosen, some, { ...byDay, since: sql`c.day`, whole: false }),
    ]),
  ]
}

function unitsByMonth(actor: Actor, chosen: Chosen, range: TicketDays): Sql[] {
  const part = isFine(chosen) ? 'STOCK' : 'PROJECT'
  const { months, days } = cutAtMonths(range)
  return [
    ...(months
      ? [
          unit(sql`c.day`, true, sql`c.span_rows`, sql`${meant(actor, chosen, 'MONTH', part)} and ${within(months)}`),
          corrected(actor, chosen, months, { period: month, span: 'MONTH', since: month, whole: true }),
        ]
      : []),
    ...days.map((some) => groupsOf(actor, chosen, some)),
  ]
}

/** The units of a range that have rows, by project and time. */
export function unitsOf(em: Em, actor: Actor, by: TicketPeriod, chosen: Chosen, range: TicketDays): Promise<Unit[]> {
  const parts = by === TicketPeriod.DAY ? unitsByDay(actor, chosen, range) : unitsByMonth(actor, chosen, range)
  return rows(
    em,
    sql`select u.project_id as "projectId", u.since::text as since, u.until::text as until, u.whole, sum(u.count)::int as count
        from (${sql.join(parts, sql` union all `)}) u
        join published_project p on p.company_id = ${actor.companyId} and p.id = u.project_id
        group by u.project_id, p.name, u.since, u.until, u.whole having sum(u.count) > 0
        order by p.name, u.project_id, u.since`,
  )
}
