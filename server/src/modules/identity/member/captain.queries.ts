import type { Tx } from '../../../kernel/command/command.js'
import { affected, inUuids, sql } from '../../../kernel/sql/sql.js'
import { captainRole } from '../captain-permissions.js'
import { RoleType } from '../role-types.js'
import { admit } from './admitted.queries.js'

/** Lets whoever holds these phones sign in as captains of the company; phones without an account get one. The accounts by the phones. */
export const admitCaptains = (
  tx: Tx,
  people: readonly { mobile: string; name: string }[],
): Promise<ReadonlyMap<string, string>> =>
  admit(tx, people, { roleType: RoleType.captain, positionName: captainRole.name })

/** Those of the people who are no captains of the company any more: they do not see it from now on, whatever they are elsewhere. */
export async function dismissCaptains({ em, actor }: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await affected(
    em,
    sql`delete from membership m where m.company_id = ${actor.companyId} and m.role_type = ${RoleType.captain}
        and ${inUuids(sql`m.user_id`, userIds)} and not exists (
          select from published_captain k where k.company_id = m.company_id and k.user_id = m.user_id)`,
  )
}
