import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { heldBy } from '../member/member.sql.js'

export interface StandingRow {
  administrator: boolean
  permissions: string[] | null
  limited: boolean
  roleIds: string[] | null
}

/**
 * Locks the role of administrators, so that changes of roles and of their holders run one after the other in a company.
 */
export const lockStaff = ({ em, actor }: Tx): Promise<void> => lockStaffOf(em, actor.companyId)

/** Lock of that role in any company. */
export async function lockStaffOf(em: Em, companyId: string): Promise<void> {
  await rows(
    em,
    sql`select r.id from role r where r.company_id = ${companyId} and r.standard = 'ADMINISTRATOR' for no key update`,
  )
}

/** Standing of the actor in his company. */
export function readStanding(em: Em, actor: Actor): Promise<StandingRow | undefined> {
  const { companyId, userId, facts } = actor
  return firstRow<StandingRow>(
    em,
    sql`select ${heldBy.permissions} as permissions, ${heldBy.projectIds} is not null as limited,
          ${heldBy.administrator} as administrator,
          (select array_agg(h.role_id) from membership_role h where h.company_id = m.company_id and h.membership_id = m.id) as "roleIds"
        from membership m
        where m.company_id = ${companyId} and m.user_id = ${userId} and m.role_type = ${facts.roleType} and m.enabled`,
  )
}
