import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { administers, isSole } from '../member/member.sql.js'
import { lockStaffOf } from '../role/standing.queries.js'
import { staffRoles } from '../role-types.js'

/** Somebody who administers a company. */
export interface Administrator {
  memberId: string
  userId: string
  name: string
  mobile: string
  /** Whether nobody else does: the rule by which the last one is neither removed nor disabled. */
  sole: boolean
  secondFactor: boolean
}

/** Administrators of a company who have come and are enabled, the one who was there first at the top. */
export const findAdministrators = (em: Em, companyId: string): Promise<Administrator[]> =>
  rows(
    em,
    sql`select m.id as "memberId", u.id as "userId", u.name, u.mobile, ${isSole} as sole,
          exists (select from second_factor f where f.user_id = u.id and f.secret is not null) as "secondFactor"
        from membership m join app_user u on u.id = m.user_id
        where m.company_id = ${companyId} and ${administers} order by m.joined_at, m.id`,
  )

/**
 * The same, who stay what they are until the transaction ends: nobody is given or loses the role meanwhile, and they change neither phone nor second
 * factor. Roles are locked before people, as by whoever invites; rows that refer to them are written meanwhile, so that whoever stops a rescue waits for
 * nobody who waits for him.
 */
export async function lockAdministrators(em: Em, companyId: string): Promise<Administrator[]> {
  await lockStaffOf(em, companyId)
  const ids = (await findAdministrators(em, companyId)).map(({ userId }) => userId)
  await rows(em, sql`select from app_user where id = any(${ids}::uuid[]) order by id for no key update`)
  return findAdministrators(em, companyId)
}

/** Whether a phone is somebody's. */
export const isPhoneTaken = async (em: Em, mobile: string): Promise<boolean> =>
  (await rows(em, sql`select from app_user where mobile = ${mobile}`)).length > 0

/** The companies in whose offices a person works, whichever they are. */
export const workplacesOf = async (em: Em, userId: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      em,
      sql`select distinct c.id from membership m join published_company c on c.id = m.company_id
          where m.user_id = ${userId} and m.role_type = any(${[...staffRoles]}::smallint[]) and m.enabled and m.joined_at is not null
          order by c.id`,
    )
  ).map(({ id }) => id)

/** People among these who work in the offices of a company. */
export const colleaguesOf = async (em: Em, companyId: string, userIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ userId: string }>(
      em,
      sql`select distinct m.user_id as "userId" from membership m
          where m.company_id = ${companyId} and m.user_id = any(${[...userIds]}::uuid[])
            and m.role_type = any(${[...staffRoles]}::smallint[]) and m.enabled and m.joined_at is not null`,
    )
  ).map(({ userId }) => userId)
