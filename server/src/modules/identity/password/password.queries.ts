import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId } from '../../../kernel/values/id.js'
import type { AppUser } from '../member/member.entity.js'
import { calledName, heldBy, isElsewhere } from '../member/member.sql.js'

export type PasswordRow = Pick<RowOf<typeof AppUser>, 'passwordHash'> & {
  failures: number
  /** Seconds since the last wrong password; null where there was none. */
  sinceFailure: number | null
}

const passwordOf = (userId: string, now: Date) =>
  sql`select password_hash as "passwordHash", password_failures as failures,
        extract(epoch from ${now}::timestamptz - password_failed_at)::float8 as "sinceFailure" from app_user where id = ${userId}`

export const findPassword = (em: Em, userId: string, now: Date): Promise<PasswordRow | undefined> =>
  firstRow(em, passwordOf(userId, now))

/** Password row, locked, so that tries are counted one by one. */
export const lockPassword = (em: Em, userId: string, now: Date): Promise<PasswordRow | undefined> =>
  firstRow(em, sql`${passwordOf(userId, now)} for update`)

export async function countWrongPassword(em: Em, userId: string, now: Date): Promise<void> {
  await rows(
    em,
    sql`update app_user set password_failures = least(password_failures + 1, 1000), password_failed_at = ${now} where id = ${userId}`,
  )
}

export async function writePassword(em: Em, userId: string, passwordHash: string): Promise<void> {
  await rows(
    em,
    sql`update app_user set password_hash = ${passwordHash}, password_failures = 0, password_failed_at = null where id = ${userId}`,
  )
}

export interface Colleague {
  name: string
  /** Permissions of all the person's roles in the company. */
  permissions: string[]
  /** Whether only the person himself may change his password. */
  hisOwn: boolean
}

/** Member of a company, locked; undefined when the company has no such member. */
export async function lockColleague(em: Em, companyId: string, userId: string): Promise<Colleague | undefined> {
  if (!isId(userId)) return undefined
  const locked = await firstRow(em, sql`select from app_user where id = ${userId} for update`)
  if (!locked) return undefined
  const [found] = await rows<Colleague & { id: string | null }>(
    em,
    sql`select (select ${calledName} from membership m where m.company_id = ${companyId} and m.user_id = u.id order by m.joined_at limit 1) as name,
          coalesce((select array_agg(distinct held.key) from membership m cross join lateral unnest(${heldBy.permissions}) held(key)
            where m.company_id = ${companyId} and m.user_id = u.id), '{}') as permissions,
          exists (select from membership m where m.company_id = ${companyId} and m.user_id = u.id and (m.joined_at is null or ${isElsewhere})) as "hisOwn"
        from app_user u where u.id = ${userId}
          and exists (select from membership m where m.company_id = ${companyId} and m.user_id = u.id)`,
  )
  return found
}
