import { DAY, HOUR, hourOf, iso, MINUTE, startOf } from './calendar.ts'
import { overload } from './flaws.ts'
import { isSiteTrip, type SiteTrip, takeLongWay } from './ways.ts'
import type { Company, Waybill } from './world.ts'

/** The first sign-in finds only the trips of these days swept. */
const DAYS = 6
const USUAL_DAYS = 29

const byDay = (at: number): boolean => hourOf(at) >= 6 && hourOf(at) < 18

/** Oddities of any trip; `other` is an older one. */
const anywhere: readonly ((waybill: Waybill, other: Waybill) => void)[] = [
  (waybill) => Object.assign(waybill, { inAt: null, machine: null, soilIn: null, inPicture: null }),
  (waybill, other) => Object.assign(waybill, { goPicture: other.goPicture }),
  (waybill) => overload(waybill),
  (waybill) => Object.assign(waybill, { shift: byDay(waybill.inAt ?? waybill.goAt) ? 'NIGHT' : 'DAY' }),
  (waybill) => Object.assign(waybill, { doneAt: waybill.goAt + 27 * HOUR, remark: '司机忘记打卡，次日补' }),
]

interface Unusual {
  /** Trips before that went to that site, and with that soil where it counts. */
  before: number
  soil?: true
  make(company: Company, trip: SiteTrip): void
}

/** Fewest trips of a site that company A takes for usual: none of its sites has the 50 that it takes elsewhere. */
const FEW_TRIPS = 30

/**
 * Has a company look for trips that are too fast also where there are fewer to compare them with; only those that are
 * clearly faster.
 */
export function compareFewer(company: Company): void {
  const at = startOf(company.from)
  company.rows.add('anomaly_rule', {
    company_id: company.id,
    id: company.random.fork('rules').uuid(at),
    rule: 'CYCLE_TOO_FAST',
    enabled: true,
    blocking: false,
    updated_name: company.auditor.name,
    created_at: iso(at),
    updated_at: iso(at),
    limits: JSON.stringify({ percentile: 5, margin: 15, windowDays: 30, minSamples: FEW_TRIPS }),
  })
}

/** Oddities only where that many trips before were otherwise. */
const usually: readonly Unusual[] = [
  { before: 30, make: takeLongWay },
  { before: 24, soil: true, make: (_, trip) => Object.assign(trip, { ticket: false }) },
  { before: FEW_TRIPS + 2, make: (_, trip) => Object.assign(trip, { doneAt: trip.goAt + 3 * MINUTE }) },
]
/**
 * In a company with fewer trips of those days they would be too many; the demo's largest has some 40 to 65 of them, by
 * the day that it ends on.
 */
const FEW = 30

/**
 * Makes some recent trips odd, so that every rule can be seen at work. Trips with money of a settlement or a waiting
 * request stay unchanged.
 */
export function addOddities(company: Company, waybills: readonly Waybill[]): void {
  const [since, until] = [startOf(company.to - DAYS + 1), startOf(company.to - 1)]
  const recent = waybills
    .filter(({ goAt, inAt, doneAt }) => goAt >= since && goAt < until && inAt !== null && doneAt !== null)
    .filter(({ status, pending, settled }) => status === 'UNLOADED' && !pending && !settled)
    .toSorted((one, other) => one.goAt - other.goAt)
  const taken = new Set<Waybill>()
  for (const { before, soil = false, make } of usually) {
    const trip = recent
      .filter(isSiteTrip)
      .find((candidate) => !taken.has(candidate) && tripsBefore(waybills, candidate, soil) >= before)
    if (!trip) continue
    make(company, trip)
    taken.add(trip)
  }
  const [other, ...rest] = recent.filter((waybill) => !taken.has(waybill))
  const each = rest.length < FEW ? [] : [...anywhere, ...anywhere]
  for (const [at, make] of each.entries()) {
    const waybill = rest[Math.floor((at * rest.length) / each.length)]
    if (waybill && other) make(waybill, other)
  }
}

/** Number of trips from one project to one site in the weeks before. */
function tripsBefore(waybills: readonly Waybill[], trip: Waybill, sameSoil: boolean): number {
  return waybills.filter(
    ({ status, project, site, soil, goAt }) =>
      status === 'UNLOADED' &&
      project === trip.project &&
      site === trip.site &&
      (!sameSoil || soil === trip.soil) &&
      goAt < trip.goAt - DAY &&
      goAt > trip.goAt - USUAL_DAYS * DAY,
  ).length
}
