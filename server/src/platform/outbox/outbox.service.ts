import type { Logger } from 'pino'
import { DomainError } from '../../kernel/errors.js'
import type { Database, Em } from '../../kernel/sql/database.js'
import { inTransaction, refuseInTransaction } from '../../kernel/sql/transaction.js'
import { withinCompanies } from '../../kernel/sql/wall.js'
import { type Clock, momentOf } from '../../kernel/values/clock.js'
import { newId } from '../../kernel/values/id.js'
import type { Delivery, Outbox, OutboxMessage, SendDelivery, Topic } from './outbox.js'
import * as queries from './outbox.queries.js'

/** Longest time of an attempt; it is shorter than the lease of its message. */
const TRY_MS = 20_000
const LEASE_MS = 30_000
/** Pause after the first failed attempt; each further pause is twice as long, up to a tenth of the message's life. */
const PAUSE_MS = 10_000
const PAUSES_PER_LIFE = 10
/** Time for which a stopping program waits for running attempts. */
const STOP_MS = 2000

const LATER: Delivery = { state: 'LATER' }
const GIVEN_UP: Delivery = { state: 'GIVEN_UP' }

/**
 * Outbox in the table of that name. Every claim sends a job for the end of its lease, so that no message is forgotten.
 */
export class OutboxService implements Outbox {
  private readonly defined = new Map<string, Topic>()
  private readonly underWay = new Set<Promise<Delivery>>()
  private readonly stopping = new AbortController()
  private patience: NodeJS.Timeout | undefined

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly send: SendDelivery,
  ) {}

  /** Registers the delivery of a topic; all topics are registered before the first message. */
  define(name: string, topic: Topic): void {
    if (this.defined.has(name)) throw new Error(`two deliver the topic ${name}`)
    this.defined.set(name, topic)
  }

  get topics(): string[] {
    return [...this.defined.keys()]
  }

  async add(em: Em, message: OutboxMessage): Promise<string> {
    const id = newId()
    const now = this.clock.now()
    await queries.insertMessage(em, id, message, now)
    await this.send(message.topic, id, later(now, PAUSE_MS), em)
    return id
  }

  async deliver(id: string, signal?: AbortSignal): Promise<Delivery> {
    refuseInTransaction('a delivery of the outbox')
    const claim = await this.take(id)
    if (!claim) return LATER
    const trying = this.attempt(claim, signal)
    this.underWay.add(trying)
    try {
      return await trying
    } finally {
      this.underWay.delete(trying)
    }
  }

  async deliverWithin(ms: number, id: string): Promise<Delivery> {
    refuseInTransaction('a delivery of the outbox')
    const delivering = this.deliver(id).catch((error: unknown) => {
      this.log.error({ message: id, err: error }, 'outbox')
      return LATER
    })
    const { promise: timeUp, resolve } = Promise.withResolvers<Delivery>()
    const timer = setTimeout(resolve, ms, LATER)
    try {
      return await Promise.race([delivering, timeUp])
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Waits a while for running attempts, then ends them; their jobs continue elsewhere or after the next start. A second
   * call waits for attempts that began meanwhile, no longer than the first.
   */
  async stop(): Promise<void> {
    this.patience ??= setTimeout(() => this.stopping.abort(), STOP_MS).unref()
    await Promise.allSettled(this.underWay)
  }

  private take(id: string): Promise<queries.Claim | undefined> {
    const now = this.clock.now()
    const until = later(now, LEASE_MS)
    return inTransaction(this.database, async (em) => {
      await this.tell(em, await queries.giveUpExpired(em, id, now))
      const claim = await queries.claim(em, id, now, until)
      if (claim) await this.send(claim.topic, id, until, em)
      else await this.lookAgain(em, id)
      return claim
    })
  }

  /** Sends a job for the end of the lease, since a program with a message may be killed. */
  private async lookAgain(em: Em, id: string): Promise<void> {
    const taken = await queries.findTaken(em, id)
    if (taken) await this.send(taken.topic, id, momentOf(taken.until), em)
  }

  private async attempt(claim: queries.Claim, signal?: AbortSignal): Promise<Delivery> {
    const ends = [AbortSignal.timeout(TRY_MS), this.stopping.signal, ...(signal ? [signal] : [])]
    try {
      const topic = this.defined.get(claim.topic)
      if (!topic) throw new Error(`nobody delivers the topic ${claim.topic}`)
      const { id, attempts: attempt } = claim
      const deliver = () => topic.deliver(claim.payload, AbortSignal.any(ends), { id, attempt })
      const needed = await withinCompanies(companiesOf(claim), deliver)
      if (!needed) return await this.giveUp(claim, 'NEEDLESS')
      await queries.markDelivered(this.database.em.fork(), claim.id, this.clock.now())
      return { state: 'DELIVERED' }
    } catch (error) {
      return this.failed(claim, error)
    }
  }

  private async failed(claim: queries.Claim, thrown: unknown): Promise<Delivery> {
    const code = codeOf(thrown)
    const line = { topic: claim.topic, message: claim.id, attempt: claim.attempts, code }
    if (thrown instanceof DomainError && thrown.kind !== 'unavailable') {
      // The error is left out, since a receiver's text may name a person.
      this.log.warn({ ...line, givenUp: true }, 'outbox')
      await this.giveUp(claim, code)
      return { state: 'REFUSED', refusal: thrown }
    }
    const most = this.defined.get(claim.topic)?.attempts ?? Number.POSITIVE_INFINITY
    const next = claim.attempts < most ? nextTry(claim, this.clock.now()) : undefined
    this.log.warn({ ...line, givenUp: next === undefined, err: thrown }, 'outbox')
    if (!next) return this.giveUp(claim, code)
    await inTransaction(this.database, async (em) => {
      await queries.postpone(em, claim, code, next)
      await this.send(claim.topic, claim.id, next, em)
    })
    return LATER
  }

  private async giveUp(claim: queries.Claim, code: string): Promise<Delivery> {
    await inTransaction(this.database, async (em) =>
      this.tell(em, await queries.markGivenUp(em, claim, code, this.clock.now())),
    )
    return GIVEN_UP
  }

  private async tell(em: Em, message: queries.GivenUp | undefined): Promise<void> {
    if (!message) return
    const { topic, payload, error } = message
    await withinCompanies(companiesOf(message), async () => this.defined.get(topic)?.givenUp?.(em, payload, error))
  }
}

const companiesOf = ({ companyId }: Pick<queries.Claim, 'companyId'>): string[] =>
  companyId === null ? [] : [companyId]

const later = (time: Date, ms: number): Date => new Date(time.getTime() + ms)

/** Time of the next try of a message; undefined if that is past its end. */
function nextTry({ attempts, createdAt, expiresAt }: queries.Claim, now: Date): Date | undefined {
  const end = momentOf(expiresAt)
  const longest = (end.getTime() - momentOf(createdAt).getTime()) / PAUSES_PER_LIFE
  const next = later(now, Math.min(PAUSE_MS * 2 ** (attempts - 1), longest))
  return next < end ? next : undefined
}

/** Kind of an error, never its message: a code of the catalogue or the system, or the name of its class. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const told = code ?? (error.cause instanceof Error ? codeOf(error.cause) : error.name)
  return /^\w{1,50}$/.test(told) ? told : 'Error'
}
