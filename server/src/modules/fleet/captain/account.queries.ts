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

/** The captains with the accounts that are theirs. */
export const accountsOf = ({ em, actor }: Tx, ids: readonly string[]): Promise<CaptainAccount[]> =>
  rows(
    em,
    sql`select c.id, c.name, c.mobile, c.user_id as "userId", c.enabled from captain c
        where c.company_id = ${actor.companyId} and ${inUuids(sql`c.id`, ids)}`,
  )

/**
 * Gives each captain the account of his phone. Whose phone stayed the same keeps his account, also when he signs in by another phone by now;
 * another phone is another person: the one before is none of the company's captains any more.
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
