import { Actor } from '../../../kernel/command/actor.js'
import { RoleType } from '../role-types.js'

/** Person in whose name the program continues his work. */
interface Author {
  companyId: string
  userId: string
  name: string
}

/**
 * Actor for work that a person set in motion and that runs later, even if he has left: he has no permissions, and only
 * gives logs and histories a name. `cause` names the work.
 */
export const lateActor = ({ companyId, userId, name }: Author, cause: { id: string; name: string }): Actor =>
  new Actor(
    {
      sessionId: cause.id,
      userId,
      userName: name,
      mobile: '',
      email: null,
      avatar: null,
      userHash: '',
      roleType: RoleType.PLATFORM,
      companyId,
      company: null,
      lockHash: null,
      permissions: new Set(),
      locked: false,
      closedBy: null,
      readOnly: false,
      captainScopes: [],
      siteScopes: [],
      elsewhere: [],
      projectIds: null,
    },
    { requestId: cause.id, address: '', userAgent: '', method: 'JOB', uri: cause.name, service: 'JOB' },
  )
