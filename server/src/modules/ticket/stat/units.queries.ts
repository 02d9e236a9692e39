import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { columnsOf, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { TicketPeriod } from '../enums.js'
import { cutAtMonths, type Days, daysIn, monthAfter, monthOf, type TicketDays } from './range.js'
import { type Chosen, isFine, meant, within } from './sums.sql.js'

/** Days of a project, with the number of its rows in the statistics, among which a page is searched. */
export interface Unit {
  projectId: string
  since: string
  until: string
  /** Whether it is a whole calendar month. */
  whole: boolean
  count: number
}

const month = sql`date_trunc('month', c.day)::date`
/** Bounds of units, and whether they are whole months. */
interface Cuts {
  since: Sql
  until: Sql
  whole: boolean
}

const columns = ({ since, until, whole }: Cuts): Sql =>
  sql`c.project_id, ${since} as since, ${until} as until, ${sql.raw(String(whole))} as whole`

const byMonth: Cuts = { since: month, until: sql`(${month} + interval '1 month')::date`, whole: true }
const byDay: Cuts = { since: sql`c.day`, until: sql`c.day + 1`, whole: false }
/** All days of a range as one unit. */
const asOne = ({ from, to }: Days): Cuts => ({ since: sql`${from}::date`, until: sql`${to}::date`, whole: false })

/** Sums as units, with `count` rows each. */
const unit = (cuts: Cuts, count: Sql, where: Sql): Sql =>
  sql`select ${columns(cuts)}, ${count} as count from ticket_count c where ${where}`

/**
 * Corrections of these counts by changes that are not folded yet: groups that appear or vanish. `days` finds the rows
 * `c`, `period` is the time of a row in the statistics, and `span` that of the sums behind it.
 */
function corrected(
  actor: Actor,
  chosen: Chosen,
  days: Sql,
  { period, span, cuts }: { period: Sql; span: 'DAY' | 'MONTH'; cuts: Cuts },
): Sql {
  const changes = sql`${meant(actor, chosen, 'CHANGE', 'STOCK')} and ${days}`
  const changed = sql`select distinct ${period} as period from ticket_count c where ${changes}`
  const both = sql`select c.* from ticket_count c where ${meant(actor, chosen, span, 'STOCK')} and c.day = any(array(${changed}))
    union all select c.* from ticket_count c where ${changes}`
  return sql`select ${columns(cuts)},
      (case when sum(c.moves) <> 0 then 1 else 0 end) - (count(*) filter (where c.span = ${sql.raw(`'${span}'`)}))::int as count
    from (${both}) c group by c.project_id, c.dump_site_id, c.soil_type, ${period}`
}

/**
 * Groups with any move on some days of a month, as one unit: counted on those days or, where the others are fewer, as
 * the month less the others.
 */
function groupsOf(actor: Actor, chosen: Chosen, days: Days): Sql {
  const whole = { from: monthOf(days.from), to: monthAfter(days.from) }
  const others = [
    { from: whole.from, to: days.from },
    { from: days.to, to: whole.to },
  ].filter(({ from, to }) => from < to)
  const most = daysIn(days) * 2 > daysIn(whole)
  const read = (span: 'DAY' | 'MONTH' | 'CHANGE', moves: string, where: Sql) =>
    sql`select c.project_id, c.dump_site_id, c.soil_type, ${sql.raw(moves)} as moves from ticket_count c
        where ${meant(actor, chosen, span, 'STOCK')} and ${where}`
  const folded = most
    ? [
        read('MONTH', 'c.moves', sql`c.day = ${whole.from}::date`),
        ...others.map((some) => read('DAY', '-c.moves', within(some))),
      ]
    : [read('DAY', 'c.moves', within(days))]
  const moved = sql.join([...folded, read('CHANGE', 'c.moves', within(days))], sql` union all `)
  return sql`select ${columns(asOne(days))}, count(*) as count from (
    select c.project_id from (${moved}) c group by c.project_id, c.dump_site_id, c.soil_type having sum(c.moves) <> 0) c group by c.project_id`
}

function unitsByDay(actor: Actor, chosen: Chosen, range: TicketDays): Sql[] {
  const part = isFine(chosen) ? 'STOCK' : 'PROJECT'
  const { months, days } = cutAtMonths(range)
  const piece = (span: 'DAY' | 'MONTH', some: TicketDays, cuts: Cuts): Sql[] => [
    unit(cuts, sql`c.day_rows`, sql`${meant(actor, chosen, span, part)} and ${within(some)}`),
    corrected(actor, chosen, within(some), { period: sql`c.day`, span: 'DAY', cuts }),
  ]
  return [
    ...(months ? piece('MONTH', months, byMonth) : []),
    ...days.flatMap((some) => piece('DAY', some, asOne(some))),
  ]
}

function unitsByMonth(actor: Actor, chosen: Chosen, range: TicketDays): Sql[] {
  const part = isFine(chosen) ? 'STOCK' : 'PROJECT'
  const { months, days } = cutAtMonths(range)
  return [
    ...(months
      ? [
          unit(byMonth, sql`c.span_rows`, sql`${meant(actor, chosen, 'MONTH', part)} and ${within(months)}`),
          corrected(actor, chosen, within(months), { period: month, span: 'MONTH', cuts: byMonth }),
        ]
      : []),
    ...days.map((some) => groupsOf(actor, chosen, some)),
  ]
}

const inTime = (em: Em, actor: Actor, parts: readonly Sql[], given = sql``): Promise<Unit[]> =>
  rows(
    em,
    sql`${given}select u.project_id as "projectId", u.since::text as since, u.until::text as until, u.whole, u.count
        from (
          select project_id, since, until, whole, sum(count)::int as count from (${sql.join(parts, sql` union all `)}) w
          group by project_id, since, until, whole having sum(count) > 0
        ) u
        join published_project p on p.company_id = ${actor.companyId} and p.id = u.project_id
        order by p.name, u.project_id, u.since`,
  )

/** Units of a range that have rows, by project and time: whole months, and the days around them. */
export const unitsOf = (em: Em, actor: Actor, by: TicketPeriod, chosen: Chosen, range: TicketDays): Promise<Unit[]> =>
  inTime(em, actor, by === TicketPeriod.DAY ? unitsByDay(actor, chosen, range) : unitsByMonth(actor, chosen, range))

/** Days of units that have rows, by project and time, for filters of whole projects. */
export function daysOfUnits(em: Em, actor: Actor, chosen: Chosen, units: readonly Unit[]): Promise<Unit[]> {
  const given = columnsOf([
    { type: 'uuid', values: units.map(({ projectId }) => projectId) },
    { type: 'date', values: units.map(({ since }) => since) },
    { type: 'date', values: units.map(({ until }) => until) },
  ])
  const days = sql`exists (select from g where g.project_id = c.project_id and c.day >= g.since and c.day < g.until)`
  return inTime(
    em,
    actor,
    [
      sql`select ${columns(byDay)}, c.day_rows as count from g join ticket_count c
          on c.project_id = g.project_id and c.day >= g.since and c.day < g.until where ${meant(actor, chosen, 'DAY', 'PROJECT')}`,
      corrected(actor, chosen, days, { period: sql`c.day`, span: 'DAY', cuts: byDay }),
    ],
    sql`with g as (select * from ${given} as t(project_id, since, until)) `,
  )
}
