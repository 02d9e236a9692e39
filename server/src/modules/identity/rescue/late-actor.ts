import { Actor } from '../../../kernel/command/actor.js'
import { RoleType } from '../role-types.js'

/** Somebody as whom the program does later what he set in motion. */
interface Author {
  companyId: string
  userId: string
  name: string
}

/**
 * The actor of work that people have set in motion and that comes round by itself, whether its author is still there or not: he may do nothing but be
 * named in logs and histories. `cause` names the work.
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
      roleType: RoleType.platform,
      companyId,
      company: null,
      lockHash: null,
      permissions: new Set(),
      locked: false,
      closedBy: null,
      readOnly: false,
      captainScopes: [],
      elsewhere: [],
      projectIds: null,
    },
    { requestId: cause.id, address: '', userAgent: '', method: 'JOB', uri: cause.name, service: 'JOB' },
  )
