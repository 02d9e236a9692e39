import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import type { RuleSettings, SiteNorm } from './facts.js'

/** Project on a day, yyyy-MM-dd. */
export interface ProjectDay {
  projectId: string
  day: string
}

/** Norms by dump site; of tickets also by soil. */
type Sites = Record<string, Pick<SiteNorm, 'distance' | 'cycle'> & { tickets: Record<string, SiteNorm['tickets']> }>
interface NormRow extends ProjectDay {
  sites: Sites
}

const NOTHING: SiteNorm = { distance: null, cycle: null, tickets: null }

/** Norms of a project's site and soil before a day. */
export type NormOf = (trip: ProjectDay & { siteId: string | null; soilType: string }) => SiteNorm

/**
 * Norms of projects on days; missing ones are computed from the trips of earlier days, so that they are the same
 * whenever a rule needs the day.
 */
export async function normsOf(
  em: Em,
  companyId: string,
  wanted: readonly ProjectDay[],
  { settings, now }: { settings: RuleSettings; now: Date },
): Promise<NormOf> {
  const days = new Map(wanted.map(({ projectId, day }) => [`${projectId} ${day}`, { projectId, day }]))
  const norms = new Map((await readNorms(em, companyId, [...days.values()])).map((row) => [keyOf(row), row.sites]))
  const missing = [...days.values()].filter((day) => !norms.has(keyOf(day)))
  if (missing.length > 0) {
    for (const row of await makeNorms(em, companyId, missing, settings, now)) norms.set(keyOf(row), row.sites)
  }
  return ({ siteId, soilType, ...day }) => {
    const site = siteId === null ? undefined : norms.get(keyOf(day))?.[siteId]
    return site ? { distance: site.distance, cycle: site.cycle, tickets: site.tickets[soilType] ?? null } : NOTHING
  }
}

const keyOf = ({ projectId, day }: ProjectDay): string => `${projectId} ${day}`

const asked = (wanted: readonly ProjectDay[]) =>
  sql`json_to_recordset(${JSON.stringify(wanted)}::json) as d("projectId" uuid, day date)`

const readNorms = (em: Em, companyId: string, wanted: readonly ProjectDay[]): Promise<NormRow[]> =>
  rows(
    em,
    sql`select n.project_id as "projectId", n.day::text as day, n.sites
        from ${asked(wanted)} join anomaly_norm n on n.project_id = d."projectId" and n.day = d.day
        where n.company_id = ${companyId}`,
  )

/** Makes norms. Each rule looks back as many days as the company has set, and only completed trips count. */
function makeNorms(
  em: Em,
  companyId: string,
  missing: readonly ProjectDay[],
  settings: RuleSettings,
  now: Date,
): Promise<NormRow[]> {
  const daysOf = (rule: 'DISTANCE_OFF' | 'CYCLE_TOO_FAST' | 'TRIP_WITHOUT_TICKET') =>
    settings[rule].limits.windowDays ?? 0
  const [distance, cycle, ticket] = [daysOf('DISTANCE_OFF'), daysOf('CYCLE_TOO_FAST'), daysOf('TRIP_WITHOUT_TICKET')]
  const within = (days: number) => sql`t.go_datetime >= t.day - ${days}::int`
  const low = (settings.CYCLE_TOO_FAST.limits.percentile ?? 0) / 100
  return rows(
    em,
    sql`with trips as materialized (
        select d."projectId", d.day, w.dump_site_id as site, w.go_soil_type as soil, w.is_ticket, w.track_distance_m as metres,
          w.go_datetime, extract(epoch from w.complete_datetime - w.go_datetime)::int as seconds
        from ${asked(missing)} join waybill w on w.company_id = ${companyId} and w.project_id = d."projectId"
          and w.go_datetime >= d.day - ${Math.max(distance, cycle, ticket)}::int and w.go_datetime < d.day
        where w.dump_site_id is not null and w.status = 'UNLOADED'),
      soils as (
        select t."projectId", t.day, t.site, jsonb_object_agg(t.soil, jsonb_build_object('samples', t.samples, 'used', t.used)) as tickets
        from (select "projectId", day, site, soil, count(*) as samples, count(*) filter (where is_ticket) as used
          from trips t where ${within(ticket)} group by 1, 2, 3, 4) t
        group by 1, 2, 3),
      sites as (
        select t."projectId", t.day, t.site,
          count(t.metres) filter (where ${within(distance)}) as measured,
          percentile_disc(0.5) within group (order by t.metres) filter (where ${within(distance)}) as metres,
          count(t.seconds) filter (where ${within(cycle)}) as timed,
          percentile_disc(${low}::float8) within group (order by t.seconds) filter (where ${within(cycle)}) as seconds
        from trips t group by 1, 2, 3),
      made as (
        select d."projectId", d.day, coalesce(jsonb_object_agg(s.site, jsonb_build_object(
            'distance', case when s.measured > 0 then jsonb_build_object('samples', s.measured, 'metres', s.metres) end,
            'cycle', case when s.timed > 0 then jsonb_build_object('samples', s.timed, 'seconds', s.seconds) end,
            'tickets', coalesce(o.tickets, '{}'))) filter (where s.site is not null), '{}') as sites
        from ${asked(missing)} left join sites s on s."projectId" = d."projectId" and s.day = d.day
          left join soils o on o."projectId" = s."projectId" and o.day = s.day and o.site = s.site
        group by 1, 2),
      kept as (
        insert into anomaly_norm (company_id, project_id, day, sites, computed_at)
        select ${companyId}, m."projectId", m.day, m.sites, ${now} from made m on conflict do nothing)
      select "projectId", day::text as day, sites from made`,
  )
}

/** Deletes norms, so that they are computed again: those from a day on, or all. */
export async function forgetNorms(em: Em, companyId: string, { from, until }: { from?: string; until?: string } = {}) {
  await rows(
    em,
    sql`delete from anomaly_norm where company_id = ${companyId}
          and day >= ${from ?? '-infinity'}::date and day < ${until ?? 'infinity'}::date`,
  )
}
