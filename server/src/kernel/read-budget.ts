import { Allowance } from './allowance.js'
import type { Actor } from './command/actor.js'
import { DomainError } from './errors.js'

/** Largest cost of one request: a page of 5,000 rows in all of their fields, with the other reads of the page. */
export const MOST_COST = 465_000
/** Reads of a company in a minute, as a multiple of a person's; they may all be used at once. */
const PEOPLE = 3

/** Largest cost of all costly reads under way, whose rows are in memory at one time. Cheap reads need not wait. */
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

/**
 * Budget of reads: for one request, and for a person's requests of a minute, counted within this process
 * (docs/limits.md).
 */
export class ReadBudget {
  private readonly users: Allowance
  private readonly companies: Allowance
  private readonly waiting: Waiting[] = []
  private atOnce = 0
  private refusal: (() => DomainError) | undefined

  constructor(
    private readonly now: () => number,
    /** Cost that a person may read in a minute. */
    perMinute: number,
  ) {
    this.users = new Allowance(perMinute)
    this.companies = new Allowance(PEOPLE * perMinute)
  }

  /**
   * Takes the cost from the allowances of the actor and his company.
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

  /** Units that the actor may read at once, within his minute and his company's; null for strangers, who have none. */
  left(actor: Actor | undefined): number | null {
    if (!actor) return null
    const { userId, companyId } = actor.facts
    const now = this.now()
    const left = this.users.left(userId, now)
    const ofCompany = companyId ? this.companies.left(companyId, now) : left
    return Math.max(0, Math.floor(Math.min(left, ofCompany)))
  }

  /**
   * Waits until there is memory for a costly read; returns the function to call when the answer is written.
   * @throws SERVER_BUSY when too many wait already
   */
  async enter(cost: number): Promise<() => void> {
    if (cost < LITTLE) return nothing
    if (this.atOnce + cost > MOST_AT_ONCE || this.waiting.length > 0) await this.turn(cost)
    else this.atOnce += cost
    return () => this.leave(cost)
  }

  /** Ends all waiting: refuses waiting callers, and from now on callers that would have to wait. */
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
