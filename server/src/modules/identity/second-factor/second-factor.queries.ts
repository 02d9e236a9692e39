import type { Em } from '../../../kernel/sql/database.js'
import { affected, columnsOf, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { heldBy } from '../member/member.sql.js'
import type { SecondFactor } from './second-factor.entity.js'

export type FactorRow = Omit<RowOf<typeof SecondFactor>, 'userId' | 'enabledAt'>

export interface StandingRow {
  enabledTime: string | null
  recoveryCodesLeft: number
  /** Companies that demand a second factor for a role of the person. */
  demandedBy: string[]
}

/** Whether a person has a second factor, and whether he must have one. */
export async function standingOf(em: Em, userId: string): Promise<StandingRow> {
  const found = await firstRow<StandingRow>(
    em,
    sql`select f.enabled_at as "enabledTime",
          (select count(*)::int from recovery_code c where c.user_id = u.id and c.used_at is null) as "recoveryCodesLeft",
          (select coalesce(array_agg(b.name order by b.name), '{}') from membership m join published_company b on b.id = m.company_id
            where m.user_id = u.id and m.enabled and b.enabled and ${heldBy.secondFactor}) as "demandedBy"
        from app_user u left join second_factor f on f.user_id = u.id where u.id = ${userId}`,
  )
  return found ?? { enabledTime: null, recoveryCodesLeft: 0, demandedBy: [] }
}

/** Second factor of a person, who is locked, so that codes are tried one at a time. */
export async function lockFactor(em: Em, userId: string): Promise<FactorRow> {
  await rows(em, sql`select from app_user where id = ${userId} for no key update`)
  const row = await firstRow<FactorRow>(
    em,
    sql`select secret, pending_secret as "pendingSecret", last_step as "lastStep" from second_factor where user_id = ${userId}`,
  )
  return row ?? { secret: null, pendingSecret: null, lastStep: null }
}

export async function writePending(em: Em, userId: string, pendingSecret: string): Promise<void> {
  await rows(
    em,
    sql`insert into second_factor (user_id, pending_secret) values (${userId}, ${pendingSecret})
        on conflict (user_id) do update set pending_secret = excluded.pending_secret`,
  )
}

/** Makes the pending secret the valid one. */
export async function turnOn(em: Em, userId: string, lastStep: number, now: Date): Promise<void> {
  await rows(
    em,
    sql`update second_factor set secret = pending_secret, pending_secret = null, enabled_at = ${now}, last_step = ${lastStep}
        where user_id = ${userId}`,
  )
}

/** Removes the second factor and the recovery codes; false where there is none. */
export async function turnOff(em: Em, userId: string): Promise<boolean> {
  await rows(em, sql`delete from recovery_code where user_id = ${userId}`)
  return (await affected(em, sql`delete from second_factor where user_id = ${userId} and secret is not null`)) > 0
}

export async function spendStep(em: Em, userId: string, step: number): Promise<void> {
  await rows(em, sql`update second_factor set last_step = ${step} where user_id = ${userId}`)
}

/** Uses up a recovery code; false for one that is unknown or used. */
export async function spendRecoveryCode(em: Em, userId: string, codeHash: string, now: Date): Promise<boolean> {
  const spent = sql`update recovery_code set used_at = ${now}
    where user_id = ${userId} and code_hash = ${codeHash} and used_at is null`
  return (await affected(em, spent)) > 0
}

/** Replaces the recovery codes. */
export async function replaceRecoveryCodes(
  em: Em,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await rows(em, sql`delete from recovery_code where user_id = ${userId}`)
  await rows(
    em,
    sql`insert into recovery_code (code_hash, user_id, created_at)
        select c.hash, ${userId}, ${now} from ${columnsOf([{ type: 'text', values: hashes }])} as c(hash)`,
  )
}

/** Marks that the session has shown the second factor. */
export async function passSession(em: Em, sessionId: string, now: Date): Promise<void> {
  await rows(em, em.getKysely().updateTable('session').set({ second_factor_at: now }).where('id', '=', sessionId))
}

/** The device of a session, where its owner has shown the second factor on it before; null where he has not. */
export async function knownDeviceOf(em: Em, sessionId: string): Promise<string | null> {
  const found = await firstRow<{ deviceId: string | null }>(
    em,
    sql`select s.device_id as "deviceId" from session s where s.id = ${sessionId} and exists (
          select from session o where o.user_id = s.user_id and o.device_id = s.device_id and o.second_factor_at is not null)`,
  )
  return found?.deviceId ?? null
}
