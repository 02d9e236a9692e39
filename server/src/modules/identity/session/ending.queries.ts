import type { Em } from '../../../kernel/sql/database.js'
import { all, rows, type Sql, sql } from '../../../kernel/sql/sql.js'

/** Which sessions of a person end. */
export interface SessionsOf {
  userId: string
  /** Those in this company alone; a captain's belong to none. */
  companyId?: string
  roleType?: number
  /** The one that goes on. */
  exceptSessionId?: string
}

/**
 * Ends sessions of a person within the transaction of whoever decides that; how many there were. Once that has been committed, the next request
 * of each is refused by every server, since the database tells them all. Who has to be sure of his own server calls `forget` of the sessions.
 */
export async function endSessionsOf(em: Em, which: SessionsOf, now: Date): Promise<number> {
  const { userId, companyId, roleType, exceptSessionId } = which
  const conditions: Sql[] = [sql`user_id = ${userId}`, sql`revoked_at is null`]
  if (companyId !== undefined) conditions.push(sql`company_id = ${companyId}`)
  if (roleType !== undefined) conditions.push(sql`role_type = ${roleType}`)
  if (exceptSessionId !== undefined) conditions.push(sql`id <> ${exceptSessionId}`)
  return (await rows(em, sql`update session set revoked_at = ${now} where ${all(conditions)} returning id`)).length
}
