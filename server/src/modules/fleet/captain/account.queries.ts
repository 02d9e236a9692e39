import type { Tx } from '../../../kernel/command/command.js'
import { affected, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { admitCaptains, admitDrivers, dismissCaptains, dismissDrivers } from '../../identity/index.js'

/** People of the fleet who sign in by their phones, each kind into lists of his own. */
const kinds = {
  captain: { admit: admitCaptains, dismiss: dismissCaptains },
  driver: { admit: admitDrivers, dismiss: dismissDrivers },
} as const
type Kind = keyof typeof kinds

interface Account {
  id: string
  name: string
  mobile: string
  userId: string | null
  enabled: boolean
}

/** Captains or drivers with their accounts. */
const accountsOf = ({ em, actor }: Tx, kind: Kind, ids: readonly string[]): Promise<Account[]> =>
  rows(
    em,
    sql`select c.id, c.name, c.mobile, c.user_id as "userId", c.enabled from ${sql.ref(kind)} c
        where c.company_id = ${actor.companyId} and ${inUuids(sql`c.id`, ids)}`,
  )

/**
 * Writes captains or drivers, and gives each the account of his phone. A person with an unchanged phone keeps his
 * account, even if the account has got another phone. A new phone means another person: the previous account no longer
 * works for the company as one of the kind.
 */
export async function bindAccounts(
  tx: Tx,
  kind: Kind,
  ids: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  const { em, actor } = tx
  const before = await accountsOf(tx, kind, ids)
  await write()
  const was = new Map(before.map((person) => [person.id, person]))
  const now = await accountsOf(tx, kind, ids)
  const strangers = now.filter(
    ({ id, mobile, userId, enabled }) => (userId === null && enabled) || was.get(id)?.mobile !== mobile,
  )
  const users = await kinds[kind].admit(tx, strangers)
  const bound = strangers.map(({ id, mobile }) => ({ id, userId: users.get(mobile) ?? null }))
  if (bound.length > 0)
    await affected(
      em,
      sql`update ${sql.ref(kind)} c set user_id = b."userId" from json_to_recordset(${JSON.stringify(bound)}::json) as b(id uuid, "userId" uuid)
          where c.company_id = ${actor.companyId} and c.id = b.id`,
    )
  const kept = new Map(now.map((person) => [person.id, person.mobile]))
  await kinds[kind].dismiss(
    tx,
    before.flatMap(({ id, mobile, userId }) => (userId !== null && kept.get(id) !== mobile ? [userId] : [])),
  )
}
