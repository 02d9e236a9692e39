import type { Tx } from '../../../kernel/command/command.js'
import { labelOf, type Permission } from '../../../kernel/command/permissions.js'
import { DomainError, type Refusal } from '../../../kernel/errors.js'
import { lockStaff, readStanding, type StandingRow } from './standing.queries.js'

/** Rights of a person in his company to grant or withdraw roles. */
export interface Standing {
  userId: string
  /** Whether the person is an administrator, who may change his own roles. */
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
 * Makes all changes of permissions in a company wait for one another, and returns the actor's standing after the wait,
 * since he may have lost a permission meanwhile. FORBIDDEN where he has.
 */
export async function lockStanding(tx: Tx, permission: Permission): Promise<Standing> {
  await lockStaff(tx)
  const standing = standingOf(tx.actor.userId, await readStanding(tx.em, tx.actor))
  if (!standing.permissions.has(permission)) throw new DomainError('FORBIDDEN', { permission: labelOf(permission) })
  return standing
}

/** Permission that the actor lacks himself, and so may neither grant nor withdraw. */
export const beyond = ({ permissions }: Standing, keys: readonly string[]): string | undefined =>
  keys.find((key) => !permissions.has(key))

/** Reason why a person may not grant, withdraw or change a role; null where he may. */
export function refusedRole(
  standing: Standing,
  { name, permissions }: { name: string; permissions: readonly string[] },
): Refusal | null {
  const key = beyond(standing, permissions)
  if (key !== undefined) return { code: 'ROLE_BEYOND_OWN', params: { role: name, permission: labelOf(key) } }
  // A member with a project limit could see other projects through another person's role.
  return standing.limited ? { code: 'LIMITED_TO_PROJECTS' } : null
}
