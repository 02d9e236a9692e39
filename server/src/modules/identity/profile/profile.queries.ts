import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { at, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { sqlState } from '../../../kernel/sql/sql-state.js'
import type { ProfileView } from './profile.view.js'

/** The person as he is in the company of his session. */
export function findProfile(em: Em, { facts }: Actor, now: Date): Promise<ProfileView | undefined> {
  const { userId, companyId, roleType, sessionId, company } = facts
  return firstRow<ProfileView>(
    em,
    sql`select u.id, u.name, u.mobile, u.email, u.avatar, m.position_name as "positionName", o.name as "organName",
          ${company?.name ?? null}::text as "companyAuthName", u.password_hash is not null as "hasPassword",
          (select s.phone_released_until from session s where s.id = ${sessionId} and s.phone_released_until > ${now}) as "phoneReleasedTime"
        from app_user u
          left join membership m on m.company_id = ${companyId}::uuid and m.user_id = u.id and m.role_type = ${roleType}
          left join organ o on o.company_id = m.company_id and o.id = m.organ_id
        where u.id = ${userId}`,
  )
}

export interface ProfileChange {
  name: string
  email: string | null
  avatar: string | null
}

/** Profile of a person, locked for a change. */
export const lockProfile = (em: Em, userId: string): Promise<ProfileChange | undefined> =>
  firstRow(em, sql`select name, email, avatar from app_user where id = ${userId} for update`)

export async function writeProfile(em: Em, userId: string, change: ProfileChange): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .updateTable('app_user')
      .set({ ...change })
      .where('id', '=', userId),
  )
}

export interface HeldRole {
  name: string
  permissions: string[]
}

/** The roles of the person in the company of his session. */
export const rolesOf = (em: Em, { companyId, userId, facts }: Actor): Promise<HeldRole[]> =>
  rows<HeldRole>(
    em,
    sql`select r.name, r.permissions from membership m
          join membership_role h on h.company_id = m.company_id and h.membership_id = m.id
          join role r on r.company_id = h.company_id and r.id = h.role_id
        where m.company_id = ${companyId} and m.user_id = ${userId} and m.role_type = ${facts.roleType}
        order by r.created_at, r.name`,
  )

/** Lets this session bind another phone until then; null ends that. */
export async function releasePhone(em: Em, sessionId: string, until: Date | null): Promise<void> {
  await rows(em, em.getKysely().updateTable('session').set({ phone_released_until: until }).where('id', '=', sessionId))
}

/** Whether this session may bind another phone at present. */
export async function isReleased(em: Em, sessionId: string, now: Date): Promise<boolean> {
  const own = em.getKysely().selectFrom('session').select('id').where('id', '=', sessionId)
  return (await firstRow(em, own.where('phone_released_until', '>', at(now)))) !== undefined
}

/** Whether this session may bind another phone, locked so that it does so once. */
export async function lockRelease(em: Em, sessionId: string, now: Date): Promise<boolean> {
  const found = await rows(
    em,
    sql`select from session where id = ${sessionId} and phone_released_until > ${now} for update`,
  )
  return found.length > 0
}

const UNIQUE_VIOLATION = '23505'

/** False when another account has the phone. */
export async function writeMobile(em: Em, userId: string, mobile: string): Promise<boolean> {
  try {
    await rows(em, em.getKysely().updateTable('app_user').set({ mobile }).where('id', '=', userId))
    return true
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false
    throw error
  }
}
