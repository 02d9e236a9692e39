import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { companyIds } from '../../company/index.js'
import type { AnomalyRule } from '../enums.js'
import type { KnownFlag } from './decide.js'
import { FARTHEST_TICKET_DAYS, type TripFacts } from './facts.js'

/** Facts for the rules, except the norms, with the keys by which norms are found and verdicts written. */
export interface FactsRow extends Omit<TripFacts, 'norm' | 'ticketsLeft'> {
  id: string
  version: number
  goDatetime: string
  projectId: string
  siteId: string | null
  /** yyyy-MM-dd */
  day: string
  hold: AnomalyRule | null
  known: KnownFlag[]
}

const SHOWN_OTHERS = 5
/** Longest trip: earlier departures are not searched for overlaps. */
const OVERLAP_DAYS = 3

const epoch = (column: Sql): Sql => sql`extract(epoch from ${column})::float8`
const kilograms = (tons: Sql): Sql => sql`trunc(${tons} * 1000)::float8`
const minutes = (time: Sql): Sql => sql`(extract(epoch from ${time})::int / 60)`

/** Pictures of a waybill's list, each with its fingerprint. */
const pictures = (column: Sql): Sql => sql`unnest(string_to_array(${column}, ','))`

/** Weight of a trip: the weighed tons; without them the load; without that the weight of its cubic metres of soil. */
const load = sql`case when p.weight_unit = 'TON' then ${kilograms(sql`p.weight_tons`)} else coalesce(${kilograms(sql`p.load`)},
  case when p.weight_unit = 'CUBIC' then ${kilograms(sql`p.weight_tons * s.tons_per_cubic`)} end) end`

/** Capacity by the truck's key: a join might read all trucks for each trip. */
const capacity = sql`(select ${kilograms(sql`t.capacity_tons`)} from published_truck t where t.company_id = p.company_id and t.id = p.truck_id)`

/**
 * Waybills of a company by their ids, each found by its key (`offset 0`): for a new company the planner expects few
 * rows, and would read all of them for a piece.
 */
const waybillsOf = (
  companyId: string,
  ids: readonly string[],
): Sql => sql`unnest(${ids.filter(isId)}::uuid[]) as n(id) cross join lateral (
  select w.* from waybill w where w.company_id = ${companyId} and w.id = n.id offset 0) w`

/** Other plates in trips of merged trucks, in both directions; few companies have any. */
const alsoCalled = (companyId: string): Sql => sql`
  merged as materialized (select id, plate, merged_into from published_truck where company_id = ${companyId} and merged_into is not null),
  also_called as materialized (
    select d.merged_into as truck_id, d.plate from merged d
    union select d.id, t.plate from merged d join published_truck t on t.company_id = ${companyId} and t.id = d.merged_into
    union select d.id, o.plate from merged d join merged o on o.merged_into = d.merged_into and o.id <> d.id)`

/**
 * Trips of a piece whose truck was still on an earlier trip. Each truck's trips are read once in order of time, with
 * the latest completion so far, truck by truck: for a new company the planner expects no trips, and a join would read
 * all of them for each truck. It would do the same by the index on the whole company's trips, so the time has a zero
 * added, which that index does not have.
 */
const lapped = (companyId: string): Sql => sql`
  trucks as materialized (select truck_code, min(go_datetime) as first, max(go_datetime) as last from piece group by truck_code),
  lapped as materialized (select l.id from trucks t cross join lateral (
    select o.id, o.go_datetime, max(o.complete_datetime) over (order by o.go_datetime + interval '0', o.id
        rows between unbounded preceding and 1 preceding) as busy
      from waybill o
      where o.company_id = ${companyId} and o.truck_code = t.truck_code and o.status <> 'VOID'
        and o.go_datetime > t.first - make_interval(days => ${OVERLAP_DAYS}) and o.go_datetime <= t.last) l
    where l.busy > l.go_datetime
    union
    select p.id from piece p join also_called a on a.truck_id = p.truck_id
    where exists (select from waybill o where o.company_id = ${companyId} and o.truck_code = a.plate and o.status <> 'VOID'
      and o.go_datetime > p.go_datetime - make_interval(days => ${OVERLAP_DAYS}) and (o.go_datetime, o.id) < (p.go_datetime, p.id)
      and o.complete_datetime > p.go_datetime))`

