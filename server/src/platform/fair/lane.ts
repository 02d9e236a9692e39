import type { Share, Weight } from './shares.js'

/** Whose turn it is, and how many of the places it takes. */
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

/** Whoever had no turn while others waited keeps his claim to the next one; so many are remembered at most. */
const MAX_REMEMBERED = 10_000

/**
 * The places for work of one weight, and who waits for one. A free place goes to the company whose last turn is longest ago, and within it to the
 * person of whom that is true: many requests of one person stand behind one another, not before others'.
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
    /** For how many ms somebody has no turn, where some may have to wait for it. */
    private readonly paused?: (place: Place) => number,
    /** Whether nobody else has been about lately. */
    private readonly isAlone: (place: Place) => boolean = () => false,
  ) {}

  /** Whether one more may wait. */
  hasRoom({ company, person }: Place): boolean {
    const own = this.companies.get(company)
    if (this.waiting >= this.most.all || (own?.waiting ?? 0) >= this.most.company) return false
    return (own?.people.get(person)?.waiters.length ?? 0) < this.most.person
  }

  /** Puts somebody in the queue; gives back how he leaves it. `start` is called when it is his turn, perhaps at once. */
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

  /** Gives a place back. */
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

  /** Nothing else happens when a pause ends; one that has ended since it was looked at is over at once. */
  private wakeAfterPausesOf(waiters: ReadonlySet<Waiter>): void {
    clearTimeout(this.wakes)
    const pauses = [...waiters].map((waiter) => this.pauseOf(waiter))
    if (pauses.length > 0) this.wakes = setTimeout(() => this.startNext(), Math.min(...pauses))
  }

  /** Whoever is next; nobody overtakes the one for whom too few places are free. Adds who waits because of a pause. */
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

  /** What somebody has beyond his share is lent to him, and does not count for his company. */
  private countedOf(running: number): number {
    return Math.min(running, this.share.person)
  }

  /** How many places somebody gets. */
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

  /** Takes somebody out of the queue. */
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

/** The waiter of whoever has one and whose last turn is longest ago. */
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
