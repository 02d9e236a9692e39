import { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { withinCompany } from '../../../kernel/sql/wall.js'
import { sitesRunBy } from '../reach.sql.js'
import { RoleType } from '../role-types.js'
import { findMember, type Membership } from './member.queries.js'

/** Members of companies without a session, for work that continues after its request. */
export class MemberService {
  constructor(private readonly database: Database) {}

  /**
   * Actor of a member with his present permissions; NOT_A_MEMBER when he has left or was disabled. `cause` names the
   * work in the logs.
   */
  async actorOf(membership: Membership, cause: { id: string; name: string }): Promise<Actor> {
    const member = await withinCompany(membership.companyId, () => findMember(this.database.em.fork(), membership))
    if (!member) throw new DomainError('NOT_A_MEMBER')
    const { companyName, payeeCheck, authenticated, permissions, projectIds, ...person } = member
    const { companyId, userId, roleType } = membership
    return new Actor(
      {
        ...person,
        userId,
        roleType,
        companyId,
        sessionId: cause.id,
        userHash: '',
        lockHash: null,
        locked: false,
        closedBy: null,
        readOnly: false,
        company: { id: companyId, name: companyName, payeeCheck, authenticated },
        permissions: new Set(permissions ?? []),
        captainScopes: [],
        siteScopes: roleType === RoleType.ENTERPRISE ? await sitesRunBy(this.database.em.fork(), companyId) : [],
        elsewhere: [],
        projectIds,
      },
      { requestId: cause.id, address: '', userAgent: '', method: 'JOB', uri: cause.name, service: 'JOB' },
    )
  }
}
