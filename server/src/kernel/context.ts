import type { Actor, RequestFacts } from './command/actor.js'
import { DomainError } from './errors.js'

/** Readers of what many rows of an answer need from elsewhere, by name. The program says here which its domains have (domains.ts). */
export interface Loaders extends Record<never, never> {}

/** What a GraphQL request carries. Who asks is looked up once, before the first resolver. */
export class RequestContext {
  constructor(
    readonly request: RequestFacts,
    private readonly who: Actor | DomainError,
    readonly loaders: Loaders,
  ) {}

  /** What is left to do once the answer is written. */
  readonly afterwards: (() => void)[] = []

  /** Who asks, where anybody is signed in. */
  get anybody(): Actor | undefined {
    return this.who instanceof DomainError ? undefined : this.who
  }

  /** The signed-in actor whose session is open; the default for every field. */
  get actor(): Actor {
    const actor = this.evenClosed
    actor.assertOpen()
    return actor
  }

  /** The same before signing in is done, too: only to go on with that. */
  get evenHalfIn(): Actor {
    const actor = this.evenClosed
    if (actor.facts.locked) throw new DomainError('SESSION_LOCKED')
    return actor
  }

  /** The verbs that this request has committed so far. */
  get committed(): readonly string[] {
    return this.who instanceof DomainError ? [] : this.who.committed
  }

  /** The signed-in actor even behind the lock screen or before signing in is done: only to look at oneself, open the session or leave. */
  get evenClosed(): Actor {
    if (this.who instanceof DomainError) throw this.who
    return this.who
  }
}
