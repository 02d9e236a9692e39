import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import type { Asker } from './asker.js'
import { isKnownDevice } from './known-device.sql.js'

/** Codes sent lately to a phone, from an address and from its network. */
export interface Sent {
  /** Whether the owner of the phone has signed in from this device. */
  known: boolean
  /** Whether a code for this device was right within the last hour, as after registering. */
  proved: boolean
  /** Seconds since the last code for the same purpose. */
  secondsSinceOwn: number | null
  ownToday: number
  secondsSinceShared: number | null
  sharedToday: number
  sharedInHour: number
  fromAddress: number
  fromNetwork: number
}

export interface NewCode {
  id: string
  mobile: string
  purpose: number
  asker: Asker
  network: string
  own: boolean
  now: Date
  expiresAt: Date
}

/** Locks a phone, then a network, so that concurrent codes and tries cannot pass a limit together. */
export async function lockPhone(em: Em, mobile: string, network: string): Promise<void> {
  await rows(
    em,
    sql`insert into sms_phone (mobile) values (${mobile}) on conflict (mobile) do update set mobile = excluded.mobile`,
  )
  await inTurn(em, 'sms', network)
}

export async function sentLately(
  em: Em,
  { mobile, purpose, asker, network }: { mobile: string; purpose: number; asker: Asker; network: string },
  at: Date,
): Promise<Sent> {
  const { device, address } = asker
  const now = sql`${at}::timestamptz`
  const same = sql`purpose = ${purpose}`
  const today = sql`created_at >= date_trunc('day', ${now})`
  const found = await firstRow<Sent>(
    em,
    sql`select ${isKnownDevice(mobile, device)} as known,
      coalesce(bool_or(device_hash = ${device}::text and used_at > ${now} - interval '1 hour'), false) as proved,
      extract(epoch from ${now} - max(created_at) filter (where device_hash = ${device}::text and ${same}))::float as "secondsSinceOwn",
      (count(*) filter (where own and device_hash = ${device}::text and ${today}))::int as "ownToday",
      extract(epoch from ${now} - max(created_at) filter (where not own and ${same}))::float as "secondsSinceShared",
      (count(*) filter (where not own and ${today}))::int as "sharedToday",
      (count(*) filter (where not own and created_at > ${now} - interval '1 hour'))::int as "sharedInHour",
      (select count(*)::int from sms_code where address = ${address} and created_at >= ${now} - interval '1 hour') as "fromAddress",
      (select count(*)::int from sms_code where network = ${network} and created_at >= ${now} - interval '1 hour') as "fromNetwork"
    from sms_code where mobile = ${mobile} and created_at > ${now} - interval '1 day'`,
  )
  if (!found) throw new Error('an aggregate gives one row')
  return found
}

/** Records a code, which counts from now on; its digits are drawn at its delivery. */
export async function insertCode(em: Em, code: NewCode): Promise<void> {
  const { id, mobile, purpose, asker, network, own, now, expiresAt } = code
  const { address, device } = asker
  const row = {
    id,
    mobile,
    purpose,
    address,
    network,
    device_hash: device,
    own,
    created_at: now,
    expires_at: expiresAt,
  }
  await rows(em, em.getKysely().insertInto('sms_code').values(row))
}

/** Stores the hash of a code before its delivery, and returns the phone; undefined for an expired code. */
export async function setCode(em: Em, id: string, codeHash: string, now: Date): Promise<string | undefined> {
  const row = await firstRow<{ mobile: string }>(
    em,
    sql`update sms_code set code_hash = ${codeHash} where id = ${id} and used_at is null and expires_at > ${now}
        returning mobile`,
  )
  return row?.mobile
}
