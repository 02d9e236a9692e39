import type { Em } from '../../../kernel/sql/database.js'
import { all, rows, type Sql, sql } from '../../../kernel/sql/sql.js'

/** Person and company whose sessions end. */
export interface SessionsOf {
  userId: string
  /** Company of the sessions; null for a captain. */
  companyId?: string
  roleType?: number
  /** Session that is kept. */
  exceptSessionId?: string
}

/**
 * Ends sessions of a person within the caller's transaction; returns their number. Once that is committed, every server
 * refuses their next requests, since the database tells all servers. To be sure of its own server, a caller uses
 * `forget` of the sessions.
 */
export async function endSessionsOf(em: Em, which: SessionsOf, now: Date): Promise<number> {
  const { userId, companyId, roleType, exceptSessionId } = which
  const conditions: Sql[] = [sql`user_id = ${userId}`, sql`revoked_at is null`]
  if (companyId !== undefined) conditions.push(sql`company_id = ${companyId}`)
  if (roleType !== undefined) conditions.push(sql`role_type = ${roleType}`)
  if (exceptSessionId !== undefined) conditions.push(sql`id <> ${exceptSessionId}`)
  return (await rows(em, sql`update session set revoked_at = ${now} where ${all(conditions)} returning id`)).length
}
