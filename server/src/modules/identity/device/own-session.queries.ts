import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { RoleType } from '../role-types.js'

export interface OwnSessionRow {
  id: string
  userAgent: string | null
  remoteAddr: string | null
  roleType: RoleType
  companyAuthName: string | null
  locked: boolean
  createTime: string
  lastUsedTime: string
}

const SHOWN = 100

/** Open sessions of a person, last used first. */
export const sessionsOf = (em: Em, userId: string, now: Date): Promise<OwnSessionRow[]> =>
  rows<OwnSessionRow>(
    em,
    sql`select s.id, s.user_agent as "userAgent", s.remote_addr as "remoteAddr", s.role_type as "roleType", c.name as "companyAuthName",
          s.lock_hash is not null as locked, s.created_at as "createTime", s.last_used_at as "lastUsedTime"
        from session s left join published_company c on c.id = s.company_id
        where s.user_id = ${userId} and s.revoked_at is null and s.refresh_expires_at > ${now}
        order by s.last_used_at desc, s.id limit ${SHOWN}`,
  )

/** Ends a session of the person; false when he has no such open session. */
export async function endSession(em: Em, userId: string, id: string, now: Date): Promise<boolean> {
  if (!isId(id)) return false
  const own = em.getKysely().updateTable('session').where('user_id', '=', userId).where('id', '=', id)
  return (await rows(em, own.where('revoked_at', 'is', null).set({ revoked_at: now }).returning('id'))).length > 0
}
