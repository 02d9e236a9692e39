import { DomainError } from '../../../kernel/errors.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { writeMobile } from '../profile/profile.queries.js'
import { turnOff } from '../second-factor/second-factor.queries.js'
import { endSessionsOf } from '../session/ending.queries.js'

/** Parts of a person's access that are made anew. */
export interface Renewal {
  userId: string
  /** The phone in place of the present one; null where that stays. */
  mobile: string | null
  /** Whether the second factor goes, with its recovery codes. */
  secondFactor: boolean
}

/**
 * Lets nobody in by what a person has lost, and him by his phone: whoever is signed in as him is out, in every company; passwords, tokens and accounts
 * elsewhere open nothing any more. He signs in by a code, and sets another password. PHONE_TAKEN where the phone is another account's by now.
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
  // Whoever is about to come in by the old phone is in before his sessions end.
  await rows(
    em,
    sql`select from membership m join published_company c on c.id = m.company_id where m.user_id = ${userId} order by m.id for update of m`,
  )
  await endSessionsOf(em, { userId }, now)
}
