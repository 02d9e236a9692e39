import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { AppUser } from '../member/member.entity.js'
import { heldBy } from '../member/member.sql.js'
import type { AccessToken } from './access-token.entity.js'

/** Token of a request, with its owner's present state. */
export interface ShownToken
  extends Pick<RowOf<typeof AccessToken>, 'companyId' | 'userId' | 'roleType' | 'permissions'>,
    Pick<RowOf<typeof AppUser>, 'mobile' | 'email' | 'avatar'> {
  sessionId: string
  userName: string
  companyName: string
  payeeCheck: boolean
  authenticated: boolean
  /** Present permissions of the owner, which may be more than the token's. */
  held: string[] | null
  projectIds: string[] | null
  /** Milliseconds since 1970. */
  expiresAt: number
}

/**
 * Live access token; undefined when it is revoked or expired, or when its owner, his membership or the company is
 * disabled or gone.
 */
export function findAccessToken(em: Em, companyId: string, hash: string, now: Date): Promise<ShownToken | undefined> {
  return firstRow<ShownToken>(
    em,
    sql`select t.id as "sessionId", t.company_id as "companyId", t.user_id as "userId", t.role_type as "roleType", t.permissions,
          u.name as "userName", u.mobile, u.email, u.avatar, c.name as "companyName", c.payee_check as "payeeCheck",
          c.authenticated_at is not null as authenticated,
          ${heldBy.permissions} as held, ${heldBy.projectIds} as "projectIds",
          (extract(epoch from t.expires_at) * 1000)::float8 as "expiresAt"
        from access_token t
          join app_user u on u.id = t.user_id and u.enabled
          join published_company c on c.id = t.company_id and c.enabled
          join membership m on m.company_id = t.company_id and m.user_id = t.user_id and m.role_type = t.role_type and m.enabled
        where t.company_id = ${companyId} and t.token_hash = ${hash} and t.revoked_at is null and t.expires_at > ${now}`,
  )
}
