import type { Em } from '../../../kernel/sql/database.js'
import { at, firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { beyondCompany } from '../../../kernel/sql/wall.js'
import { newId } from '../../../kernel/values/id.js'
import type { AppUser } from '../member/member.entity.js'
import { heldBy } from '../member/member.sql.js'
import { type SiteScope, siteScopes } from '../reach.sql.js'
import { RoleType, staffRoles } from '../role-types.js'
import type { Session } from './session.entity.js'

type User = RowOf<typeof AppUser>

export interface SessionRow
  extends Pick<RowOf<typeof Session>, 'userId' | 'companyId' | 'roleType' | 'userHash' | 'lockHash'>,
    Pick<User, 'mobile' | 'email' | 'avatar'> {
  sessionId: string
  userName: string
  companyName: string | null
  payeeCheck: boolean | null
  authenticated: boolean | null
  permissions: string[] | null
  projectIds: string[] | null
  elsewhere: { companyId: string; projectIds: string[] | null }[] | null
  memberEnabled: boolean
  /** Missing step: the code of the second factor, or setting one up where a role demands it; null for none. */
  secondFactorDue: 'CODE' | 'SETUP' | null
  captainScopes: { companyId: string; captainId: string }[] | null
  siteScopes: SiteScope[] | null
  /** Milliseconds since 1970. */
  expiresAt: number
}

export type UserRow = Pick<User, 'id' | 'name' | 'mobile' | 'passwordHash'>

export interface CompanyEntry {
  companyAuthId: string
  companyAuthName: string
  positionName: string
  phone: string
  roleType: number
  /** Whether the person is invited and has not entered the company yet. */
  invited: boolean
}

interface Tokens {
  accessHash: string
  accessExpiresAt: Date
  refreshHash: string
  refreshExpiresAt: Date
}

/** Device and address of a sign-in. */
export type Device = Pick<RowOf<typeof Session>, 'deviceId' | 'userAgent' | 'remoteAddr'>

export interface NewSession
  extends Tokens,
    Device,
    Pick<RowOf<typeof Session>, 'userId' | 'companyId' | 'roleType' | 'userHash' | 'secondFactorAt'> {
  now: Date
}

/** Live session of an access token with person, company, permissions and project limit, in one statement. */
export async function findSession(em: Em, accessHash: string, now: Date): Promise<SessionRow | undefined> {
  return firstRow<SessionRow>(
    em,
    sql`select s.id as "sessionId", u.id as "userId", u.name as "userName", u.mobile, u.email, u.avatar, s.user_hash as "userHash",
          s.role_type as "roleType", s.company_id as "companyId", c.name as "companyName", c.payee_check as "payeeCheck",
          c.authenticated_at is not null as authenticated, ${heldBy.permissions} as permissions, ${heldBy.projectIds} as "projectIds", s.lock_hash as "lockHash",
          (extract(epoch from s.access_expires_at) * 1000)::float8 as "expiresAt",
          case when f.enabled_at > coalesce(s.second_factor_at, '-infinity') then 'CODE'
          when f.enabled_at is null and ${heldBy.secondFactor} then 'SETUP' end as "secondFactorDue",
          case when s.company_id is not null then coalesce(m.enabled and c.enabled, false)
          when s.role_type = ${RoleType.COMPANY} or (s.role_type = ${RoleType.CAPTAIN} and u.captain_since is not null) then true else exists (
            select from membership a join published_company b on b.id = a.company_id
            where a.user_id = s.user_id and a.role_type = s.role_type and a.enabled and b.enabled) end as "memberEnabled",
          case when s.role_type <> ${RoleType.CAPTAIN} then (
            select json_agg(json_build_object('companyId', p.company_id, 'projectIds', p.project_ids)) from (
              select m.company_id, ${heldBy.projectIds} as project_ids
              from membership m join published_company b on b.id = m.company_id and b.enabled
              where m.user_id = s.user_id and m.role_type = s.role_type and m.enabled and m.joined_at is not null
                and m.company_id is distinct from s.company_id) p) end as elsewhere,
          case when s.role_type = ${RoleType.CAPTAIN} then (
            select json_agg(json_build_object('companyId', k.company_id, 'captainId', k.id))
            from published_captain k join published_company b on b.id = k.company_id and b.enabled
            where k.user_id = s.user_id and not exists (
              select from membership a where a.company_id = k.company_id and a.user_id = k.user_id
                and a.role_type = s.role_type and not a.enabled)) end as "captainScopes",
          ${siteScopes} as "siteScopes"
        from session s
          join app_user u on u.id = s.user_id and u.enabled
          left join second_factor f on f.user_id = s.user_id
          left join published_company c on c.id = s.company_id
          left join membership m on m.company_id = s.company_id and m.user_id = s.user_id and m.role_type = s.role_type
        where s.access_hash = ${accessHash} and s.revoked_at is null and s.access_expires_at > ${now}`,
  )
}

export async function findUser(em: Em, mobile: string): Promise<UserRow | undefined> {
  return firstRow<UserRow>(
    em,
    em
      .getKysely()
      .selectFrom('app_user')
      .select(['id', 'name', 'mobile', 'password_hash as passwordHash'])
      .where('mobile', '=', mobile)
      .where('enabled', '=', true),
  )
}

/** A company that the platform has suspended, and why. */
export interface Suspension {
  company: string
  reason: string
}

/** Suspension that keeps out a member `m`: that of the first company `c` by name which `source` joins. */
const suspensionOf = (em: Em, source: Sql): Promise<Suspension | undefined> =>
  firstRow(
    em,
    sql`select c.name as company, coalesce(c.suspended_reason, '') as reason from ${source} and m.enabled and not c.enabled order by c.name limit 1`,
  )

/** Suspension that keeps out the holder of a live session; undefined where there is none. */
export const suspensionOfSession = (em: Em, accessHash: string, now: Date): Promise<Suspension | undefined> =>
  suspensionOf(
    em,
    sql`session s join membership m on m.user_id = s.user_id and m.role_type = s.role_type and m.company_id = coalesce(s.company_id, m.company_id)
        join published_company c on c.id = m.company_id
        where s.access_hash = ${accessHash} and s.revoked_at is null and s.access_expires_at > ${now}`,
  )

/** Suspension that keeps a person from signing in by a role, into one company or any. */
export const suspensionOfMember = (
  em: Em,
  { userId, roleType, companyId }: { userId: string; roleType: number; companyId: string | undefined },
): Promise<Suspension | undefined> =>
  suspensionOf(
    em,
    sql`membership m join published_company c on c.id = m.company_id
        where m.user_id = ${userId} and m.role_type = ${roleType} ${companyId === undefined ? sql`` : sql`and ${inUuids(sql`m.company_id`, [companyId])}`}`,
  )

const isStaff: Sql = sql.raw(`m.role_type in (${staffRoles.join(', ')})`)

/** Companies in which a person holds a role: the oldest membership first, invitations of staff last. */
export async function findCompanies(
  em: Em,
  person: { userId: string } | { mobile: string },
  roleType?: number,
): Promise<CompanyEntry[]> {
  const who: Sql = 'userId' in person ? sql`u.id = ${person.userId}` : sql`u.mobile = ${person.mobile}`
  return beyondCompany(() =>
    rows<CompanyEntry>(
      em,
      sql`select c.id as "companyAuthId", c.name as "companyAuthName", m.position_name as "positionName", u.mobile as phone,
          m.role_type as "roleType", m.joined_at is null and ${isStaff} as invited
        from app_user u join membership m on m.user_id = u.id join published_company c on c.id = m.company_id
        where ${who} and u.enabled and m.enabled and c.enabled ${roleType === undefined ? sql`` : sql`and m.role_type = ${roleType}`}
        order by (m.joined_at is null and ${isStaff}), m.created_at, c.name`,
    ),
  )
}

const tokens = (session: Tokens) => ({
  access_hash: session.accessHash,
  access_expires_at: session.accessExpiresAt,
  refresh_hash: session.refreshHash,
  refresh_expires_at: session.refreshExpiresAt,
})

export async function insertSession(em: Em, session: NewSession): Promise<string> {
  const id = newId()
  await rows(
    em,
    em
      .getKysely()
      .insertInto('session')
      .values({
        id,
        user_id: session.userId,
        company_id: session.companyId,
        role_type: session.roleType,
        user_hash: session.userHash,
        second_factor_at: session.secondFactorAt,
        device_id: session.deviceId,
        user_agent: session.userAgent,
        remote_addr: session.remoteAddr,
        created_at: session.now,
        last_used_at: session.now,
        ...tokens(session),
      }),
  )
  return id
}

/** Whether a person has signed in before, but never with this device id or, without one, this user agent. */
export async function isNewDevice(em: Em, userId: string, { deviceId, userAgent }: Device): Promise<boolean> {
  const same: Sql =
    deviceId === null
      ? sql`device_id is null and user_agent is not distinct from ${userAgent}`
      : sql`device_id = ${deviceId}`
  const row = await firstRow<{ before: number; same: number }>(
    em,
    sql`select count(*)::int as before, count(*) filter (where ${same})::int as same from session
        where user_id = ${userId} and user_agent is not null`,
  )
  return row !== undefined && row.before > 0 && row.same === 0
}

/** Device of a session, with the time when its second factor was shown. */
export const originOfSession = (
  em: Em,
  sessionId: string,
): Promise<(Device & Pick<NewSession, 'secondFactorAt'>) | undefined> =>
  firstRow(
    em,
    sql`select device_id as "deviceId", user_agent as "userAgent", remote_addr as "remoteAddr", second_factor_at as "secondFactorAt"
        from session where id = ${sessionId}`,
  )

export interface RefreshableSession
  extends Pick<RowOf<typeof Session>, 'userId' | 'companyId' | 'roleType' | 'userHash'> {
  sessionId: string
  userName: string
}

/** Live session of a refresh token, locked so that one token is exchanged once. */
export async function lockByRefreshToken(
  em: Em,
  refreshHash: string,
  now: Date,
): Promise<RefreshableSession | undefined> {
  return firstRow<RefreshableSession>(
    em,
    em
      .getKysely()
      .selectFrom('session as s')
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .select([
        's.id as sessionId',
        's.user_id as userId',
        's.company_id as companyId',
        's.role_type as roleType',
        's.user_hash as userHash',
        'u.name as userName',
      ])
      .where('s.refresh_hash', '=', refreshHash)
      .where('s.revoked_at', 'is', null)
      .where('s.refresh_expires_at', '>', at(now))
      .forUpdate('s'),
  )
}

export async function rotateTokens(em: Em, sessionId: string, spentHash: string, next: Tokens): Promise<void> {
  const spent = { refresh_hash: spentHash, session_id: sessionId }
  await rows(em, em.getKysely().insertInto('spent_refresh_token').values(spent))
  await rows(em, em.getKysely().updateTable('session').set(tokens(next)).where('id', '=', sessionId))
}

/** Ends the session of a refresh token that was exchanged before, since it has leaked; false for any other token. */
export async function revokeBySpentToken(em: Em, refreshHash: string, now: Date): Promise<boolean> {
  const ended = await firstRow(
    em,
    em
      .getKysely()
      .updateTable('session')
      .set(({ fn }) => ({ revoked_at: fn.coalesce('revoked_at', at(now)) }))
      .where('id', '=', (session) =>
        session.selectFrom('spent_refresh_token').select('session_id').where('refresh_hash', '=', refreshHash),
      )
      .returning('id'),
  )
  return ended !== undefined
}

export async function revokeSession(em: Em, sessionId: string, now: Date): Promise<number> {
  const live = em.getKysely().updateTable('session').where('id', '=', sessionId).where('revoked_at', 'is', null)
  return (await rows(em, live.set({ revoked_at: now }).returning('id'))).length
}

/** Locks an enabled membership; `first` says whether its person signs in to the company for the first time. */
export const holdMembership = (
  em: Em,
  { userId, companyId, roleType }: { userId: string; companyId: string; roleType: number },
): Promise<{ id: string; first: boolean } | undefined> =>
  firstRow(
    em,
    sql`select m.id, m.joined_at is null as first from membership m
        where m.company_id = ${companyId} and m.user_id = ${userId} and m.role_type = ${roleType} and m.enabled for no key update`,
  )

/** Marks that an invited member has come. */
export async function enterFirst(em: Em, companyId: string, id: string, now: Date): Promise<void> {
  await rows(
    em,
    sql`update membership set joined_at = ${now}, version = version + 1, updated_at = ${now}
        where company_id = ${companyId} and id = ${id}`,
  )
}
