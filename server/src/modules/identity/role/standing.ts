import type { Tx } from '../../../kernel/command/command.js'
import { labelOf, type Permission } from '../../../kernel/command/permissions.js'
import { DomainError, type Refusal } from '../../../kernel/errors.js'
import { lockStaff, readStanding, type StandingRow } from './standing.queries.js'

/** What somebody is in his company when he gives and takes what others may do. */
export interface Standing {
  userId: string
  /** Who holds the role of administrators may do to himself what nobody else may. */
  administrator: boolean
  permissions: ReadonlySet<string>
  /** Whether his roles limit him to some projects. */
  limited: boolean
  roleIds: ReadonlySet<string>
}

export const standingOf = (userId: string, row: StandingRow | undefined): Standing => ({
  userId,
  administrator: row?.administrator ?? false,
  permissions: new Set(row?.permissions),
  limited: row?.limited ?? false,
  roleIds: new Set(row?.roleIds),
})

/**
 * Lets all that changes who may do what in a company wait for one another, and says what the actor is by then: what he could do when he asked
 * may have been taken from him since. FORBIDDEN where he may not do it any more.
 */
export async function lockStanding(tx: Tx, permission: Permission): Promise<Standing> {
  await lockStaff(tx)
  const standing = standingOf(tx.actor.userId, await readStanding(tx.em, tx.actor))
  if (!standing.permissions.has(permission)) throw new DomainError('FORBIDDEN', { permission: labelOf(permission) })
  return standing
}

/** Nobody gives or takes what he does not hold himself: which of these keys that is. */
export const beyond = ({ permissions }: Standing, keys: readonly string[]): string | undefined =>
  keys.find((key) => !permissions.has(key))

/** Why somebody may not give, take or change a role; null where he may. */
export function refusedRole(
  standing: Standing,
  { name, permissions }: { name: string; permissions: readonly string[] },
): Refusal | null {
  const key = beyond(standing, permissions)
  if (key !== undefined) return { code: 'ROLE_BEYOND_OWN', params: { role: name, permission: labelOf(key) } }
  // Whose roles show him some projects could otherwise let himself see the others through somebody else.
  return standing.limited ? { code: 'LIMITED_TO_PROJECTS' } : null
}
