import type { ExpressionBuilder } from 'kysely'
import { at, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { Em, Tables } from '../../../platform/database/database.js'
import type { SmsCode } from './code.entity.js'

export interface SentCounts {
  secondsSinceLast: number | null
  today: number
  fromAddress: number
}

/** Its hash is null until it is handed to the gateway. */
export type OpenCode = Pick<RowOf<typeof SmsCode>, 'id' | 'codeHash' | 'wrongTries'>

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
  const { now, expiresAt, ...given } = code
  const row = { ...given, created_at: now, expires_at: expiresAt }
  await rows(em, em.getKysely().insertInto('sms_code').values(row))
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

/** The newest code of a phone for these purposes, if it still can be used. */
export const findOpenCode = (
  em: Em,
  mobile: string,
  purposes: readonly number[],
  now: Date,
): Promise<OpenCode | undefined> => firstRow(em, openCode(em, mobile, purposes, now))

/** The same, locked, so that tries are counted one by one. */
export const lockOpenCode = (
  em: Em,
  mobile: string,
  purposes: readonly number[],
  now: Date,
): Promise<OpenCode | undefined> => firstRow(em, openCode(em, mobile, purposes, now).forUpdate())

const openCode = (em: Em, mobile: string, purposes: readonly number[], now: Date) =>
  em
    .getKysely()
    .selectFrom('sms_code')
    .select(['id', 'code_hash as codeHash', 'wrong_tries as wrongTries'])
    .where('id', '=', (code) =>
      code
        .selectFrom('sms_code')
        .select('id')
        .where('mobile', '=', mobile)
        .where('purpose', 'in', [...purposes])
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('expires_at', '>', at(now))

export async function countWrongTry(em: Em, id: string, burnt: boolean, now: Date): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .updateTable('sms_code')
      .set((code) => ({ wrong_tries: code('wrong_tries', '+', 1), used_at: burnt ? now : null }))
      .where('id', '=', id),
  )
}

export async function markUsed(
  em: Em,
  id: string,
  now: Date,
  login?: { hash: string; expiresAt: Date },
): Promise<void> {
  const used = { used_at: now, login_code_hash: login?.hash ?? null, login_code_expires_at: login?.expiresAt ?? null }
  await rows(em, em.getKysely().updateTable('sms_code').set(used).where('id', '=', id))
}

/** The open login code of a phone; `spend` uses it up. */
export async function findLoginCode(em: Em, mobile: string, hash: string, now: Date, spend: boolean): Promise<boolean> {
  const isOpen = (code: ExpressionBuilder<Tables, 'sms_code'>) =>
    code.and([
      code('mobile', '=', mobile),
      code('login_code_hash', '=', hash),
      code('login_code_used_at', 'is', null),
      code('login_code_expires_at', '>', at(now)),
    ])
  const kysely = em.getKysely()
  const found = spend
    ? await firstRow(em, kysely.updateTable('sms_code').set({ login_code_used_at: now }).where(isOpen).returning('id'))
    : await firstRow(em, kysely.selectFrom('sms_code').select('id').where(isOpen))
  return found !== undefined
}