/** Earlier trips of those known to overlap, which are few: the longest ones, by departure. */
const overlaps = sql`case when p.id in (select id from lapped) then (select coalesce(json_agg(o order by o."goAt", o.id), '[]') from (
  select o.id, o.no, ${epoch(sql`o.go_datetime`)} as "goAt", ${epoch(sql`o.complete_datetime`)} as "doneAt" from waybill o
  where o.company_id = p.company_id and o.status <> 'VOID'
    and o.truck_code = any(array(select p.truck_code union all select a.plate from also_called a where a.truck_id = p.truck_id))
    and o.go_datetime > p.go_datetime - make_interval(days => ${OVERLAP_DAYS}) and (o.go_datetime, o.id) < (p.go_datetime, p.id)
    and o.complete_datetime > p.go_datetime
  order by o.complete_datetime desc, o.id limit ${SHOWN_OTHERS}) o) else '[]' end`

/**
 * Trips of a piece with a picture that an older waybill has, or that they have twice. Each picture is looked up on its
 * own.
 */
const doubled = (companyId: string): Sql => sql`
  pictured as materialized (select p.id, md5(trim(picture))::uuid as picture from piece p
    cross join lateral ${pictures(sql`concat_ws(',', p.in_picture, p.go_picture)`)} picture where trim(picture) <> ''),
  doubled as materialized (select n.id from (
    select n.id, exists (select from waybill_picture o
        where o.company_id = ${companyId} and o.picture = n.picture and o.waybill_id < n.id) as shared from pictured n) n
    where n.shared),
  repeated as materialized (select id from pictured group by id, picture having count(*) > 1)`

/** Older waybills of those known to share a picture. Ids grow with time: the smaller one had the picture first. */
const sharedPictures = sql`case when p.id in (select id from doubled) then (select coalesce(json_agg(o order by o.id, o.place), '[]') from (
  select o.id, o.no, own.place from (
      select 'LOADING' as place, md5(trim(picture))::uuid as picture from ${pictures(sql`p.in_picture`)} picture
      union select 'LEAVING', md5(trim(picture))::uuid from ${pictures(sql`p.go_picture`)} picture) own
    cross join lateral (
      select o.id, o.no from waybill_picture x join waybill o on o.company_id = x.company_id and o.id = x.waybill_id
      where x.company_id = p.company_id and x.picture = own.picture and x.waybill_id < p.id and o.status <> 'VOID'
      order by x.waybill_id limit ${SHOWN_OTHERS}) o
  limit ${SHOWN_OTHERS}) o) else '[]' end`

const repeatedPictures = sql`case when p.id in (select id from repeated) then (select json_agg(distinct o.place order by o.place) from (
  select own.place, count(*) over (partition by own.picture) as times from (
      select 'LOADING' as place, trim(picture) as picture from ${pictures(sql`p.in_picture`)} picture
      union all select 'LEAVING', trim(picture) from ${pictures(sql`p.go_picture`)} picture) own
  where own.picture <> '') o where o.times > 1) else '[]' end`

/** Whether a ticket number is a real one: 0, 无 and / mean none. */
const numbered = (alias: string): Sql => sql.raw(`${alias}.ticket_no ~ '[1-9]' and ${alias}.status <> 'VOID'`)
/** Most trips with one ticket number that are compared. */
const MANY_TICKETS = 1000

/**
 * Live trips to the site of trip `alias` with its ticket number. Unordered: for a new company the planner would
 * otherwise use the index on all its trips in that order.
 */
const withTicketOf = (alias: string, and: Sql): Sql => {
  const own = (column: string) => sql.raw(`${alias}.${column}`)
  return sql`(select o.id, o.no, o.go_datetime from waybill o
    where o.company_id = ${own('company_id')} and o.ticket_no = ${own('ticket_no')} and o.dump_site_id = ${own('dump_site_id')}
      and o.status <> 'VOID' and ${and} offset 0 limit ${MANY_TICKETS}) o`
}

const sameTickets = sql`case when ${numbered('p')} then (select coalesce(json_agg(o order by o."goAt" desc, o.id desc), '[]') from (
  select o.id, o.no, ${epoch(sql`o.go_datetime`)} as "goAt"
  from ${withTicketOf(
    'p',
    sql`o.go_datetime > p.go_datetime - make_interval(days => ${FARTHEST_TICKET_DAYS}) and (o.go_datetime, o.id) < (p.go_datetime, p.id)`,
  )}
  order by o.go_datetime desc, o.id desc limit ${SHOWN_OTHERS}) o) else '[]' end`

