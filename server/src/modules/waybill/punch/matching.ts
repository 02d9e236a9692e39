import { PunchConflict } from './enums.js'

/** Longest time from loading to a later punch of the same trip. */
export const LONGEST_TRIP_MS = 24 * 3600_000

/** Trip of a truck, in the state that it has now. */
export interface KnownTrip {
  id: string
  no: string
  truckId: string
  /** Time of loading. */
  load: number
  status: 'LOADED' | 'IN_TRANSIT' | 'UNLOADED'
}

/** Departure or unloading of a truck; `tripId` is the trip that it moved before. */
export interface Mark {
  id: string
  kind: 'DEPART' | 'UNLOAD'
  truckId: string
  at: number
  tripId: string | null
}

/** Outcome of a mark: the trip that it moves, or the reason why it moves none. */
export type Matched = { tripId: string; conflict: null } | { tripId: null; conflict: PunchConflict; no: string }

/** Punches that move a trip. */
export interface Course {
  DEPART: Mark | undefined
  UNLOAD: Mark | undefined
}

/**
 * Finds the trip of each mark by time alone, whatever order the punches came in: the truck's last loading before it.
 * Of a trip the first departure and the first unloading count. Moves that others have made are never undone.
 */
export function matchMarks(trips: readonly KnownTrip[], marks: readonly Mark[]): Map<string, Matched> {
  const tripsOf = Map.groupBy(
    trips.toSorted((one, other) => one.load - other.load),
    ({ truckId }) => truckId,
  )
  const before = courses(marks)
  const taken = new Map<string, { DEPART: boolean; UNLOAD: boolean }>()
  const outcomes = new Map<string, Matched>()
  for (const mark of marks.toSorted(inOrder)) {
    const trip = tripsOf.get(mark.truckId)?.findLast(({ load }) => load <= mark.at && mark.at - load <= LONGEST_TRIP_MS)
    if (!trip) {
      outcomes.set(mark.id, { tripId: null, conflict: PunchConflict.NO_OPEN_TRIP, no: '' })
      continue
    }
    const known = taken.get(trip.id) ?? movedByOthers(trip, before.get(trip.id))
    taken.set(trip.id, known)
    const conflict = refusalOf(mark, known)
    outcomes.set(mark.id, conflict ? { tripId: null, conflict, no: trip.no } : { tripId: trip.id, conflict: null })
    if (!conflict) known[mark.kind] = true
  }
  return outcomes
}

/** A departure goes before an unloading of the same second; of equal marks the id decides. */
const inOrder = (one: Mark, other: Mark): number =>
  one.at - other.at || (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : one.id < other.id ? -1 : 1)

/** Marks that have moved each trip so far. */
export function courses(marks: readonly Mark[]): Map<string, Course> {
  const found = new Map<string, Course>()
  for (const mark of marks) {
    if (mark.tripId === null) continue
    const course = found.get(mark.tripId) ?? { DEPART: undefined, UNLOAD: undefined }
    course[mark.kind] = mark
    found.set(mark.tripId, course)
  }
  return found
}

function movedByOthers({ status }: KnownTrip, course: Course | undefined): { DEPART: boolean; UNLOAD: boolean } {
  return {
    DEPART: status === 'IN_TRANSIT' && course?.DEPART === undefined,
    UNLOAD: status === 'UNLOADED' && course?.UNLOAD === undefined,
  }
}

function refusalOf({ kind }: Mark, known: { DEPART: boolean; UNLOAD: boolean }): PunchConflict | null {
  if (known.UNLOAD) return PunchConflict.ALREADY_UNLOADED
  return kind === 'DEPART' && known.DEPART ? PunchConflict.ALREADY_DEPARTED : null
}

/** Loading within the norm of one that counts already; undefined where there is none. */
export const loadedNear = <Load extends { truckId: string; load: number }>(
  loads: readonly Load[],
  { truckId, at }: { truckId: string; at: number },
  normMs: number,
): Load | undefined => loads.find((other) => other.truckId === truckId && Math.abs(other.load - at) < normMs)
