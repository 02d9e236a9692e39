import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { Books, Place } from '../entry/book.queries.js'
import { type Differing, type Measures, type Month } from './days.queries.js'

/** Sum of a longer span or a coarser group that differed from its sources, without the repairs of its days. */
export type Made = Omit<Differing, 'before' | 'after'> & {
  there: Measures
  made: Measures
  /** Changes of the sum that are not folded yet. */
  changed: Measures
}

const GROUP = sql.raw('span, part, day, project_id, dump_site_id, soil_type, driver_id')
const MEASURES = ['collected', 'used', 'refunded', 'moves']
const ROW_COUNTS = ['day_rows', 'span_rows']
const measures = [...MEASURES, ...ROW_COUNTS]
const SUMS = sql.raw(measures.map((name) => `sum(${name})::int as ${name}`).join(', '))
const ALL = sql.raw(measures.join(', '))
/** Measures of these rows under the names of their kind; zero under those of other kinds. */
const as = (own: 'there' | 'made' | 'changed'): Sql =>
  sql.raw(
    measures
      .flatMap((name) => ['there', 'made', 'changed'].map((one) => `${one === own ? name : 0} as ${one}_${name}`))
      .join(', '),
  )
const added = sql.raw(
  measures
    .flatMap((name) => ['there', 'made', 'changed'].map((one) => `sum(${one}_${name})::int as ${one}_${name}`))
    .join(', '),
)
const lacking = sql.raw(measures.map((name) => `made_${name} - there_${name}`).join(', '))
const differs = sql.raw(measures.map((name) => `made_${name} <> there_${name}`).join(' or '))
const told = (one: 'there' | 'made' | 'changed'): Sql =>
  sql.raw(`json_build_object(${MEASURES.map((name) => `'${name}', d.${one}_${name}`).join(', ')})`)

/** Right value of a sum: all moves, less the changes that are not folded yet. */
const right = (name: string): string => `coalesce(m.${name}, 0) - d.changed_${name}`
const rightOnes = sql.raw(
  [
    ...MEASURES.map((name) => `${right(name)} as made_${name}`),
    // Counts of rows stay where finer sums are wrong, from which they would be counted wrongly.
    ...ROW_COUNTS.map(
      (name) =>
        `case when ${MEASURES.map((one) => `d.made_${one} = ${right(one)}`).join(' and ')} then d.made_${name} else d.there_${name} end as made_${name}`,
    ),
    ...measures.flatMap((name) => [`d.there_${name}`, `d.changed_${name}`]),
  ].join(', '),
)

/** Moments within a sum `d`. */
const spanned = (moment: Sql): Sql => {
  const at = (day: Sql) => sql`((${day} + time '06:00') at time zone 'Asia/Shanghai')`
  const end = sql`(d.day + case d.span when 'DAY' then interval '1 day' when 'MONTH' then interval '1 month' else interval '1 year' end)::date`
  return sql`${moment} >= ${at(sql`d.day`)} and ${moment} < ${at(end)}`
}

/** Moves of waybills and ledger in a sum `d`, whichever keys the sum has. */
const movedOf = (companyId: string): Sql =>
  sql`select coalesce(sum(r.collected), 0)::int as collected, coalesce(sum(r.used), 0)::int as used,
        coalesce(sum(r.refunded), 0)::int as refunded, count(*)::int as moves
      from (
        select 0 as collected, 1 as used, 0 as refunded from published_waybill w
        where w.company_id = ${companyId} and w.project_id = d.project_id and w.is_ticket and w.status <> 'VOID'
          and ${spanned(sql`w.go_datetime`)} and (d.part = 'PROJECT' or w.dump_site_id = d.dump_site_id and w.go_soil_type = d.soil_type)
          and (d.driver_id is null or w.driver_id = d.driver_id)
        union all
        select case when e.kind = 'COLLECT' then e.quantity else 0 end, case when e.kind = 'USE' then e.quantity else 0 end,
          case when e.kind = 'REFUND' then e.quantity else 0 end
        from ticket_entry e
        where e.company_id = ${companyId} and e.project_id = d.project_id and ${spanned(sql`e.happened_at`)}
          and (d.part = 'PROJECT' or e.dump_site_id = d.dump_site_id and e.soil_type = d.soil_type)
          and (d.driver_id is null or e.driver_id = d.driver_id)) r`

/**
 * Adds differences to sums: readers add all rows of a group, and the next folding merges them. A sum that differs from
 * the finer sums is compared with waybills and ledger, since finer ones may be wrong as well. Each select has the
 * columns of sums; all read one moment.
 */
