import type { Tx } from '../../../kernel/command/command.js'
import { affected, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { admitCaptains, dismissCaptains } from '../../identity/index.js'

interface CaptainAccount {
  id: string
  name: string
  mobile: string
  userId: string | null
  enabled: boolean
}

/** Captains with their accounts. */
export const accountsOf = ({ em, actor }: Tx, ids: readonly string[]): Promise<CaptainAccount[]> =>
  rows(
    em,
    sql`select c.id, c.name, c.mobile, c.user_id as "userId", c.enabled from captain c
        where c.company_id = ${actor.companyId} and ${inUuids(sql`c.id`, ids)}`,
  )

/**
 * Gives each captain the account of his phone. A captain with an unchanged phone keeps his account, even if the account
 * has got another phone. A new phone means another person: the previous account is no longer a captain of the company.
 */
export async function bindAccounts(tx: Tx, ids: readonly string[], before: readonly CaptainAccount[]): Promise<void> {
  const { em, actor } = tx
  const was = new Map(before.map((captain) => [captain.id, captain]))
  const now = await accountsOf(tx, ids)
  const strangers = now.filter(
    ({ id, mobile, userId, enabled }) => (userId === null && enabled) || was.get(id)?.mobile !== mobile,
  )
  const users = await admitCaptains(tx, strangers)
  const bound = strangers.map(({ id, mobile }) => ({ id, userId: users.get(mobile) ?? null }))
  if (bound.length > 0)
    await affected(
      em,
      sql`update captain c set user_id = b."userId" from json_to_recordset(${JSON.stringify(bound)}::json) as b(id uuid, "userId" uuid)
          where c.company_id = ${actor.companyId} and c.id = b.id`,
    )
  const kept = new Map(now.map((captain) => [captain.id, captain.mobile]))
  await dismissCaptains(
    tx,
    before.flatMap(({ id, mobile, userId }) => (userId !== null && kept.get(id) !== mobile ? [userId] : [])),
  )
}
