import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { withinCompanies } from '../../../kernel/sql/wall.js'
import { pause } from '../../../platform/pause.js'
import { type Look, notesSince, placeNow } from './change.queries.js'
import type { ChangesView } from './change.view.js'
import { Follower, type Listening } from './follower.js'
import { isEarlier, type Place, placeOf } from './place.js'
import { type ChangeRequest, wishOf } from './wish.js'

/** Limits of streams; docs/limits.md tells them to callers. */
export interface StreamLimits {
  perPerson: number
  perCompany: number
  perProgram: number
  /** Time in ms between two looks, for all streams together. */
  lookMs: number
  /** Time in ms after which a silent stream's rights are asked again. */
  checkMs: number
  /** Most notes of one look; beyond it everything counts as changed. */
  notes: number
}

export const streamLimits: StreamLimits = {
  perPerson: 50,
  perCompany: 300,
  perProgram: 1000,
  lookMs: 200,
  checkMs: 10_000,
  notes: 2000,
}

/** Time in ms before the next look after one that failed. */
const FAILED_MS = 1000

/**
 * Tells streams of changes (docs/adr/0051-live-changes.md). One loop looks for all streams of the program, and only
 * while there are any.
 */
export class ChangeService {
  private readonly followers = new Set<Follower>()
  private readonly end = new AbortController()
  private running: Promise<void> | undefined

  constructor(
    private readonly database: Database,
    private readonly failed: (error: unknown) => void,
    private readonly limits: StreamLimits = streamLimits,
  ) {}

  /** Events of a caller's stream, each with the place behind it. SERVER_BUSY or TOO_MANY_AT_ONCE beyond the limits. */
  async *follow(actor: Actor, { present, left }: Listening, asked: ChangeRequest): AsyncGenerator<ChangesView, void> {
    const wish = wishOf(asked)
    const follower = new Follower(actor.companyId, actor.userId, wish, present)
    this.refuseMore(follower)
    this.followers.add(follower)
    // A generator that waits cannot be returned from.
    left.addEventListener('abort', () => follower.finish(), { once: true })
    try {
      await this.enter(follower, wish.after)
      this.running ??= this.run()
      yield* follower.events()
    } finally {
      this.followers.delete(follower)
    }
  }

  /** Ends all streams, which their callers resume in another program. */
  async close(): Promise<void> {
    this.end.abort()
    for (const follower of this.followers) follower.finish()
    await this.running
  }

  private refuseMore({ companyId, personId }: Follower): void {
    if (this.end.signal.aborted || this.followers.size >= this.limits.perProgram) throw new DomainError('SERVER_BUSY')
    const ofCompany = [...this.followers].filter((one) => one.companyId === companyId)
    const ofPerson = ofCompany.filter((one) => one.personId === personId)
    if (ofCompany.length >= this.limits.perCompany || ofPerson.length >= this.limits.perPerson)
      throw new DomainError('TOO_MANY_AT_ONCE')
  }

  /** First look of a stream: at what has changed since its caller left, or at nothing but the present place. */
  private async enter(follower: Follower, after: string | null): Promise<void> {
    const since = after === null ? undefined : placeOf(after)
    if (since) return follower.tell(await this.look([follower.companyId], since))
    const place = await withinCompanies([], () => placeNow(this.database.em.fork()))
    await follower.tell({ place, notes: [], lost: after !== null })
  }

  private look(companyIds: readonly string[], since: Place): Promise<Look> {
    return withinCompanies(companyIds, () => notesSince(this.database.em.fork(), companyIds, since, this.limits.notes))
  }

  private async run(): Promise<void> {
    const { signal } = this.end
    while (this.followers.size > 0 && !signal.aborted) {
      try {
        await this.tellAll()
        await pause(this.limits.lookMs, signal)
      } catch (error) {
        // The next look begins where the last one ended, so that nothing is lost.
        this.failed(error)
        await pause(FAILED_MS, signal)
      }
    }
    this.running = undefined
  }

  private async tellAll(): Promise<void> {
    const places = new Map<Follower, Place>()
    for (const follower of this.followers) if (follower.place) places.set(follower, follower.place)
    // A stream that began during the last look may be at an earlier place than the others.
    const [since, ...others] = places.values()
    if (!since) return
    const earliest = others.reduce((one, other) => (isEarlier(other, one) ? other : one), since)
    const followers = [...places.keys()]
    const look = await this.look([...new Set(followers.map(({ companyId }) => companyId))], earliest)
    await Promise.all(followers.map((follower) => follower.tell(look)))
    await Promise.all(followers.map((follower) => follower.check(this.limits.checkMs)))
  }
}
