import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { RoleType } from '../role-types.js'
import type { LoginLog } from '../session/session.entity.js'

export interface LoginLogEntry
  extends Pick<RowOf<typeof LoginLog>, 'userId' | 'companyId' | 'requestUri' | 'exception' | 'address'> {
  /** Name of the person; null for a line about many sign-ins. */
  createBy: string | null
  remoteAddr: string | null
  userAgent: string | null
  params: Record<string, string | number | null>
}

export async function insertLoginLog(em: Em, entry: LoginLogEntry): Promise<string> {
  const id = newId()
  await rows(
    em,
    em
      .getKysely()
      .insertInto('login_log')
      .values({
        id,
        user_id: entry.userId,
        company_id: entry.companyId,
        create_by: entry.createBy,
        remote_addr: entry.remoteAddr,
        address: entry.address,
        user_agent: entry.userAgent,
        request_uri: entry.requestUri,
        params: JSON.stringify(entry.params),
        type: entry.exception ? 'FAILURE' : 'SUCCESS',
        exception: entry.exception,
      }),
  )
  return id
}

export async function setLoginAddress(em: Em, id: string, address: string): Promise<void> {
  await rows(em, em.getKysely().updateTable('login_log').set({ address }).where('id', '=', id))
}

/** Person of a failed sign-in, and the company whose log has it; null where only he may see it. */
interface Failed {
  userId: string
  companyId: string | null
}

/**
 * Finds the company whose log has a failed sign-in: the one that he wanted to enter, else the only one that he belongs
 * to. A person of several companies who named none of them, or one that he does not belong to, alone sees his failed
 * sign-in.
 */
export function whoFailed(
  em: Em,
  { mobile, roleType, companyAuthId }: { mobile: string; roleType: number; companyAuthId: string | null },
): Promise<Failed | undefined> {
  const meant = companyAuthId === null ? sql`true` : sql`m.company_id = ${isId(companyAuthId) ? companyAuthId : null}`
  return firstRow<Failed>(
    em,
    sql`select u.id as "userId", (
          select case when count(*) = 1 then min(m.company_id::text)::uuid end
          from membership m join published_company c on c.id = m.company_id
          where m.user_id = u.id and m.role_type = ${roleType} and m.role_type <> ${RoleType.CAPTAIN}
            and m.joined_at is not null and ${meant}) as "companyId"
        from app_user u where u.mobile = ${mobile}`,
  )
}
