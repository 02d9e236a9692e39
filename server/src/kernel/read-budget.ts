import { Allowance } from './allowance.js'
import type { Actor } from './command/actor.js'
import { DomainError } from './errors.js'

/** What one request may cost: a page of 5,000 rows in all of their fields, and what else a page asks for with them. */
export const MOST_COST = 465_000
/** All of a company together may read as much in a minute as so many people; a burst may use it at once. */
const PEOPLE = 3

/** What is read at the same time, for all of it is in memory at the same time. What costs little need not wait for its turn. */
const MOST_AT_ONCE = 930_000
const LITTLE = 20_000
const MOST_WAITING = 200
const BUSY_SECONDS = 1

interface Waiting {
  cost: number
  enter: () => void
  refuse: (refusal: DomainError) => void
}

const nothing = (): void => undefined

/** What reading may cost: one request, and somebody's requests of a minute, counted within this process (docs/limits.md). */
export class ReadBudget {
  private readonly users: Allowance
  private readonly companies: Allowance
  private readonly waiting: Waiting[] = []
  private atOnce = 0
  private refusal: (() => DomainError) | undefined

  constructor(
    private readonly now: () => number,
    /** What a person may read in a minute. */
    perMinute: number,
  ) {
    this.users = new Allowance(perMinute)
    this.companies = new Allowance(PEOPLE * perMinute)
  }

  /**
   * Takes the cost from what the actor and his company have left.
   * @throws QUERY_TOO_COMPLEX, READ_TOO_MUCH
   */
  charge(actor: Actor | undefined, cost: number): void {
    if (cost > MOST_COST) throw tooComplex(cost)
    if (!actor) return
    const { userId, companyId } = actor.facts
    const now = this.now()
    const wait = this.users.take(userId, now, cost) || (companyId ? this.companies.take(companyId, now, cost) : 0)
    if (wait > 0) throw new DomainError('READ_TOO_MUCH', { seconds: wait }, [], wait)
  }

  /**
   * Waits until there is memory for a read that costs much.
   * @returns what tells that the answer is written
   * @throws SERVER_BUSY when too many wait already
   */
  async enter(cost: number): Promise<() => void> {
    if (cost < LITTLE) return nothing
    if (this.atOnce + cost > MOST_AT_ONCE || this.waiting.length > 0) await this.turn(cost)
    else this.atOnce += cost
    return () => this.leave(cost)
  }

  /** From now on nobody waits: who does is refused, and who has no room at once is as well. */
  close(refusal: () => DomainError): void {
    this.refusal = refusal
    for (const { refuse } of this.waiting.splice(0)) refuse(refusal())
  }

  private turn(cost: number): Promise<void> {
    if (this.refusal) throw this.refusal()
    if (this.waiting.length >= MOST_WAITING) throw new DomainError('SERVER_BUSY', {}, [], BUSY_SECONDS)
    return new Promise((enter, refuse) => this.waiting.push({ cost, enter, refuse }))
  }

  private leave(cost: number): void {
    this.atOnce -= cost
    for (let next = this.waiting[0]; next && this.atOnce + next.cost <= MOST_AT_ONCE; next = this.waiting[0]) {
      this.waiting.shift()
      this.atOnce += next.cost
      next.enter()
    }
  }
}

const tooComplex = (cost: number): DomainError =>
  new DomainError('QUERY_TOO_COMPLEX', {
    detail: `：费用为${cost}，上限为${MOST_COST}（行数×字段数×别名数）；更多数据请分次查询，或使用导出`,
  })
