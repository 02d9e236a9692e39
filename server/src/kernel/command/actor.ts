import { DomainError, type Refusal, restoreError } from '../errors.js'
import { labelOf, type Permission } from './permissions.js'

/** The company of a session; domains add what they need to know of it. */
export interface CompanyFacts {
  id: string
  name: string
}

/** What is known of who asks; domains add what they need to know of a person. */
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
  /** Why the session does nothing for now; null while it is open. */
  closedBy: Refusal | null
  /** Asked with a token that reads what its owner may read, and does nothing. */
  readOnly: boolean
}

/** What part of the program a request came to: the pages, GraphQL as other programs ask it, REST, or work that goes on by itself. */
export type RequestService = 'WEB' | 'GRAPHQL' | 'REST' | 'JOB'

export interface RequestFacts {
  requestId: string
  address: string
  userAgent: string
  method: string
  uri: string
  service: RequestService
}

/** Who asks: the one source of the company and the permissions. */
export class Actor {
  /** The verbs that this request has committed so far. */
  readonly committed: string[] = []

  constructor(
    readonly facts: ActorFacts,
    readonly request: RequestFacts,
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

  /** A deed as the log of another company tells it: done there under a name of its own, by somebody who may do nothing there. */
  toldIn(companyId: string, userName: string): Actor {
    return new Actor({ ...this.facts, companyId, company: null, userName, permissions: new Set() }, this.request)
  }

  can(permission: Permission): boolean {
    return this.facts.permissions.has(permission)
  }

  assert(permission: Permission): void {
    if (!this.can(permission)) throw new DomainError('FORBIDDEN', { permission: labelOf(permission) })
  }

  /** Throws why the session does nothing for now: its screen is locked, or signing in is not done. */
  assertOpen(): void {
    const { closedBy } = this.facts
    if (closedBy) throw restoreError(closedBy)
  }
}

/** Who a member of a company is by now, apart from any session; refuses whoever is none any more. `cause` names the work in the logs. */
export type ActorOf = (
  membership: { companyId: string; userId: string; roleType: number },
  cause: { id: string; name: string },
) => Promise<Actor>
