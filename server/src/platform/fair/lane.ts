import type { Share, Weight } from './shares.js'

/** Request in a lane: its company and person, and its connections. */
export interface Place {
  company: string
  person: string
  size: number
  weight: Weight
}

interface Waiter extends Place {
  start(): void
}

interface Person {
  running: number
  lastTurn: number
  waiters: Waiter[]
}

interface Company {
  running: number
  waiting: number
  lastTurn: number
  people: Map<string, Person>
}

/** Most callers without a turn whose claim to the next one is remembered. */
const MAX_REMEMBERED = 10_000

/**
 * Places for work of one weight, and the requests that wait for one. A free place goes to the company whose last turn
 * is longest ago, and in it to the person whose last turn is: many requests of one person wait behind each other, not
 * in front of those of others.
 */
export class Lane {
  private running = 0
  private waiting = 0
  private turns = 0
  private wakes: NodeJS.Timeout | undefined
  private readonly companies = new Map<string, Company>()

  constructor(
    private readonly share: Share,
    private readonly most: Share,
    /** Pause in ms that a caller must make, in lanes with pauses. */
    private readonly paused?: (place: Place) => number,
    /** Whether the caller has been alone recently. */
    private readonly isAlone: (place: Place) => boolean = () => false,
  ) {}

  /** Whether another request may wait. */
  hasRoom({ company, person }: Place): boolean {
    const own = this.companies.get(company)
    if (this.waiting >= this.most.all || (own?.waiting ?? 0) >= this.most.company) return false
    return (own?.people.get(person)?.waiters.length ?? 0) < this.most.person
  }

  /**
   * Adds a request to the queue; returns a function that removes it. `start` is called at its turn, perhaps at once.
   */
  join(place: Place, start: () => void): () => void {
    const waiter = { ...place, size: this.sizeOf(place), start }
    const { company, person } = this.entryOf(place)
    if (this.waiting === 0 && this.pauseOf(place) === 0 && this.fits(waiter, company, person)) {
      this.admit(waiter)
      return nothing
    }
    person.waiters.push(waiter)
    company.waiting += 1
    this.waiting += 1
    this.startNext()
    return () => {
      this.take(waiter)
      this.forgetIdle()
      this.startNext()
    }
  }

  /** Returns a place. */
  end(place: Place): void {
    this.run(place, -this.sizeOf(place))
    this.forgetIdle()
    if (this.waiting > 0) this.startNext()
  }

  private startNext(): void {
    const paused = new Set<Waiter>()
    for (let waiter = this.next(paused); waiter; waiter = this.next(paused)) {
      this.take(waiter)
      this.admit(waiter)
    }
    this.wakeAfterPausesOf(paused)
  }

  private admit(waiter: Waiter): void {
    const { company, person } = this.entryOf(waiter)
    this.run(waiter, waiter.size)
    this.turns += 1
    company.lastTurn = person.lastTurn = this.turns
    waiter.start()
  }

  private pauseOf(place: Place): number {
    return this.paused?.(place) ?? 0
  }

  /**
   * Sets a timer to the end of the shortest pause, which no event announces. A pause that has ended meanwhile counts as
   * over.
   */
  private wakeAfterPausesOf(waiters: ReadonlySet<Waiter>): void {
    clearTimeout(this.wakes)
    const pauses = [...waiters].map((waiter) => this.pauseOf(waiter))
    if (pauses.length > 0) this.wakes = setTimeout(() => this.startNext(), Math.min(...pauses))
  }

  /**
   * Next request. One that needs more places than are free is not overtaken. Adds requests with a pause to `paused`.
   */
  private next(paused: Set<Waiter>): Waiter | undefined {
    if (this.waiting === 0) return undefined
    const waiter = firstInTurn(this.companies, (company) =>
      company.waiting === 0 ? undefined : this.nextOf(company, paused),
    )
    return waiter && this.running + waiter.size <= this.share.all ? waiter : undefined
  }

  private nextOf(company: Company, paused: Set<Waiter>): Waiter | undefined {
    const waiter = firstInTurn(company.people, (person) => {
      const first = person.waiters.find((one) => this.pauseOf(one) === 0 || !paused.add(one))
      return first && this.fitsPerson(first, person) ? first : undefined
    })
    return waiter && this.fitsCompany(waiter, company) ? waiter : undefined
  }

  private fits(place: Place, company: Company, person: Person): boolean {
    return (
      this.running + place.size <= this.share.all && this.fitsCompany(place, company) && this.fitsPerson(place, person)
    )
  }

  private fitsCompany({ person: id, size }: Place, { running, people }: Company): boolean {
    const own = people.get(id)?.running ?? 0
    return running + this.countedOf(own + size) - this.countedOf(own) <= this.share.company
  }

  private fitsPerson(place: Place, { running, waiters }: Person): boolean {
    const { person, alone = person } = this.share
    if (running + place.size <= person) return true
    if (running + place.size > alone) return false
    return this.running === running && this.waiting === waiters.length && this.isAlone(place)
  }

  /** Places of a company that count towards its share: those lent to a person do not. */
  private countedOf(running: number): number {
    return Math.min(running, this.share.person)
  }

  /** Number of places for a request. */
  sizeOf({ size }: Pick<Place, 'size'>): number {
    return Math.min(size, this.share.person)
  }

  private entryOf({ company: name, person: id }: Place): { company: Company; person: Person } {
    const company = this.companies.get(name) ?? {
      running: 0,
      waiting: 0,
      lastTurn: 0,
      people: new Map<string, Person>(),
    }
    const person = company.people.get(id) ?? { running: 0, lastTurn: 0, waiters: [] }
    this.companies.set(name, company)
    company.people.set(id, person)
    return { company, person }
  }

  /** Removes a waiter from the queue. */
  private take(waiter: Waiter): void {
    const { company, person } = this.entryOf(waiter)
    person.waiters.splice(person.waiters.indexOf(waiter), 1)
    company.waiting -= 1
    this.waiting -= 1
  }

  private run(place: Place, more: number): void {
    const { company, person } = this.entryOf(place)
    company.running += this.countedOf(person.running + more) - this.countedOf(person.running)
    person.running += more
    this.running += more
  }

  private forgetIdle(): void {
    if (this.waiting > 0 && this.companies.size < MAX_REMEMBERED) return
    for (const [name, { people }] of this.companies) {
      for (const [id, { running, waiters }] of people) if (running === 0 && waiters.length === 0) people.delete(id)
      if (people.size === 0) this.companies.delete(name)
    }
  }
}

const nothing = (): void => undefined

/** Request whose last turn is longest ago, among those that may run. */
function firstInTurn<Entry extends { lastTurn: number }>(
  entries: ReadonlyMap<string, Entry>,
  waiterOf: (entry: Entry) => Waiter | undefined,
): Waiter | undefined {
  let first: Waiter | undefined
  let turn = Number.POSITIVE_INFINITY
  for (const entry of entries.values()) {
    const waiter = entry.lastTurn < turn ? waiterOf(entry) : undefined
    if (!waiter) continue
    first = waiter
    turn = entry.lastTurn
  }
  return first
}
