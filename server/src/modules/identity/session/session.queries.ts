import { firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import { RoleType } from '../role-types.js'

export interface SessionRow {
  sessionId: string
  userId: string
  userName: string
  mobile: string
  email: string | null
  avatar: string | null
  userHash: string
  roleType: number
  companyId: string | null
  companyName: string | null
  payeeCheck: boolean | null
  permissions: string[] | null
  memberEnabled: boolean
  captainScopes: { companyId: string; captainId: string }[] | null
  lockHash: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
}

export interface UserRow {
  id: string
  name: string
  mobile: string
  passwordHash: string | null
}

export interface CompanyEntry {
  companyAuthId: string
  companyAuthName: string
  positionName: string
  phone: string
  roleType: number
}

export interface NewSession {
  userId: string
  companyId: string | null
  roleType: number
  userHash: string
  accessHash: string
  accessExpiresAt: Date
  refreshHash: string
  refreshExpiresAt: Date
  now: Date
}

/** Everything a request needs to know about who asks, in one statement. */
export async function findSession(em: Em, accessHash: string, now: Date): Promise<SessionRow | undefined> {
  return firstRow<SessionRow>(
    em,
    sql`select s.id as "sessionId", u.id as "userId", u.name as "userName", u.mobile, u.email, u.avatar, s.user_hash as "userHash",
          s.role_type as "roleType", s.company_id as "companyId", c.name as "companyName", c.payee_check as "payeeCheck",
          r.permissions, s.lock_hash as "lockHash",
          (extract(epoch from s.access_expires_at) * 1000)::float8 as "expiresAt",
          case when s.company_id is not null then coalesce(m.enabled and c.enabled, false) else exists (
            select from membership a join company b on b.id = a.company_id
            where a.user_id = s.user_id and a.role_type = s.role_type and a.enabled and b.enabled) end as "memberEnabled",
          case when s.role_type = ${RoleType.captain} then (
            select json_agg(json_build_object('companyId', k.company_id, 'captainId', k.id))
            from captain k join company b on b.id = k.company_id and b.enabled
            where k.user_id = s.user_id and not exists (
              select from membership a where a.company_id = k.company_id and a.user_id = k.user_id
                and a.role_type = s.role_type and not a.enabled)) end as "captainScopes"
        from session s
          join app_user u on u.id = s.user_id and u.enabled
          left join company c on c.id = s.company_id
          left join membership m on m.company_id = s.company_id and m.user_id = s.user_id and m.role_type = s.role_type
          left join role r on r.company_id = m.company_id and r.id = m.role_id
        where s.access_hash = ${accessHash} and s.revoked_at is null and s.access_expires_at > ${now}`,
  )
}

export async function findUser(em: Em, mobile: string): Promise<UserRow | undefined> {
  return firstRow<UserRow>(
    em,
    sql`select id, name, mobile, password_hash as "passwordHash" from app_user where mobile = ${mobile} and enabled`,
  )
}

/** The companies in which a person holds a role, the oldest membership first. */
export async function findCompanies(
  em: Em,
  person: { userId: string } | { mobile: string },
  roleType?: number,
): Promise<CompanyEntry[]> {
  const who: Sql = 'userId' in person ? sql`u.id = ${person.userId}` : sql`u.mobile = ${person.mobile}`
  return rows<CompanyEntry>(
    em,
    sql`select c.id as "companyAuthId", c.name as "companyAuthName", m.position_name as "positionName", u.mobile as phone,
          m.role_type as "roleType"
        from app_user u join membership m on m.user_id = u.id join company c on c.id = m.company_id
        where ${who} and u.enabled and m.enabled and c.enabled ${roleType === undefined ? sql`` : sql`and m.role_type = ${roleType}`}
        order by m.created_at, c.name`,
  )
}

export async function insertSession(em: Em, session: NewSession): Promise<void> {
  await rows(
    em,
    sql`insert into session (id, user_id, company_id, role_type, user_hash, access_hash, access_expires_at, refresh_hash, refresh_expires_at, created_at)
        values (${newId()}, ${session.userId}, ${session.companyId}, ${session.roleType}, ${session.userHash}, ${session.accessHash},
          ${session.accessExpiresAt}, ${session.refreshHash}, ${session.refreshExpiresAt}, ${session.now})`,
  )
}

export interface RefreshableSession {
  sessionId: string
  userId: string
  companyId: string | null
  roleType: number
  userHash: string
  userName: string
}

/** The live session of a refresh token, locked so that one token is exchanged once. */
export async function lockByRefreshToken(
  em: Em,
  refreshHash: string,
  now: Date,
): Promise<RefreshableSession | undefined> {
  return firstRow<RefreshableSession>(
    em,
    sql`select s.id as "sessionId", s.user_id as "userId", s.company_id as "companyId", s.role_type as "roleType",
          s.user_hash as "userHash", u.name as "userName"
        from session s join app_user u on u.id = s.user_id
        where s.refresh_hash = ${refreshHash} and s.revoked_at is null and s.refresh_expires_at > ${now} for update of s`,
  )
}

export async function rotateTokens(
  em: Em,
  sessionId: string,
  spentHash: string,
  next: Pick<NewSession, 'accessHash' | 'accessExpiresAt' | 'refreshHash' | 'refreshExpiresAt'>,
): Promise<void> {
  await rows(em, sql`insert into spent_refresh_token (refresh_hash, session_id) values (${spentHash}, ${sessionId})`)
  await rows(
    em,
    sql`update session set access_hash = ${next.accessHash}, access_expires_at = ${next.accessExpiresAt},
          refresh_hash = ${next.refreshHash}, refresh_expires_at = ${next.refreshExpiresAt} where id = ${sessionId}`,
  )
}

/** A refresh token that comes back after it was exchanged has leaked: its session ends. True when there was one. */
export async function revokeBySpentToken(em: Em, refreshHash: string, now: Date): Promise<boolean> {
  const ended = await firstRow(
    em,
    sql`update session set revoked_at = coalesce(revoked_at, ${now})
        where id = (select session_id from spent_refresh_token where refresh_hash = ${refreshHash}) returning id`,
  )
  return ended !== undefined
}

export async function revokeSession(em: Em, sessionId: string, now: Date): Promise<void> {
  await rows(em, sql`update session set revoked_at = ${now} where id = ${sessionId} and revoked_at is null`)
}

export async function setLock(em: Em, sessionId: string, lockHash: string | null): Promise<void> {
  await rows(em, sql`update session set lock_hash = ${lockHash}, lock_failures = 0 where id = ${sessionId}`)
}

export async function countUnlockFailure(em: Em, sessionId: string): Promise<number> {
  const row = await firstRow<{ failures: number }>(
    em,
    sql`update session set lock_failures = lock_failures + 1 where id = ${sessionId} returning lock_failures as failures`,
  )
  return row?.failures ?? 0
}

export interface LoginLogEntry {
  userId: string | null
  companyId: string | null
  createBy: string
  address: string
  userAgent: string
  requestUri: string
  params: Record<string, string | number | null>
  exception: string | null
}

export async function insertLoginLog(em: Em, entry: LoginLogEntry): Promise<void> {
  await rows(
    em,
    sql`insert into login_log (id, user_id, company_id, create_by, remote_addr, user_agent, request_uri, params, type, exception)
        values (${newId()}, ${entry.userId}, ${entry.companyId}, ${entry.createBy}, ${entry.address}, ${entry.userAgent},
          ${entry.requestUri}, ${JSON.stringify(entry.params)}::jsonb, ${entry.exception ? 'FAILURE' : 'SUCCESS'}, ${entry.exception})`,
  )
}

/** Wrong passwords of one account within the last quarter of an hour. */
export async function recentPasswordFailures(em: Em, mobile: string, now: Date): Promise<number> {
  const row = await firstRow<{ failures: number }>(
    em,
    sql`select count(*)::int as failures from login_log
        where create_by = ${mobile} and type = 'FAILURE' and request_uri like '%/oauth/token'
          and created_at > ${now}::timestamptz - interval '15 minutes'`,
  )
  return row?.failures ?? 0
}