const repair = (
  { em, actor: { companyId } }: Books,
  { there, made, changed }: { there: Sql; made: Sql; changed: Sql },
): Promise<Made[]> =>
  rows(
    em,
    sql`with unlike as (
          select ${GROUP}, ${added} from (
            select ${GROUP}, ${as('there')} from (${there}) t
            union all select ${GROUP}, ${as('made')} from (${made}) m
            union all select ${GROUP}, ${as('changed')} from (${changed}) c
          ) w group by ${GROUP}
        ), compared as (
          select ${GROUP}, ${rightOnes} from (select * from unlike where ${differs}) d cross join lateral (${movedOf(companyId)}) m
        ), repaired as (
          insert into ticket_count (company_id, ${GROUP}, ${ALL}) select ${companyId}, ${GROUP}, ${lacking} from compared where ${differs}
        )
        select d.span, d.part, d.day::text as since, d.project_id as "projectId", p.name as "projectName", d.driver_id as "driverId",
          ${told('there')} as there, ${told('made')} as made, ${told('changed')} as changed
        from compared d left join published_project p on p.company_id = ${companyId} and p.id = d.project_id
        where ${differs} order by d.day, d.part desc, p.name, d.project_id, d.driver_id`,
  )

type Unit = 'month' | 'year'

/** Repairs the sums of a place over a month, or over a year. */
export function repairUnit(
  books: Books,
  { dumpSiteId, soilType }: Place,
  unit: Unit,
  { from, to }: Month,
): Promise<Made[]> {
  const { companyId } = books.actor
  const own = (span: string, days: Sql): Sql =>
    sql`from ticket_count c where c.company_id = ${companyId} and c.span = ${sql.raw(`'${span}'`)} and c.part in ('STOCK', 'DRIVER')
        and c.dump_site_id = ${dumpSiteId} and c.soil_type = ${soilType} and ${days}`
  const first = sql`date_trunc(${sql.raw(`'${unit}'`)}, c.day)::date`
  const [span, finer] = unit === 'month' ? ['MONTH', 'DAY'] : ['YEAR', 'MONTH']
  const year = from.slice(0, 4)
  const range =
    unit === 'month'
      ? sql`c.day >= ${from}::date and c.day < ${to}::date`
      : sql`c.day >= ${`${year}-01-01`}::date and c.day <= ${`${year}-12-31`}::date`
  const columns = sql`${sql.raw(`'${span}'`)} as span, c.part, ${first} as day, c.project_id, c.dump_site_id, c.soil_type, c.driver_id`
  const group = sql`c.part, ${first}, c.project_id, c.dump_site_id, c.soil_type, c.driver_id`
  const any = sql`sum(collected) <> 0 or sum(used) <> 0 or sum(refunded) <> 0 or sum(moves) <> 0`
  const sums = sql.raw(
    measures
      .slice(0, -1)
      .map((name) => `sum(c.${name})::int as ${name}`)
      .join(', '),
  )
  return repair(books, {
    there: sql`select ${columns}, ${ALL} ${own(span, range)}`,
    made: sql`select ${columns}, ${sums}, 1 as span_rows ${own(finer, range)} group by ${group} having ${any}`,
    changed: sql`select ${columns}, ${ALL} ${own('CHANGE', range)}`,
  })
}

/** Repairs the sums of projects over the days of a month, the month, and its year. */
export function repairProjects(books: Books, { from, to }: Month): Promise<Made[]> {
  const { companyId } = books.actor
  const year = `${from.slice(0, 4)}-01-01`
  const days = sql`(c.span = 'DAY' and c.day >= ${from}::date and c.day < ${to}::date or c.span = 'MONTH' and c.day = ${from}::date
    or c.span = 'YEAR' and c.day = ${year}::date)`
  const of = (part: string): Sql =>
    sql`from ticket_count c where c.company_id = ${companyId} and c.part = ${sql.raw(`'${part}'`)}`
  const nowhere = sql`null::uuid as dump_site_id, null::text as soil_type, null::uuid as driver_id`
  const columns = sql`c.span, 'PROJECT' as part, c.day, c.project_id, ${nowhere}`
  const spans = sql`(values ('DAY', ${from}::date, ${to}::date), ('MONTH', ${from}::date, ${to}::date),
    ('YEAR', ${year}::date, (${year}::date + interval '1 year')::date)) as s(span, since, until)`
  return repair(books, {
    there: sql`select ${columns}, ${ALL} ${of('PROJECT')} and ${days}`,
    made: sql`select ${columns}, ${SUMS} ${of('STOCK')} and ${days} group by c.span, c.day, c.project_id`,
    changed: sql`select s.span, 'PROJECT' as part, case s.span when 'DAY' then c.day else s.since end as day, c.project_id, ${nowhere}, ${ALL}
      from ${spans} join ticket_count c on c.day >= s.since and c.day < s.until
      where c.company_id = ${companyId} and c.part = 'STOCK' and c.span = 'CHANGE'`,
  })
}

/** Makes the next folding merge the added rows, though no day has changed. */
export const askForFolding = (
  { em, actor: { companyId } }: Books,
  { dumpSiteId, soilType }: Place,
  { since, projectId }: Pick<Made, 'since' | 'projectId'>,
) =>
  rows(
    em,
    sql`insert into ticket_count (company_id, span, part, day, project_id, dump_site_id, soil_type, collected, used, refunded, moves)
        values (${companyId}, 'CHANGE', 'STOCK', ${since}::date, ${projectId}, ${dumpSiteId}, ${soilType}, 0, 0, 0, 0)`,
  )
