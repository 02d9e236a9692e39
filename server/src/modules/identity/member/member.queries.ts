import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { Role } from '../role/role.entity.js'
import type { AppUser, Membership as MembershipTable } from './member.entity.js'
import { heldBy } from './member.sql.js'

/** Names one person in one company in one role. */
export type Membership = Pick<RowOf<typeof MembershipTable>, 'companyId' | 'userId' | 'roleType'>

export interface MemberRow extends Pick<RowOf<typeof AppUser>, 'mobile' | 'email' | 'avatar'> {
  userName: string
  companyName: string
  payeeCheck: boolean
  authenticated: boolean
  permissions: RowOf<typeof Role>['permissions'] | null
  projectIds: string[] | null
}

/** Undefined when the person, the company or the membership is not there or not enabled. */
export function findMember(em: Em, { companyId, userId, roleType }: Membership): Promise<MemberRow | undefined> {
  return firstRow<MemberRow>(
    em,
    sql`select u.name as "userName", u.mobile, u.email, u.avatar, c.name as "companyName", c.payee_check as "payeeCheck",
          c.authenticated_at is not null as authenticated,
          ${heldBy.permissions} as permissions, ${heldBy.projectIds} as "projectIds"
        from membership m
          join app_user u on u.id = m.user_id and u.enabled
          join published_company c on c.id = m.company_id and c.enabled
        where m.company_id = ${companyId} and m.user_id = ${userId} and m.role_type = ${roleType} and m.enabled`,
  )
}
