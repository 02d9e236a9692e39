import { DomainError } from '../../kernel/errors.js'
import { type Closing, onceClosed } from '../answer.js'
import { timed } from '../database/named-client.js'
import { Lane, type Place } from './lane.js'
import { Pace } from './pace.js'
import { type Paced, type Share, type Shares, WAIT_MS, WAITING, type Weight } from './shares.js'

/** Company and person of a request, who share its places. */
export interface Asker {
  company: string
  person: string
  /** Answer of the request, which closes when its caller leaves. */
  answer?: Closing
}

export interface Work {
  weight: Weight
  /** Most connections that it uses at once. */
  size?: number
}

/** Turn of a waiter, with its places. */
export interface Turn {
  /** Connections that one person may use at once. */
  places: number
  /** Pause in ms before the next part of his work, since his statements have used more than his share. */
  pause(): number
}

const RETRY_SECONDS = 5
/** Time after his last request for which a caller still counts as present. */
const ABOUT_MS = 2000

/**
 * Gate for every request, after its caller is known and before it takes a connection or the processor: each weight has
 * its places, and companies, then people, take turns (ADR 28). It works within one process; each of several processes
 * has a pool and a gate of its own.
 */
export class FairGate {
  private readonly queues: Record<Weight, Queue>
  private readonly companies = new Lately(ABOUT_MS)
  private readonly people = new Lately(ABOUT_MS)
  private readonly waiting = new Waiting()

  constructor(
    shares: Shares,
    most: Share = WAITING,
    private readonly waitMs = WAIT_MS,
  ) {
    const queueOf = ({ speed, used, ...share }: Share & Paced, lane = this.laneOf(share, most)): Queue => ({
      lane,
      pace: speed && new Pace(speed),
      used: used && { company: new Pace(used.company), person: new Pace(used.person) },
    })
    const large = queueOf(shares.large)
    this.queues = {
      read: queueOf(shares.read),
      large,
      figures: queueOf({ ...shares.large, ...shares.figures }, large.lane),
      write: queueOf(shares.write),
      heavy: queueOf(shares.heavy),
      message: queueOf(shares.message),
      outside: queueOf(shares.outside),
      hash: queueOf(shares.hash),
    }
  }

  /**
   * Runs work at its turn, in its places; TOO_MANY_AT_ONCE when too many wait already, or its turn does not come in
   * time.
   */
  async run<Answer>(
    asker: Asker,
    { weight, size = 1 }: Work,
    act: (turn: Turn) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const queue = this.queues[weight]
    const place = { company: asker.company, person: asker.person, size, weight }
    this.saw(place)
    await this.waiting.turnIn(queue.lane, place, this.waitMs, asker.answer)
    const begun = performance.now()
    let used = 0
    const uses = (ms: number) => {
      used += ms
      this.owe(queue.used, place, ms, performance.now())
    }
    try {
      const turn = { places: queue.lane.sizeOf(place), pause: () => this.pauseOf(place, { used: queue.used }) }
      return await timed(uses, () => act(turn))
    } finally {
      const now = performance.now()
      // Several statements at once use more time than the clock shows.
      this.owe({ company: queue.pace }, place, Math.max(now - begun, used), now)
      this.saw(place, now)
      queue.lane.end(place)
    }
  }

  /** Ends all waiting: refuses waiting callers and, from now on, callers who would have to wait. */
  close(refusal: () => DomainError): void {
    this.waiting.close(refusal)
  }

  private laneOf(share: Share, most: Share): Lane {
    return new Lane(share, most, this.pauseOf, this.isAlone)
  }

  /** Adds used time to be paid off by pauses; none while the caller is alone. */
  private owe({ company, person }: Partial<Paces> = {}, place: Place, ms: number, now: number): void {
    if ((!company && !person) || !this.companies.othersThan(place.company, now)) return
    company?.took(place.company, ms, now)
    person?.took(personOf(place.company, place.person), ms, now)
  }

  private readonly pauseOf = (
    { company, person, weight }: Place,
    { pace, used }: Partial<Queue> = this.queues[weight],
  ): number => {
    const now = performance.now()
    if ((!pace && !used) || !this.companies.othersThan(company, now)) return 0
    return Math.max(
      pace?.wait(company, now) ?? 0,
      used?.company?.wait(company, now) ?? 0,
      used?.person?.wait(personOf(company, person), now) ?? 0,
    )
  }

  private readonly isAlone = ({ company, person }: Place): boolean =>
    !this.people.othersThan(personOf(company, person), performance.now())

  private saw({ company, person }: Place, now = performance.now()): void {
    this.companies.saw(company, now)
    this.people.saw(personOf(company, person), now)
  }
}

/** Key of a person, who counts separately in each company. */
const personOf = (company: string, person: string): string => `${company} ${person}`

interface Paces {
  company: Pace | undefined
  person: Pace | undefined
}

interface Queue {
  lane: Lane
  pace: Pace | undefined
  used: Paces | undefined
}

/** Requests that wait for a turn. */
class Waiting {
  private readonly all = new Set<(refusal: DomainError) => void>()
  private refusal: (() => DomainError) | undefined

  close(refusal: () => DomainError): void {
    this.refusal = refusal
    for (const giveUp of this.all) giveUp(refusal())
  }

  /** Waits for a turn; ends when it takes too long or the caller leaves. */
  turnIn(lane: Lane, place: Place, waitMs: number, answer?: Closing): Promise<void> {
    if (!lane.hasRoom(place) || answer?.destroyed) return Promise.reject(tooMany())
    return new Promise((resolve, reject) => {
      let started = false
      let timer: NodeJS.Timeout | undefined
      let forgetAnswer: (() => void) | undefined
      const waitNoMore = () => {
        started = true
        clearTimeout(timer)
        forgetAnswer?.()
        this.all.delete(giveUp)
      }
      const giveUp = (refusal: DomainError) => {
        waitNoMore()
        leave()
        reject(refusal)
      }
      const leave = lane.join(place, () => {
        waitNoMore()
        resolve()
      })
      if (started) return
      if (this.refusal) {
        giveUp(this.refusal())
        return
      }
      this.all.add(giveUp)
      timer = setTimeout(() => giveUp(tooMany()), waitMs)
      if (answer) forgetAnswer = onceClosed(answer, () => giveUp(tooMany()))
    })
  }
}

const tooMany = (): DomainError => new DomainError('TOO_MANY_AT_ONCE', {}, [], RETRY_SECONDS)

interface Seen {
  who: string
  at: number
}

const NOBODY: Seen = { who: '', at: Number.NEGATIVE_INFINITY }

/** Last caller, and the last one before who was another: enough to tell whether a caller is alone. */
export class Lately {
  private last = NOBODY
  private other = NOBODY

  constructor(private readonly forMs: number) {}

  saw(who: string, at: number): void {
    if (who !== this.last.who) this.other = this.last
    this.last = { who, at }
  }

  /** Whether another caller was seen recently. */
  othersThan(who: string, now: number): boolean {
    const { at } = this.last.who === who ? this.other : this.last
    return now - at < this.forMs
  }
}
