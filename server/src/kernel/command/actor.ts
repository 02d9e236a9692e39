import { DomainError, type Refusal, restoreError } from '../errors.js'
import { labelOf, type Permission } from './permissions.js'

/** Company of a session; domains add the facts that they need. */
export interface CompanyFacts {
  id: string
  name: string
}

/** Facts of a caller that the kernel needs; domains add theirs. */
export interface ActorFacts {
  sessionId: string
  userId: string
  userName: string
  mobile: string
  userHash: string
  roleType: number
  companyId: string | null
  company: CompanyFacts | null
  email: string | null
  avatar: string | null
  lockHash: string | null
  permissions: ReadonlySet<string>
  locked: boolean
  /** Reason for which the session does nothing for now; null while it is open. */
  closedBy: Refusal | null
  /** Whether the session is a token, which reads within its owner's permissions and writes nothing. */
  readOnly: boolean
}

/** Way in of a request: the pages, other programs by GraphQL, REST, or a job of the program. */
export type RequestService = 'WEB' | 'GRAPHQL' | 'REST' | 'JOB'

export interface RequestFacts {
  requestId: string
  address: string
  userAgent: string
  method: string
  uri: string
  service: RequestService
}

/** Caller of a verb: the one source of the company and the permissions. */
export class Actor {
  constructor(
    readonly facts: ActorFacts,
    readonly request: RequestFacts,
    /** The verbs that this request has committed so far. */
    readonly committed: string[] = [],
  ) {}

  get userId(): string {
    return this.facts.userId
  }

  get name(): string {
    return this.facts.userName
  }

  /** The company of the session; every write and every staff read happens in it. */
  get companyId(): string {
    if (this.facts.companyId === null) throw new DomainError('COMPANY_NOT_CHOSEN')
    return this.facts.companyId
  }

  /** Actor under whose name the log of another company keeps a line: the person has no permissions there. */
  forLogOf(companyId: string, userName: string): Actor {
    return new Actor({ ...this.facts, companyId, company: null, userName, permissions: new Set() }, this.request)
  }

  /**
   * Actor of no company as a writer in one that has rows of the person. Commits there count for this request; the reach
   * is not widened, and statements must check it.
   */
  within(companyId: string): Actor {
    return new Actor({ ...this.facts, companyId, company: null, permissions: new Set() }, this.request, this.committed)
  }

  can(permission: Permission): boolean {
    return this.facts.permissions.has(permission)
  }

  assert(permission: Permission): void {
    if (!this.can(permission)) throw new DomainError('FORBIDDEN', { permission: labelOf(permission) })
  }

  /** Throws the reason for which the session is closed: its screen is locked, or signing in is not finished. */
  assertOpen(): void {
    const { closedBy } = this.facts
    if (closedBy) throw restoreError(closedBy)
  }
}

/**
 * Makes an actor with the present permissions of a company's member, without a session; refuses former members. `cause`
 * names the work in the logs.
 */
export type ActorOf = (
  membership: { companyId: string; userId: string; roleType: number },
  cause: { id: string; name: string },
) => Promise<Actor>
