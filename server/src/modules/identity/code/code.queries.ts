import { firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'

export interface SentCounts {
  secondsSinceLast: number | null
  today: number
  fromAddress: number
}

export interface OpenCode {
  id: string
  /** Null until it is handed to the gateway. */
  codeHash: string | null
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

/** One sender at a time per phone and per address: two sends at once must not both pass the limits. */
export async function lockSender(em: Em, mobile: string, address: string): Promise<void> {
  await rows(
    em,
    sql`insert into sms_phone (mobile) values (${mobile}) on conflict (mobile) do update set mobile = excluded.mobile`,
  )
  await rows(em, sql`select pg_advisory_xact_lock(hashtextextended('sms ' || ${address}::text, 0))`)
}

/** Counts as a try from now on; the code itself is drawn when it is handed over. */
export async function insertCode(
  em: Em,
  code: { id: string; mobile: string; purpose: number; address: string; now: Date; expiresAt: Date },
): Promise<void> {
  await rows(
    em,
    sql`insert into sms_code (id, mobile, purpose, address, created_at, expires_at)
        values (${code.id}, ${code.mobile}, ${code.purpose}, ${code.address}, ${code.now}, ${code.expiresAt})`,
  )
}

/** Keeps the hash of a code that is about to be handed over, and gives the phone; undefined when the phone has a newer one or needs none. */
export async function setCode(em: Em, id: string, codeHash: string, now: Date): Promise<string | undefined> {
  const row = await firstRow<{ mobile: string }>(
    em,
    sql`update sms_code c set code_hash = ${codeHash}
        where id = ${id} and used_at is null and expires_at > ${now}
          and not exists (select from sms_code n where n.mobile = c.mobile and n.created_at > c.created_at)
        returning mobile`,
  )
  return row?.mobile
}

/** The newest code of a phone, if it still can be used. */
export const findOpenCode = (em: Em, mobile: string, now: Date): Promise<OpenCode | undefined> =>
  firstRow<OpenCode>(em, openCode(mobile, now))

/** The same, locked, so that tries are counted one by one. */
export const lockOpenCode = (em: Em, mobile: string, now: Date): Promise<OpenCode | undefined> =>
  firstRow<OpenCode>(em, sql`${openCode(mobile, now)} for update`)

const openCode = (mobile: string, now: Date): Sql =>
  sql`select id, code_hash as "codeHash", wrong_tries as "wrongTries" from sms_code
      where id = (select id from sms_code where mobile = ${mobile} order by created_at desc limit 1)
        and used_at is null and expires_at > ${now}`

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
