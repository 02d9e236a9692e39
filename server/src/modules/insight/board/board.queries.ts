import { latest } from '../../../kernel/list/span.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { Phase, TripSum } from '../phase/phase.queries.js'
import { summedSpans } from '../phase/spans.js'
import { type DaySpan, daysLater } from '../phase/steps.js'
import { MOST_DAYS } from './forecast.js'
import { phaseDays } from './overlap.js'

/** Phase on the board, with its project. */
export interface ListedPhase extends Phase {
  projectName: string
  current: boolean
  surveyDay: string | null
  /** Number of projects with a phase, listed or not. */
  total: number
}

/** Enabled phases `h` of enabled projects `j`. */
const inUse = sql`published_project_phase h join published_project j on j.company_id = h.company_id and j.id = h.project_id and j.enabled`

/**
 * Phases of a company's projects, or of some of them: the present ones, or else the latest. Limited to a number of
 * projects, with those in digging first.
 */
export function listedPhases(
  em: Em,
  companyId: string,
  { projectIds, today, most }: { projectIds: readonly string[] | null; today: string; most: number },
): Promise<ListedPhase[]> {
  return rows(
    em,
    sql`select l.*, v.cubic as "surveyedCubic", v.day::text as "surveyDay"
        from (
          select k.*, (count(*) filter (where k.place = 1) over ())::int as total,
            dense_rank() over (order by k.running desc, k."projectName", k."projectId") as rank
          from (
            select h.company_id, h.id, h.name, h.project_id as "projectId", j.name as "projectName", h.from_day::text as "from",
              h.to_day::text as "to", c.current, bool_or(c.current) over (partition by h.project_id) as running,
              row_number() over (partition by h.project_id order by c.current desc, h.from_day desc, h.to_day desc, h.id) as place,
              h.plan_cubic as "planCubic", h.plan_transport_cost as "planTransportCost", h.plan_cubic_price as "planCubicPrice",
              h.truck_cubic as "truckCubic", h.dump_site_ids as "dumpSiteIds", h.soil_types as "soilTypes"
            from ${inUse} cross join lateral (select h.from_day <= ${today}::date and h.to_day >= ${today}::date as current) c
            where h.company_id = ${companyId} and h.enabled and ${projectIds ? inUuids(sql`h.project_id`, projectIds) : sql`true`}) k
          where k.current or k.place = 1) l
          left join lateral (select s.cubic, s.day from published_phase_survey s
            where s.company_id = ${companyId} and s.phase_id = l.id order by s.day desc limit 1) v on true
        where l.rank <= ${most}::int
        order by l.rank, l.current desc, l."from", l.id`,
  )
}

/** Projects among the given ones that have no enabled phase, by name. */
export const withoutPhases = (
  em: Em,
  companyId: string,
  projectIds: readonly string[],
  most: number,
): Promise<{ id: string; name: string; total: number }[]> =>
  rows(
    em,
    sql`select p.id, p.name, (count(*) over ())::int as total from published_project p
        where p.company_id = ${companyId} and ${inUuids(sql`p.id`, projectIds)}
          and not exists (select from ${inUse} where h.company_id = p.company_id and h.project_id = p.id and h.enabled)
        order by p.name, p.id limit ${most}::int`,
  )

/** Whether a company has a phase that runs on a day. */
export async function isDigging(em: Em, companyId: string, day: string): Promise<boolean> {
  const found = await rows(
    em,
    sql`select 1 from ${inUse} where h.company_id = ${companyId} and h.enabled and h.from_day <= ${day}::date and h.to_day >= ${day}::date limit 1`,
  )
  return found.length > 0
}

interface Given {
  phase: Phase
  unit: string
  days: DaySpan
  sign?: number
  before?: readonly Phase[]
}
const limitsOf = ({ dumpSiteIds, soilTypes }: Phase) => ({ siteIds: dumpSiteIds, soilTypes })

/** Phases with their days, as rows of a statement. */
export const given = (phases: readonly Given[]): Sql => {
  const asRows = phases.map(({ phase, unit, days: { from, to }, sign = 1, before = [] }) => {
    const { id, projectId } = phase
    return { id, projectId, unit, from, to, sign, ...limitsOf(phase), before: before.map(limitsOf) }
  })
  return sql`jsonb_to_recordset(${JSON.stringify(asRows)}::jsonb) as p(id uuid, "projectId" uuid, unit text, "from" date, "to" date,
    sign integer, "siteIds" uuid[], "soilTypes" text[], before jsonb)`
}

/** Kept sums `w` of the project of a phase `p`, folded and not yet folded; each kind is found by its own index. */
const sumsOfProject = (companyId: string, { fine, folded, fresh }: { fine: boolean; folded: Sql; fresh: Sql }): Sql => {
  const of = (span: Sql) =>
    sql`select w.* from published_waybill_cost w where w.company_id = ${companyId} and w.project_id = p."projectId"
      and w.full_detail = ${fine} and ${span}`
  return sql`(${of(sql`w.span <> 'CHANGE' and ${folded}`)} union all ${of(sql`w.span = 'CHANGE' and ${fresh}`)})`
}

