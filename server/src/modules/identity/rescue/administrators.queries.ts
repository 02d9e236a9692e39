import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { administers, isSole } from '../member/member.sql.js'
import { lockStaffOf } from '../role/standing.queries.js'
import { staffRoles } from '../role-types.js'

/** Administrator of a company. */
export interface Administrator {
  memberId: string
  userId: string
  name: string
  mobile: string
  /** Whether he is the company's only administrator, who can be neither removed nor disabled. */
  sole: boolean
  secondFactor: boolean
}

/** Present and enabled administrators of a company, the oldest membership first. */
export const findAdministrators = (em: Em, companyId: string): Promise<Administrator[]> =>
  rows(
    em,
    sql`select m.id as "memberId", u.id as "userId", u.name, u.mobile, ${isSole} as sole,
          exists (select from second_factor f where f.user_id = u.id and f.secret is not null) as "secondFactor"
        from membership m join app_user u on u.id = m.user_id
        where m.company_id = ${companyId} and ${administers} order by m.joined_at, m.id`,
  )

/**
 * Administrators, locked until the transaction ends: nobody gets or loses the role, and none changes phone or second
 * factor. Roles are locked before people, in the order of invitations. Rows that refer to them can still be written, so
 * that a person who stops a rescue never waits for it.
 */
export async function lockAdministrators(em: Em, companyId: string): Promise<Administrator[]> {
  await lockStaffOf(em, companyId)
  const ids = (await findAdministrators(em, companyId)).map(({ userId }) => userId)
  await rows(em, sql`select from app_user where id = any(${ids}::uuid[]) order by id for no key update`)
  return findAdministrators(em, companyId)
}

/** Whether a phone belongs to an account. */
export const isPhoneTaken = async (em: Em, mobile: string): Promise<boolean> =>
  (await rows(em, sql`select from app_user where mobile = ${mobile}`)).length > 0

/** Companies in whose offices a person works. */
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
