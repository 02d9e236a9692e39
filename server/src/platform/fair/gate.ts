import { DomainError } from '../../kernel/errors.js'
import { type Closing, onceClosed } from '../closing.js'
import { timed } from '../database/named-client.js'
import { Lane, type Place } from './lane.js'
import { Lately } from './lately.js'
import { Pace } from './pace.js'
import { type Paced, type Share, type Shares, WAIT_MS, WAITING, type Weight } from './shares.js'

/** Who shares with whom. */
export interface Asker {
  company: string
  person: string
  /** The answer on its way out: it is closed when nobody waits for it any more. */
  answer?: Closing
}

export interface Work {
  weight: Weight
  /** How many connections it may use at once. */
  size?: number
}

/** Turn of somebody, and what he has got for it. */
export interface Turn {
  /** How many connections he may use at once. */
  places: number
  /** For how many ms he should not begin with another part of his work, since his statements have taken more than he has. */
  pause(): number
}

const RETRY_SECONDS = 5
/** Whoever asked this lately is about. */
const ABOUT_MS = 2000

/**
 * What every request passes after it is known who asks, and before it takes a connection or the processor: each weight has its places, and
 * companies, then people, take turns (ADR 28). Within one process: each of several has a pool, and so a gate, of its own.
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
   * Does the work when it is its turn, told what it has got; TOO_MANY_AT_ONCE when too many wait already, or it does not come in time.
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
      // Several statements at once are more than the clock shows.
      this.owe({ company: queue.pace }, place, Math.max(now - begun, used), now)
      this.saw(place, now)
      queue.lane.end(place)
    }
  }

  /** From now on nobody waits: who does is refused, and who has no turn at once is as well. */
  close(refusal: () => DomainError): void {
    this.waiting.close(refusal)
  }

  private laneOf(share: Share, most: Share): Lane {
    return new Lane(share, most, this.pauseOf, this.isAlone)
  }

  /** Nobody owes anything for what he does while nobody else is about. */
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

/** Somebody who is in two companies is as good as two. */
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

  /** Waits for a turn, unless it takes too long or nobody wants the answer any more. */
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