/** Condition that a phase under this alias contains the trips of kept sums `w`. */
const takenBy = (alias: 'p' | 'b'): Sql => {
  const [sites, soils] = [sql.raw(`${alias}."siteIds"`), sql.raw(`${alias}."soilTypes"`)]
  return sql`(cardinality(${sites}) = 0 or w.dump_site_id = any(${sites})) and (cardinality(${soils}) = 0 or w.go_soil_type = any(${soils}))`
}
export const takes = takenBy('p')
/** Condition that no phase before `p` contains these trips, so that totals count them for `p`. */
export const own = sql`not exists (select from jsonb_to_recordset(p.before) as b("siteIds" uuid[], "soilTypes" text[]) where ${takenBy('b')})`
const within = sql`w.day >= p."from" and w.day < p."to"`
const keys = sql`w.tp_mode as "tpMode", w.go_soil_type as "soilType", w.weight_unit as unit, w.priced, w.dump_site_id as "dumpSiteId",
  w.prepaid, w.machine_code as "machineCode", w.ticket_month::text as "ticketMonth"`
const alike = sql`w.tp_mode, w.go_soil_type, w.weight_unit, w.priced, w.dump_site_id, w.prepaid, w.machine_code, w.ticket_month`
const trips = sql`sum(w.trips * p.sign)`
const sums = sql`${trips}::int as trips, sum(w.quantity * p.sign) as quantity, sum(w.amount * p.sign) as amount,
  sum(w.adjusted * p.sign) as adjusted, sum(w.paid * p.sign) as paid,
  sum(w.prepaid_amount * p.sign) as "prepaidAmount"`

/** Sum of equal trips of a phase, kept apart by everything that decides whether a chart counts them. */
export interface SumOfPhase extends TripSum {
  phaseId: string
  /** Whether no earlier phase of the list contains these trips. */
  own: boolean
}

/** Sums of trips by phase, from the kept sums; trips that an earlier phase of the list also contains are marked. */
export function sumsOfPhases(em: Em, companyId: string, phases: readonly Phase[]): Promise<SumOfPhase[]> {
  const spans = phaseDays(phases).flatMap(({ phase, days: own, before }): Given[] => [
    ...summedSpans(own).map(({ unit, sign, ...days }) => ({ phase, unit, sign, days, before })),
    { phase, unit: 'CHANGE', days: { from: own.from, to: daysLater(own.to, 1) }, before },
  ])
  if (spans.length === 0) return Promise.resolve([])
  const ofProject = sumsOfProject(companyId, {
    fine: true,
    folded: sql`w.span = p.unit and ${within}`,
    fresh: sql`p.unit = 'CHANGE' and ${within}`,
  })
  return rows(
    em,
    sql`select p.id as "phaseId", ${own} as own, null as step, ${keys}, ${sums}
        from ${given(spans)} join lateral ${ofProject} w on ${takes}
        group by p.id, own, ${alike}
        having ${trips} <> 0`,
  )
}

/** Days back in which working days are looked for. */
const DAYS_BACK = 60

/** Sum of a phase's trips on one of the last working days; empty where the phase has none on that day. */
export type SumOfDay = (Omit<SumOfPhase, 'own'> & { step: string }) | { phaseId: string; step: string; trips: null }

/** Sums of trips on the last working days before today, for phases and their days. */
export function lastWorkingDays(
  em: Em,
  companyId: string,
  phases: readonly Phase[],
  today: string,
): Promise<SumOfDay[]> {
  const earliest = daysLater(today, -DAYS_BACK)
  const spans = phases.flatMap((phase) => {
    const from = latest(phase.from, earliest)
    const to = phase.to < today ? daysLater(phase.to, 1) : today
    return from < to ? [{ phase, unit: 'DAY', days: { from, to } }] : []
  })
  if (spans.length === 0) return Promise.resolve([])
  const ofDays = (fine: boolean, days: Sql) =>
    sumsOfProject(companyId, { fine, folded: sql`w.span = 'DAY' and ${days}`, fresh: days })
  return rows(
    em,
    sql`select p.id as "phaseId", d.day::text as step, w.*
        from ${given(spans)}
          join lateral (select w.day from ${ofDays(false, within)} w group by w.day having sum(w.trips) > 0
            order by w.day desc limit ${MOST_DAYS}::int) d on true
          left join lateral (
            select ${keys}, ${sums} from ${ofDays(true, sql`w.day = d.day`)} w where ${takes}
            group by ${alike}
            having ${trips} <> 0) w on true`,
  )
}

/** Projects whose changed prices are still being applied to unsettled trips. */
export async function projectsUpdating(
  em: Em,
  companyId: string,
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ projectId: string }>(
    em,
    sql`select distinct d.project_id as "projectId" from published_costing_due d
        where d.company_id = ${companyId} and d.looked_at is null and ${inUuids(sql`d.project_id`, projectIds)}`,
  )
  return new Set(found.map(({ projectId }) => projectId))
}
