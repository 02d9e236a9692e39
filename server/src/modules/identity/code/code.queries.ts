import { newId } from '../../../kernel/id.js'
import { firstRow, rows, sql } from '../../../kernel/sql.js'
import type { Em } from '../../../platform/database/database.js'

export interface SentCounts {
  secondsSinceLast: number | null
  today: number
  fromAddress: number
}

export interface OpenCode {
  id: string
  codeHash: string
  wrongTries: number
}

/** What was sent to this phone and asked from this address lately. */
export async function sentCounts(em: Em, mobile: string, address: string, now: Date): Promise<SentCounts> {
  const row = await firstRow<SentCounts>(
    em,
    sql`select
      (select extract(epoch from ${now}::timestamptz - max(created_at))::float from sms_code where mobile = ${mobile}) as "secondsSinceLast",
      (select count(*)::int from sms_code where mobile = ${mobile} and created_at >= date_trunc('day', ${now}::timestamptz)) as today,
      (select count(*)::int from sms_code where address = ${address} and created_at >= ${now}::timestamptz - interval '1 hour') as "fromAddress"`,
  )
  return row ?? { secondsSinceLast: null, today: 0, fromAddress: 0 }
}

/** One sender at a time per phone: two sends at once must not both pass the limits. */
export async function lockMobile(em: Em, mobile: string): Promise<void> {
  await rows(
    em,
    sql`insert into sms_phone (mobile) values (${mobile}) on conflict (mobile) do update set mobile = excluded.mobile`,
  )
}

export async function insertCode(
  em: Em,
  code: { mobile: string; purpose: number; codeHash: string; address: string; now: Date; expiresAt: Date },
): Promise<void> {
  await rows(
    em,
    sql`insert into sms_code (id, mobile, purpose, code_hash, address, created_at, expires_at)
        values (${newId()}, ${code.mobile}, ${code.purpose}, ${code.codeHash}, ${code.address}, ${code.now}, ${code.expiresAt})`,
  )
}

/** The newest code of a phone, if it still can be used; locked, so that tries are counted one by one. */
export async function lockOpenCode(em: Em, mobile: string, now: Date): Promise<OpenCode | undefined> {
  return firstRow<OpenCode>(
    em,
    sql`select id, code_hash as "codeHash", wrong_tries as "wrongTries" from sms_code
        where id = (select id from sms_code where mobile = ${mobile} order by created_at desc limit 1)
          and used_at is null and expires_at > ${now} for update`,
  )
}

export async function countWrongTry(em: Em, id: string, burnt: boolean, now: Date): Promise<void> {
  await rows(
    em,
    sql`update sms_code set wrong_tries = wrong_tries + 1, used_at = ${burnt ? now : null} where id = ${id}`,
  )
}

export async function markUsed(
  em: Em,
  id: string,
  now: Date,
  login?: { hash: string; expiresAt: Date },
): Promise<void> {
  await rows(
    em,
    sql`update sms_code set used_at = ${now}, login_code_hash = ${login?.hash ?? null},
          login_code_expires_at = ${login?.expiresAt ?? null} where id = ${id}`,
  )
}

/** The open login code of a phone; `spend` uses it up. */
export async function findLoginCode(em: Em, mobile: string, hash: string, now: Date, spend: boolean): Promise<boolean> {
  const open = sql`mobile = ${mobile} and login_code_hash = ${hash} and login_code_used_at is null and login_code_expires_at > ${now}`
  const found = spend
    ? await firstRow(em, sql`update sms_code set login_code_used_at = ${now} where ${open} returning id`)
    : await firstRow(em, sql`select id from sms_code where ${open}`)
  return found !== undefined
}
