import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError, restoreError } from '../../../kernel/errors.js'
import { MemberState, StandardRole } from '../enums.js'
import { refusedRole, type Standing } from '../role/standing.js'
import { endSessionsOf } from '../session/ending.queries.js'
import { memberTexts as texts } from './texts.js'
import { findUserOf } from './user.list.queries.js'
import { userMachine } from './user.machine.js'
import * as queries from './user.queries.js'
import type { UserView } from './user.view.js'

/** Entity of the history of people. */
export const ENTITY = 'companyUser'

export interface Named {
  id: string
  reason?: string | null | undefined
  version?: number | null | undefined
}

/** Replaces the roles of a person. The actor must be allowed to give and take each role that changes. */
export async function give(tx: Tx, standing: Standing, before: UserView, roleIds: readonly string[]): Promise<void> {
  const had = before.roles.map(({ id }) => id)
  const changed = new Set([...had, ...roleIds].filter((id) => had.includes(id) !== roleIds.includes(id)))
  if (changed.size === 0) return
  refuse(userMachine.refusal(before.state, 'give', { user: before, standing }))
  await rolesToGive(tx, standing, [...changed])
  const after = await queries.rolesByIds(tx, roleIds)
  if (before.sole && after.every(({ standard }) => standard !== StandardRole.ADMINISTRATOR))
    throw new DomainError('LAST_ADMINISTRATOR', { who: before.name, move: texts.moves.give })
  await queries.setRoles(tx, before.id, roleIds)
  const row = { entity: ENTITY, entityId: before.id, field: 'roles', rowVersion: before.version + 1 }
  await recordChanges(tx, [{ ...row, before: namesOf(before.roles), after: namesOf(after) }])
}

/** Disables or enables a member; his rows stay as they are. */
export async function turn(tx: Tx, standing: Standing, named: Named, move: 'disable' | 'enable'): Promise<void> {
  const before = await locked(tx, named)
  const state = userMachine.next(before.state, move, { user: before, standing })
  await queries.writeMembership(tx, before.id, { ...before, enabled: state !== MemberState.DISABLED })
  if (state === MemberState.DISABLED) await endSessions(tx, before)
  const row = { entity: ENTITY, entityId: before.id, field: 'state', rowVersion: before.version + 1 }
  await recordChanges(tx, [{ ...row, before: before.state, after: state, reason: named.reason ?? null }])
}

/** Ends a membership or an invitation; returns its last state. */
export async function leave(tx: Tx, standing: Standing, named: Named, move: 'delete' | 'withdraw'): Promise<UserView> {
  const before = await locked(tx, named)
  refuse(userMachine.refusal(before.state, move, { user: before, standing }))
  await queries.deleteMembership(tx, before.id)
  await endSessions(tx, before)
  const row = { entity: ENTITY, entityId: before.id, field: 'state', reason: named.reason ?? null }
  await recordChanges(tx, [{ ...row, before: before.state, after: null }])
  return before
}

/** Names of roles as the history has them. */
export const namesOf = (roles: readonly { name: string }[]): string => roles.map(({ name }) => name).join('、')

export function refuse(error: DomainError | null): void {
  if (error) throw error
}

/** Reads a user within the transaction of a verb; NOT_FOUND when the company does not have him. */
export async function viewOf({ em, actor }: Tx, id: string): Promise<UserView> {
  const view = await findUserOf(em, actor, id)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.user })
  return view
}

/** User as he is now, locked; STALE when the caller has seen another version. */
export async function locked(tx: Tx, { id, version }: Pick<Named, 'id' | 'version'>): Promise<UserView> {
  await queries.lockMembership(tx, id)
  const user = await viewOf(tx, id)
  if (version != null && version !== user.version) throw new DomainError('STALE')
  return user
}

/** The roles of these ids, if the actor may give and take each. */
export async function rolesToGive(tx: Tx, standing: Standing, ids: readonly string[]): Promise<queries.RoleOfMember[]> {
  const roles = await queries.rolesByIds(tx, ids)
  if (roles.length < ids.length) throw new DomainError('NOT_FOUND', { what: texts.roles })
  for (const role of roles) {
    const refused = refusedRole(standing, role)
    if (refused) throw restoreError(refused)
  }
  return roles
}

export async function assertOrgan(tx: Tx, organId: string | null): Promise<void> {
  if (organId !== null && !(await queries.isOrgan(tx, organId)))
    throw new DomainError('NOT_FOUND', { what: texts.organ })
}

const endSessions = ({ em, actor, now }: Tx, { userId, roleType }: UserView): Promise<number> =>
  endSessionsOf(em, { userId, roleType, companyId: actor.companyId }, now)
