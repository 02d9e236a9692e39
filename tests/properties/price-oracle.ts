/**
 * Direct-pay prices by the rules of docs/behaviour/price.md, written independently of the program: every trip that a
 * price covers is listed, and the effective price is searched among all of them.
 */
export interface Trip {
  project: number
  freight: boolean
  soil: number
  site: number | null
  captain: number
  driver: number | null
  unit: Unit
}

export type Unit = 'TRUCK' | 'TON'

export interface Terms extends Omit<Trip, 'captain' | 'driver' | 'site' | 'unit'> {
  /** Compared for freight only. */
  site: number
  price: string
  /**
   * Unit for which the price pays; without one it pays each trip in its own unit. It does not allow a second effective
   * price for a trip.
   */
  unit: Unit | null
  /** Drivers; without any, all of the captain's. */
  members: readonly { captain: number; driver: number | null }[]
}

export type Verb = 'edit' | 'approve' | 'replace' | 'reject' | 'invalidate' | 'delete'
type Status = 'PENDING' | 'APPROVED' | 'EXPIRED' | 'REJECTED'

export interface Entry {
  id: string
  terms: Terms
  status: Status
  /** Time for which it is effective, in ms. */
  from: number | null
  to: number | null
}

const DRIVERS = [0, 1, null]

/** Name of a trip by everything that distinguishes prices; sites do so for freight only. */
const nameOf = ({ project, freight, soil, site, captain, driver }: Omit<Trip, 'unit'>): string =>
  [project, freight, soil, freight ? site : 'any', captain, driver].join(' ')

const tripsOf = ({ members, ...terms }: Terms): Set<string> =>
  new Set(
    members.flatMap(({ captain, driver }) =>
      (driver === null ? DRIVERS : [driver]).map((one) => nameOf({ ...terms, captain, driver: one })),
    ),
  )

/** Prices of a company according to the rules. */
export class Oracle {
  readonly entries: Entry[] = []

  add(id: string, terms: Terms): void {
    this.entries.push({ id, terms, status: 'PENDING', from: null, to: null })
  }

  /** Runs a verb, or returns the code of its refusal without changing anything. */
  take(entry: Entry, verb: Verb, now: number, terms: Terms): string | null {
    if (entry.status !== (verb === 'invalidate' ? 'APPROVED' : 'PENDING')) return 'MOVE_NOT_ALLOWED'
    if (verb === 'edit') entry.terms = { ...terms, project: entry.terms.project }
    if (verb === 'delete') this.entries.splice(this.entries.indexOf(entry), 1)
    if (verb === 'reject') entry.status = 'REJECTED'
    if (verb === 'invalidate') end(entry, now)
    return verb === 'approve' || verb === 'replace' ? this.approve(entry, now, verb === 'replace') : null
  }

  private approve(entry: Entry, now: number, replacing: boolean): string | null {
    const own = tripsOf(entry.terms)
    const clashing = this.entries.filter(
      ({ status, terms }) => status === 'APPROVED' && [...tripsOf(terms)].some((trip) => own.has(trip)),
    )
    if (clashing.length > 0 && !replacing) return 'PRICE_CLASH'
    for (const old of clashing) end(old, now)
    const ends = this.entries.filter(({ terms }) => terms.project === entry.terms.project).map(({ to }) => to ?? now)
    Object.assign(entry, { status: 'APPROVED', from: Math.max(now, ...ends) })
    return null
  }

  /** Prices that were effective for a trip that left then; `at` in microseconds. */
  effective(trip: Trip, at: number): Entry[] {
    return this.entries.filter(({ terms, from, to }) => {
      if (from === null || at < from * 1000 || (to !== null && at >= to * 1000)) return false
      return (terms.unit ?? trip.unit) === trip.unit && tripsOf(terms).has(nameOf(trip))
    })
  }
}

/** Ends a price now, or at its beginning if that lies ahead. */
const end = (entry: Entry, now: number): void => {
  Object.assign(entry, { status: 'EXPIRED', to: Math.max(now, entry.from ?? now) })
}
