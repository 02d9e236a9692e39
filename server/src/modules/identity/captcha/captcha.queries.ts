import type { Retention } from '../../../kernel/retention.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { inTurn } from '../../../kernel/sql/turn.js'

export interface NewCaptcha {
  id: string
  codeHash: string
  address: string
  network: string
  now: Date
  expiresAt: Date
}

export interface DrawnLately {
  byAddress: number
  byNetwork: number
}

/**
 * Number of captchas drawn since a moment for an address and its network. Requests of a network take turns, so that
 * captchas drawn at once cannot pass the limit together.
 */
export async function lockDrawn(em: Em, address: string, network: string, since: Date): Promise<DrawnLately> {
  await inTurn(em, 'captcha', network)
  const row = await firstRow<DrawnLately>(
    em,
    sql`select count(*) filter (where address = ${address})::int as "byAddress", count(*)::int as "byNetwork"
        from captcha where network = ${network} and created_at > ${since}`,
  )
  return row ?? { byAddress: 0, byNetwork: 0 }
}

export async function insertCaptcha(em: Em, captcha: NewCaptcha): Promise<void> {
  const { id, codeHash, address, network, now, expiresAt } = captcha
  const row = { id, code_hash: codeHash, address, network, created_at: now, expires_at: expiresAt }
  await rows(em, em.getKysely().insertInto('captcha').values(row))
}

/** Uses up a valid captcha and returns its text; undefined for any other. */
export async function useCaptcha(em: Em, id: string, now: Date): Promise<string | undefined> {
  const row = await firstRow<{ codeHash: string }>(
    em,
    sql`update captcha set used_at = ${now} where id = ${id} and used_at is null and expires_at > ${now}
        returning code_hash as "codeHash"`,
  )
  return row?.codeHash
}

/** A day, though captchas are valid for 5 minutes: their rows show who asked for many. */
export const keptCaptchas: Retention = {
  name: 'captchas',
  keptDays: 1,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from captcha where id = any(array(select id from captcha where expires_at < ${before} limit ${limit}))`,
    ),
}
