import type { Actor, RequestFacts } from './command/actor.js'
import { DomainError } from './errors.js'

/**
 * Loaders of one request by name, for values that many rows of an answer need. The program declares which there are
 * (domains.ts).
 */
export interface Loaders extends Record<never, never> {}

/** Context of a GraphQL request. The caller is looked up once, before the first resolver. */
export class RequestContext {
  constructor(
    readonly request: RequestFacts,
    private readonly who: Actor | DomainError,
    readonly loaders: Loaders,
  ) {}

  /** Work to do once the answer is written. */
  readonly afterwards: (() => void)[] = []

  /** Actor of the request; undefined for strangers. */
  get anybody(): Actor | undefined {
    return this.who instanceof DomainError ? undefined : this.who
  }

  /** The signed-in actor whose session is open; the default for every field. */
  get actor(): Actor {
    const actor = this.evenClosed
    actor.assertOpen()
    return actor
  }

  /** Actor whose sign-in may still be incomplete, for the fields that complete it. */
  get evenHalfIn(): Actor {
    const actor = this.evenClosed
    if (actor.facts.locked) throw new DomainError('SESSION_LOCKED')
    return actor
  }

  /** The verbs that this request has committed so far. */
  get committed(): readonly string[] {
    return this.who instanceof DomainError ? [] : this.who.committed
  }

  /**
   * Actor whose screen may be locked or whose sign-in may be unfinished: only for reading oneself, unlocking and
   * signing out.
   */
  get evenClosed(): Actor {
    if (this.who instanceof DomainError) throw this.who
    return this.who
  }
}
