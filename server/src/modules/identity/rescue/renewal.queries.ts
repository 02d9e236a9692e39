import { DomainError } from '../../../kernel/errors.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { writeMobile } from '../profile/profile.queries.js'
import { turnOff } from '../second-factor/second-factor.queries.js'
import { endSessionsOf } from '../session/ending.queries.js'

/** Parts of a person's access that are replaced. */
export interface Renewal {
  userId: string
  /** New phone; null where the present one stays. */
  mobile: string | null
  /** Whether the second factor and its recovery codes are removed. */
  secondFactor: boolean
}

/**
 * Closes every access by lost means, and lets the person in by his phone: all his sessions end, in every company;
 * passwords, tokens and third-party accounts no longer open anything. He signs in with a code, and sets a new password.
 * PHONE_TAKEN where another account has got the phone meanwhile.
 */
export async function renewAccess(em: Em, { userId, mobile, secondFactor }: Renewal, now: Date): Promise<void> {
  await rows(em, sql`select from app_user where id = ${userId} for update`)
  if (mobile !== null && !(await writeMobile(em, userId, mobile))) throw new DomainError('PHONE_TAKEN')
  if (secondFactor) await turnOff(em, userId)
  await rows(
    em,
    sql`update app_user set password_hash = null, password_failures = 0, password_failed_at = null, lock_password_hash = null,
          idle_lock_minutes = null
        where id = ${userId}`,
  )
  await rows(
    em,
    sql`update third_party_account set unbound_at = ${now} where user_id = ${userId} and unbound_at is null`,
  )
  await rows(
    em,
    sql`update access_token t set revoked_at = ${now} from membership m
        where m.user_id = ${userId} and t.company_id = m.company_id and t.user_id = m.user_id and t.revoked_at is null`,
  )
  // A sign-in with the old phone that has begun must end before the sessions are ended.
  await rows(
    em,
    sql`select from membership m join published_company c on c.id = m.company_id where m.user_id = ${userId} order by m.id for update of m`,
  )
  await endSessionsOf(em, { userId }, now)
}
