import type { TicketDifference, TicketVerdict } from './enums.js'
import { pairNearest } from './nearest.js'

type Verdict = `${TicketVerdict}`
type Difference = `${TicketDifference}`

/** Trip on the site's list; number and plate are in their form for comparison. */
export interface SiteTrip {
  ticketNo: string | null
  plate: string
  /** Milliseconds since 1970. */
  time: number
  soil: string | null
}

/** Our own trip, in the same form. */
export interface OurTrip {
  ticketNo: string | null
  plate: string
  time: number
  soil: string | null
  /**
   * Whether it lies within the days of the reconciliation; trips just outside only serve as partners for rows at its
   * ends.
   */
  within: boolean
}

/** Verdict on a pair of trips, or on one without a partner; `site` and `ours` are indexes into the given lists. */
export interface Match {
  site: number | null
  ours: number | null
  verdict: Verdict
  differences: Difference[]
}

/**
 * Pairs the site's trips with ours, one to one: first equal numbers, preferably with equal plates; then equal plates
 * within the tolerance; nearest in time first. The result does not depend on the order of the lists.
 */
export function match(site: readonly SiteTrip[], ours: readonly OurTrip[], toleranceMs: number): Match[] {
  const pairs = new Map<number, number>()
  const paired = new Set<number>()
  const doubles = { site: doubledIn(site), ours: doubledIn(ours) }
  const passes: [keyOf: (trip: SiteTrip | OurTrip) => string | null, most: number][] = [
    [({ ticketNo, plate }) => ticketNo && `${ticketNo}|${plate}`, Number.POSITIVE_INFINITY],
    [({ ticketNo }) => ticketNo, Number.POSITIVE_INFINITY],
    [({ plate }) => plate || null, toleranceMs],
  ]
  for (const [keyOf, most] of passes) {
    const groups = new Map<string, { site: number[]; ours: number[] }>()
    const put = (side: 'site' | 'ours', trip: SiteTrip | OurTrip, at: number) => {
      const key = keyOf(trip)
      if (key === null) return
      const group = groups.get(key) ?? { site: [], ours: [] }
      groups.set(key, group)
      group[side].push(at)
    }
    for (const [at, trip] of site.entries()) if (!pairs.has(at)) put('site', trip, at)
    for (const [at, trip] of ours.entries()) if (!paired.has(at)) put('ours', trip, at)
    for (const group of groups.values()) {
      for (const [one, other] of pairNearest(timed(group.site, site), timed(group.ours, ours), most)) {
        pairs.set(one, other)
        paired.add(other)
      }
    }
  }
  const doubled = (at: number | null, other: number | null): Difference[] => [
    ...(at !== null && isDoubled(doubles.site, site[at]) ? (['DOUBLE_SITE'] as const) : []),
    ...(other !== null && isDoubled(doubles.ours, ours[other]) ? (['DOUBLE_OURS'] as const) : []),
  ]
  const rows = site.map((one, at): Match => {
    const other = pairs.get(at)
    const trip = other === undefined ? undefined : ours[other]
    if (other === undefined || !trip)
      return { site: at, ours: null, verdict: 'SITE_ONLY', differences: doubled(at, null) }
    const differences = [...differencesOf(one, trip, toleranceMs), ...doubled(at, other)]
    return { site: at, ours: other, verdict: differences.length === 0 ? 'SAME' : 'DIFFER', differences }
  })
  const left = ours.flatMap((trip, at): Match[] =>
    paired.has(at) || !trip.within
      ? []
      : [{ site: null, ours: at, verdict: 'OURS_ONLY', differences: doubled(null, at) }],
  )
  return [...rows, ...left]
}

function differencesOf(site: SiteTrip, ours: OurTrip, toleranceMs: number): Difference[] {
  const unlike = (one: string | null, other: string | null) => Boolean(one && other && one !== other)
  return [
    ...(unlike(site.ticketNo, ours.ticketNo) ? (['TICKET_NO'] as const) : []),
    ...(unlike(site.plate, ours.plate) ? (['PLATE'] as const) : []),
    ...(Math.abs(site.time - ours.time) > toleranceMs ? (['TIME'] as const) : []),
    ...(unlike(site.soil, ours.soil) ? (['SOIL'] as const) : []),
  ]
}

const timed = (places: readonly number[], trips: readonly { time: number }[]) =>
  places.map((at) => ({ at, time: trips[at]?.time ?? 0 }))

/** Numbers that occur more than once on one side. */
function doubledIn(trips: readonly { ticketNo: string | null }[]): ReadonlySet<string> {
  const [seen, doubled] = [new Set<string>(), new Set<string>()]
  for (const { ticketNo } of trips) {
    if (!ticketNo) continue
    if (seen.has(ticketNo)) doubled.add(ticketNo)
    seen.add(ticketNo)
  }
  return doubled
}

const isDoubled = (doubled: ReadonlySet<string>, trip: { ticketNo: string | null } | undefined): boolean =>
  Boolean(trip?.ticketNo && doubled.has(trip.ticketNo))