/**
 * Visible flags of the waybills in a piece, read once: separate look-ups would each search all flags of the company.
 */
const flagged = (companyId: string): Sql => sql`
  flagged as materialized (select a.waybill_id, json_agg(json_build_object('id', a.id, 'rule', a.rule, 'state', a.state,
      'key', a.evidence_key, 'evidence', a.evidence)) as list
    from waybill_anomaly a
    where a.company_id = ${companyId} and a.waybill_id = any(array(select id from piece)) and a.state <> 'GONE' group by a.waybill_id)`

/** Standing words about the waybills in a piece, read once as their flags are. */
const said = (companyId: string): Sql => sql`
  said as materialized (select c.waybill_id, json_agg(json_build_object('id', c.id, 'side', c.side, 'verdict', c.verdict,
      'thousandths', ${kilograms(sql`c.weight_tons`)}, 'reason', c.reason) order by c.side) as list
    from trip_confirmation c
    where c.company_id = ${companyId} and c.waybill_id = any(array(select id from piece)) and c.replaced_at is null group by c.waybill_id)`

const known = sql`coalesce(f.list, '[]')`

/** Facts of a piece of a company's waybills, in one statement and in the order of departure. */
const factsOf = (em: Em, companyId: string, piece: Sql): Promise<FactsRow[]> =>
  rows<FactsRow>(
    em,
    sql`with piece as materialized (${piece}), ${alsoCalled(companyId)}, ${lapped(companyId)}, ${doubled(companyId)}, ${flagged(companyId)},
        ${said(companyId)}
      select p.id, p.version, p.status, p.go_datetime as "goDatetime", to_char(p.go_datetime, 'YYYY-MM-DD') as day,
        p.project_id as "projectId", p.dump_site_id as "siteId", p.go_soil_type as "soilType", p.anomaly_hold as hold,
        ${epoch(sql`p.in_datetime`)} as "loadAt", ${epoch(sql`p.go_datetime`)} as "goAt",
        ${epoch(sql`p.complete_datetime`)} as "doneAt", ${load} as "loadKg", ${capacity} as "capacityKg",
        p.in_shift_type as shift, ${minutes(sql`j.day_shift_start`)} as "dayStart", ${minutes(sql`j.night_shift_start`)} as "nightStart",
        p.is_ticket as "isTicket", p.ticket_no as "ticketNo", p.dump_site_id is not null as "hasSite", p.project_name as "projectName",
        p.garbage_name as "siteName", p.track_distance_m as distance,
        ${overlaps} as overlaps, ${sharedPictures} as "sharedPictures",
        ${repeatedPictures} as "repeatedPictures", ${sameTickets} as "sameTickets", ${known} as known,
        p.weight_unit as unit, ${kilograms(sql`p.weight_tons`)} as thousandths, coalesce(c.list, '[]') as words
      from piece p
        join published_project j on j.company_id = p.company_id and j.id = p.project_id
        left join published_soil_type s on s.company_id = p.company_id and s.name = p.go_soil_type
        left join flagged f on f.waybill_id = p.id
        left join said c on c.waybill_id = p.id
      order by p.go_datetime, p.id`,
  )

export const factsOfIds = (em: Em, companyId: string, ids: readonly string[]): Promise<FactsRow[]> =>
  factsOf(em, companyId, sql`select w.* from ${waybillsOf(companyId, [...new Set(ids)])}`)

/** Companies with trucks that have left since a moment. */
export const companiesSince = (em: Em, from: Date): Promise<string[]> =>
  companiesWhere(
    em,
    async (companyId) => (await nextIds(em, companyId, { from, after: undefined, limit: 1 })).length > 0,
  )

export interface Place {
  goDatetime: string
  id: string
}

/** Next waybills after a place, among those that left since a moment. */
export function nextIds(
  em: Em,
  companyId: string,
  { from, after, limit }: { from: Date; after: Place | undefined; limit: number },
): Promise<Place[]> {
  const later = after ? sql`and (w.go_datetime, w.id) > (${after.goDatetime}, ${after.id})` : sql``
  return rows<Place>(
    em,
    sql`select w.id, w.go_datetime as "goDatetime" from waybill w
        where w.company_id = ${companyId} and w.go_datetime >= ${from} ${later}
        order by w.go_datetime, w.id limit ${limit}`,
  )
}

