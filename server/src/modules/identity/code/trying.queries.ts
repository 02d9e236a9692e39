import type { ExpressionBuilder } from 'kysely'
import type { Em, Tables } from '../../../kernel/sql/database.js'
import { at, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import type { Asker } from './asker.js'
import { isKnownDevice } from './known-device.sql.js'

export interface OpenCode {
  id: string
  codeHash: string
  /** Device that asked for the code. */
  deviceHash: string | null
}

/** Wrong tries at the codes of a phone, and from a network, within the span. */
export interface WrongTries {
  /** Whether the owner of the phone has signed in from this device. */
  known: boolean
  byDevice: number
  byStrangers: number
  fromAddress: number
  fromNetwork: number
}

export interface Tried {
  mobile: string
  asker: Asker
  network: string
}

/** Login code: an SMS code is exchanged for it, and it is valid once. */
export interface LoginCode {
  hash: string
  expiresAt: Date
}

/** Valid codes of a phone for these purposes. */
export const openCodes = (em: Em, mobile: string, purposes: readonly number[], now: Date): Promise<OpenCode[]> =>
  rows<OpenCode>(
    em,
    sql`select id, code_hash as "codeHash", device_hash as "deviceHash" from sms_code
        where mobile = ${mobile} and purpose = any(${[...purposes]}::int[]) and code_hash is not null
          and used_at is null and expires_at > ${now} order by created_at desc`,
  )

export async function wrongTries(em: Em, { mobile, asker, network }: Tried, since: Date): Promise<WrongTries> {
  const { device, address } = asker
  const found = await firstRow<WrongTries>(
    em,
    sql`select ${isKnownDevice(mobile, device)} as known, ofPhone.*, ofNetwork.*
        from (select (count(*) filter (where device_hash = ${device}::text))::int as "byDevice",
                (count(*) filter (where device_hash is null))::int as "byStrangers"
              from sms_try where mobile = ${mobile} and tried_at > ${since}) ofPhone,
          (select (count(*) filter (where address = ${address}))::int as "fromAddress", count(*)::int as "fromNetwork"
            from sms_try where network = ${network} and tried_at > ${since}) ofNetwork`,
  )
  if (!found) throw new Error('an aggregate gives one row')
  return found
}

/** Records a try. `pool` is the device whose tries it counts among; null for those that all strangers share. */
export async function insertTry(
  em: Em,
  { mobile, asker, network }: Tried,
  pool: string | null,
  now: Date,
): Promise<void> {
  const row = { id: newId(), mobile, device_hash: pool, address: asker.address, network, tried_at: now }
  await rows(em, em.getKysely().insertInto('sms_try').values(row))
}

export async function markUsed(em: Em, id: string, now: Date, login?: LoginCode): Promise<void> {
  const used = { used_at: now, login_code_hash: login?.hash ?? null, login_code_expires_at: login?.expiresAt ?? null }
  await rows(em, em.getKysely().updateTable('sms_code').set(used).where('id', '=', id))
}

/** Whether a login code is valid for a phone and one of these purposes; `spend` uses it up. */
export async function findLoginCode(
  em: Em,
  { mobile, hash, purposes }: { mobile: string; hash: string; purposes: readonly number[] },
  now: Date,
  spend: boolean,
): Promise<boolean> {
  const isOpen = (code: ExpressionBuilder<Tables, 'sms_code'>) =>
    code.and([
      code('mobile', '=', mobile),
      code('purpose', 'in', [...purposes]),
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
