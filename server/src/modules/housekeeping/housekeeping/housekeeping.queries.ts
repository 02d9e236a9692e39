import { affected, rows, sql } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'

/** Each removes at most `limit` rows and gives back how many, so that no statement holds its locks for long. */
export type Removal = (em: Em, before: Date, limit: number) => Promise<number>

export const removeCodes: Removal = (em, before, limit) =>
  affected(
    em,
    sql`delete from sms_code where id = any(array(select id from sms_code where expires_at < ${before} limit ${limit}))`,
  )

/** Phones of which no code is left; their rows are only locks. */
export const removePhones = (em: Em, limit: number): Promise<number> =>
  affected(
    em,
    sql`delete from sms_phone where mobile = any(array(
          select mobile from sms_phone p where not exists (select from sms_code c where c.mobile = p.mobile) limit ${limit}))`,
  )

/** Messages past their time, delivered or not. */
export const removeMessages: Removal = (em, before, limit) =>
  affected(
    em,
    sql`delete from outbox where id = any(array(select id from outbox where expires_at < ${before} limit ${limit}))`,
  )

/** Sessions that ended, by themselves or by hand; their spent tokens go with them. */
export const removeSessions: Removal = (em, before, limit) =>
  affected(
    em,
    sql`delete from session where id = any(array(
          select id from session where refresh_expires_at < ${before} or revoked_at < ${before} limit ${limit}))`,
  )

export const removeSpentTokens: Removal = (em, before, limit) =>
  affected(
    em,
    sql`delete from spent_refresh_token where refresh_hash = any(array(
          select refresh_hash from spent_refresh_token where spent_at < ${before} limit ${limit}))`,
  )

export const companyIds = async (em: Em): Promise<string[]> =>
  (await rows<{ id: string }>(em, sql`select id from company order by id`)).map(({ id }) => id)

export const removeIdempotencyKeys = (em: Em, companyId: string, before: Date, limit: number): Promise<number> =>
  affected(
    em,
    sql`delete from idempotency_key k using (
          select user_id, key from idempotency_key
          where company_id = ${companyId} and created_at < ${before} limit ${limit}) old
        where k.company_id = ${companyId} and k.user_id = old.user_id and k.key = old.key`,
  )
