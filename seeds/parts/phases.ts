import { dayOf, dayText, iso, startOf } from '../calendar.ts'
import { type Milli, quantity } from '../money.ts'
import type { Random } from '../random.ts'
import { textList, uuids } from '../rows.ts'
import type { Company, Project, Waybill } from '../world.ts'

const NAMES = ['一期', '二期', '三期'] as const
/** Yuan for a cubic metre, from the pit to the dump site. */
const PRICES = [52, 68] as const
/** Days by which an unfinished phase extends into the future, and days between its surveys. */
const DAYS_TO_COME = 45
const DAYS_BETWEEN = 14

interface Span {
  name: string
  from: number
  to: number
  /** The trips that it takes. */
  trips: readonly Waybill[]
}

const dugBy = (trips: readonly Waybill[], day: number): Milli =>
  trips.reduce((sum, { goAt, truck }) => (dayOf(goAt) <= day ? sum + truck.cubic : sum), 0)

const endOf = ({ to: last }: Company, project: Project): number =>
  project.to < last ? project.to : last + DAYS_TO_COME

/** The days of a project, one phase after the other. */
function spansOf(random: Random, company: Company, project: Project, trips: readonly Waybill[]): Span[] {
  const end = endOf(company, project)
  const names = NAMES.slice(0, random.int(1, NAMES.length))
  const days = Math.max(1, Math.ceil((end - project.from + 1) / names.length))
  return names.map((name, at) => {
    const from = project.from + at * days
    const to = Math.min(end, from + days - 1)
    return { name, from, to, trips: trips.filter(({ goAt }) => dayOf(goAt) >= from && dayOf(goAt) <= to) }
  })
}

/** Mean load of such trucks, to a tenth of a cubic metre. */
function truckCubic(trips: readonly Waybill[]): string | null {
  const counted = trips.filter(({ unit }) => unit === 'TRUCK')
  if (counted.length === 0) return null
  return quantity(Math.round(dugBy(counted, Number.POSITIVE_INFINITY) / counted.length / 100) * 100)
}

function addSurveys({ id: company_id, rows, to: last }: Company, random: Random, phase_id: string, span: Span): void {
  const days: number[] = []
  for (let day = span.from + DAYS_BETWEEN - 1; day < Math.min(span.to, last); day += DAYS_BETWEEN) days.push(day)
  if (span.to <= last) days.push(span.to)
  let surveyed = 0
  for (const day of days) {
    const measured = Math.floor((dugBy(span.trips, day) * random.int(96, 103)) / 100_000) * 1000
    surveyed = Math.max(surveyed, measured)
    if (surveyed === 0) continue
    const at = iso(startOf(day + 1))
    rows.add('phase_survey', {
      company_id,
      id: random.uuid(startOf(day)),
      phase_id,
      day: dayText(day),
      cubic: quantity(surveyed),
      remark: day === span.to ? '收方' : null,
      created_at: at,
      updated_at: at,
    })
  }
}

function addPhase(
  company: Company,
  random: Random,
  project: Project,
  span: Span,
  { sites = [], soils = [] }: { sites?: readonly string[]; soils?: readonly string[] } = {},
): void {
  const { from, to } = span
  const done = Math.max(1, Math.min(to, company.to) - from + 1)
  const dug = dugBy(span.trips, to) / 1000
  // Plan: the volume that will have been dug at this pace, more or less.
  const cubic = Math.max(1, Math.round((dug * (to - from + 1) * random.int(94, 108)) / done / 10_000)) * 100
  const price = random.int(...PRICES)
  const created = iso(startOf(project.from))
  const id = random.uuid(startOf(project.from))
  company.rows.add('project_phase', {
    company_id: company.id,
    id,
    project_id: project.id,
    name: span.name,
    from_day: dayText(from),
    to_day: dayText(to),
    plan_cubic: `${cubic}.000`,
    plan_transport_cost: `${cubic * price}.00`,
    plan_cubic_price: `${price}.00`,
    truck_cubic: truckCubic(span.trips),
    dump_site_ids: uuids(sites),
    soil_types: textList(soils),
    created_at: created,
    updated_at: created,
  })
  addSurveys(company, random, id, span)
}

/**
 * Plans of each project, phase after phase, with a survey every other week. Beside those of the first one a phase of
 * one site and soil is dug to the same end, which shares its trips with them.
 */
export function addTo(company: Company, waybills: readonly Waybill[]): void {
  const random = company.random.fork('phases')
  const dug = waybills.filter(({ status }) => status !== 'VOID')
  for (const [at, project] of company.projects.entries()) {
    const trips = dug.filter((trip) => trip.project === project)
    for (const span of spansOf(random, company, project, trips)) addPhase(company, random, project, span)
    if (at > 0) continue
    const [site] = project.sites
    const [soil] = project.soils[0] ?? []
    if (!site || !soil) continue
    const to = endOf(company, project)
    const part = trips.filter((trip) => trip.site === site && trip.soil === soil)
    addPhase(
      company,
      random,
      project,
      { name: `${site.name}专项`, from: project.from, to, trips: part },
      { sites: [site.id], soils: [soil] },
    )
  }
}