/**
 * Updates the fingerprints of waybills' pictures. Differences are found by set operations: for a join of rows without
 * statistics the planner may compare each row with each.
 */
export async function syncPictures(em: Em, companyId: string, ids: readonly string[]): Promise<void> {
  await rows(
    em,
    sql`with wanted as materialized (
        select md5(trim(picture))::uuid as picture, w.id as waybill_id from ${waybillsOf(companyId, ids)}
          cross join lateral ${pictures(sql`concat_ws(',', w.in_picture, w.go_picture)`)} picture
        where trim(picture) <> ''),
      kept as materialized (
        select x.picture, x.waybill_id from unnest(${ids.filter(isId)}::uuid[]) as n(id) cross join lateral (
          select x.picture, x.waybill_id from waybill_picture x
          where x.company_id = ${companyId} and x.waybill_id = n.id offset 0) x),
      gone as (
        delete from waybill_picture x where x.company_id = ${companyId}
          and (x.picture, x.waybill_id) in (select * from kept except select * from wanted)),
      new as materialized (select * from wanted except select * from kept)
      insert into waybill_picture (company_id, picture, waybill_id)
      select ${companyId}, n.picture, n.waybill_id from new n on conflict do nothing`,
  )
}

/**
 * Waybills, and others whose anomalies may depend on them: later trips of their trucks or with their ticket numbers,
 * younger waybills with one of their pictures, and waybills that name one of them in a live anomaly. Each trip and
 * picture is looked up on its own (`offset 0`) by an index: the plan of a join depends on statistics, which a new
 * company lacks.
 */
export async function withNeighbours(em: Em, companyId: string, ids: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    em,
    sql`with ${alsoCalled(companyId)}
      select n.id from unnest(${[...ids]}::uuid[]) as n(id)
      union
      select o.id from waybill w join also_called a on a.truck_id = w.truck_id cross join lateral (
          select o.id from waybill o
          where o.company_id = ${companyId} and o.truck_code = a.plate and o.go_datetime >= w.go_datetime
            and o.go_datetime < least(w.complete_datetime, w.go_datetime + make_interval(days => ${OVERLAP_DAYS})) offset 0) o
        where w.company_id = ${companyId} and ${inUuids(sql`w.id`, ids)} and w.complete_datetime > w.go_datetime
      union
      select o.id from waybill w cross join lateral (
          select o.id from waybill o
          where o.company_id = ${companyId} and o.truck_code = w.truck_code and o.go_datetime >= w.go_datetime
            and o.go_datetime < least(w.complete_datetime, w.go_datetime + make_interval(days => ${OVERLAP_DAYS})) offset 0) o
        where w.company_id = ${companyId} and ${inUuids(sql`w.id`, ids)} and w.complete_datetime > w.go_datetime
      union
      (select o.waybill_id from waybill_picture x cross join lateral (
          select o.waybill_id from waybill_picture o
          where o.company_id = ${companyId} and o.picture = x.picture and o.waybill_id > x.waybill_id offset 0) o
        where x.company_id = ${companyId} and ${inUuids(sql`x.waybill_id`, ids)} limit 1000)
      union
      select o.id from waybill w cross join lateral (
          select o.id from ${withTicketOf(
            'w',
            sql`o.go_datetime < w.go_datetime + make_interval(days => ${FARTHEST_TICKET_DAYS}) and (o.go_datetime, o.id) > (w.go_datetime, w.id)`,
          )} order by o.go_datetime, o.id limit ${SHOWN_OTHERS}) o
        where w.company_id = ${companyId} and ${inUuids(sql`w.id`, ids)} and ${numbered('w')}
      union
      select a.waybill_id from waybill_anomaly a
        where a.company_id = ${companyId} and a.state in ('OPEN', 'CONFIRMED') and a.other_ids && ${[...ids]}::uuid[]`,
  )
  return found.map(({ id }) => id)
}

/**
 * Companies for which a condition is true. Each is queried separately, since its rows may lie on a node of their own
 * (docs/adr/0030).
 */
async function companiesWhere(em: Em, holds: (companyId: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = []
  for (const id of await companyIds(em)) if (await holds(id)) found.push(id)
  return found
}
