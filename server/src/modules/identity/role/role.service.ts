import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { areaOf, grantablePermissions, labelOf, type Permission } from '../../../kernel/command/permissions.js'
import { DomainError, restoreError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { DataScope, type StandardRole } from '../enums.js'
import { roleTable as table } from './fields.js'
import { findRole, roleList } from './role.list.queries.js'
import { roleMachine } from './role.machine.js'
import * as queries from './role.queries.js'
import type {
  PermissionArea,
  RoleChoice,
  RoleDifferences,
  RoleFilter,
  RoleInput,
  RoleSortField,
  RoleSummary,
  RoleView,
} from './role.view.js'
import { permissionsOf } from './standard-roles.js'
import { lockStanding, refusedRole, type Standing, standingOf } from './standing.js'
import { readStanding } from './standing.queries.js'
import { roleTexts as texts } from './texts.js'

const ENTITY = 'role'
const MOST_KEYS = 500
const MOST_PROJECTS = 1000

const keys = z
  .array(z.string().max(64))
  .max(MOST_KEYS)
  .transform((given) => [...new Set(given)].sort())
  .refine((given) => given.every((key) => grantable().has(key)), { error: texts.unknownPermission })
const projects = z
  .array(idText(texts.projects))
  .max(MOST_PROJECTS)
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])].sort())
const inputSchema = z
  .object({
    id: idText(texts.role).nullish(),
    name: requiredTextOf(table.name),
    remark: optionalTextOf(table.remark),
    permissions: keys,
    dataScope: z.enum(DataScope),
    secondFactor: z.boolean(),
    projectIds: projects,
    version: z.int().nullish(),
  })
  .refine(({ dataScope, projectIds }) => dataScope !== DataScope.CHOSEN || projectIds.length > 0, {
    error: texts.projectsMissing,
    path: ['projectIds'],
  })
  .transform((input) => (input.dataScope === DataScope.CHOSEN ? input : { ...input, projectIds: [] }))
type Terms = z.output<typeof inputSchema>
const copySchema = z.object({ id: idText(texts.role), name: requiredTextOf(table.name) })
const idSchema = z.object({ id: idText(texts.role) })

const grantable = (): Set<string> => new Set(grantablePermissions())

/** Roles of a company: named lists of permissions. */
export class RoleService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    /** Drops cached sessions, since permissions have changed. */
    private readonly forget: () => void,
  ) {}

  list(actor: Actor, request: ListRequest<RoleFilter, RoleSortField>): Promise<Page<RoleView, RoleSummary>> {
    actor.assert('sys:role:index')
    return readList<RoleView, RoleSummary, RoleFilter, RoleSortField>(this.database.em.fork(), actor, roleList, request)
  }

  /** Role of an id; undefined when the company has none. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<RoleView | undefined> {
    actor.assert('sys:role:get')
    return findRole(this.database.em.fork(), actor, id, fields)
  }

  /** Every permission that a role can contain, by domain. */
  catalogue(): PermissionArea[] {
    return byArea(grantablePermissions())
  }

  /** Roles to choose for a person, for members who manage people without seeing what is in roles. */
  async choices(actor: Actor): Promise<RoleChoice[]> {
    actor.assert('sys:user:index')
    const em = this.database.em.fork()
    const standing = standingOf(actor.userId, await readStanding(em, actor))
    const roles = await queries.rolesOf(em, actor)
    return roles.map((role) => {
      const refused = refusedRole(standing, role)
      return { ...role, areas: byArea(held(role)), refusal: refused && restoreError(refused).message }
    })
  }

  /**
   * Makes a role, or changes its name, permissions and projects. A member adds or removes only permissions that he has
   * himself.
   */
  async save(actor: Actor, given: RoleInput, asked: Asked): Promise<RoleView> {
    const needs = given.id ? roleMachine.needs('edit') : 'sys:role:add'
    actor.assert(needs)
    const input = validate(inputSchema, given, 'input')
    const title = given.id ? texts.update : texts.create
    const options = { name: given.id ? 'role.update' : 'role.create', title, input, ...askedOf(asked) }
    return this.changed(actor, options, async (tx) => {
      const standing = await lockStanding(tx, needs)
      assertWithin(standing, input)
      if (!input.id) return this.create(tx, input)
      const before = await this.locked(tx, input.id)
      refuse(roleMachine.refusal('KEPT', 'edit', { role: before, standing }))
      if (input.version != null && input.version !== before.version) throw new DomainError('STALE')
      if (before.standard && input.name !== before.name)
        throw new DomainError('STANDARD_ROLE_STAYS', { role: before.name })
      return this.write(tx, before, input)
    })
  }

  /** Copies a role, to be changed from there. */
  async copy(actor: Actor, given: { id: string; name: string }, asked: Asked): Promise<RoleView> {
    const needs = roleMachine.needs('copy')
    actor.assert(needs)
    const input = validate(copySchema, given)
    return this.changed(actor, { name: 'role.copy', title: texts.copy, input, ...askedOf(asked) }, async (tx) => {
      const standing = await lockStanding(tx, needs)
      const { remark, permissions, dataScope, secondFactor, projectIds, ...role } = await this.locked(tx, input.id)
      refuse(roleMachine.refusal('KEPT', 'copy', { role: { ...role, permissions, dataScope }, standing }))
      return this.create(tx, { name: input.name, remark, permissions, dataScope, secondFactor, projectIds })
    })
  }

  /** Resets a standard role to its original permissions. */
  async reset(actor: Actor, given: { id: string }, asked: Asked): Promise<RoleView> {
    const needs = roleMachine.needs('reset')
    actor.assert(needs)
    const input = validate(idSchema, given)
    return this.changed(actor, { name: 'role.reset', title: texts.reset, input, ...askedOf(asked) }, async (tx) => {
      const standing = await lockStanding(tx, needs)
      const before = await this.locked(tx, input.id)
      refuse(roleMachine.refusal('KEPT', 'reset', { role: before, standing }))
      const { name, remark, secondFactor } = before
      const permissions = permissionsOf(before.standard as StandardRole).toSorted()
      const terms = { name, remark, permissions, dataScope: DataScope.ALL, secondFactor, projectIds: [] }
      return this.write(tx, before, terms)
    })
  }

  /** Removes a role that nobody has. */
  async remove(actor: Actor, given: { id: string }, asked: Asked): Promise<RoleView> {
    const needs = roleMachine.needs('delete')
    actor.assert(needs)
    const input = validate(idSchema, given)
    return this.changed(actor, { name: 'role.delete', title: texts.remove, input, ...askedOf(asked) }, async (tx) => {
      const standing = await lockStanding(tx, needs)
      const before = await this.locked(tx, input.id)
      refuse(roleMachine.refusal('KEPT', 'delete', { role: before, standing }))
      await queries.deleteRole(tx, input.id)
      const { id: entityId, name } = before
      await recordChanges(tx, [{ entity: ENTITY, entityId, field: 'name', before: name, after: null }])
      return before
    })
  }

  private async changed(
    actor: Actor,
    options: Parameters<RunCommand>[1],
    work: (tx: Tx) => Promise<RoleView>,
  ): Promise<RoleView> {
    const role = await this.run(actor, options, work)
    this.forget()
    return role
  }

  private async locked(tx: Tx, id: string): Promise<RoleView> {
    await queries.lockRole(tx, id)
    return this.viewOf(tx, id)
  }

  private async create(tx: Tx, terms: NewTerms): Promise<RoleView> {
    await assertTerms(tx, null, terms)
    const id = await queries.insertRole(tx, { ...terms, remark: terms.remark ?? null })
    await recordChanges(tx, [{ entity: ENTITY, entityId: id, field: 'name', before: null, after: terms.name }])
    return this.viewOf(tx, id)
  }

  private async write(tx: Tx, before: RoleView, terms: NewTerms): Promise<RoleView> {
    await assertTerms(tx, before.id, terms)
    const remark = terms.remark ?? null
    await queries.updateRole(tx, before.id, { ...terms, remark })
    const row = { entity: ENTITY, entityId: before.id, rowVersion: before.version + 1 }
    await recordChanges(tx, [
      { ...row, field: 'name', before: before.name, after: terms.name },
      { ...row, field: 'remark', before: before.remark, after: remark },
      { ...row, field: 'permissions', before: listed(before.permissions), after: listed(terms.permissions) },
      { ...row, field: 'dataScope', before: before.dataScope, after: terms.dataScope },
      { ...row, field: 'secondFactor', before: before.secondFactor, after: terms.secondFactor },
      { ...row, field: 'projectIds', before: listed(before.projectIds), after: listed(terms.projectIds) },
    ])
    return this.viewOf(tx, before.id)
  }

  private async viewOf({ em, actor }: Tx, id: string): Promise<RoleView> {
    const view = await findRole(em, actor, id)
    if (!view) throw new DomainError('NOT_FOUND', { what: texts.role })
    return view
  }
}

type NewTerms = Pick<Terms, 'name' | 'permissions' | 'dataScope' | 'secondFactor' | 'projectIds'> & {
  remark?: string | null | undefined
}

const held = ({ permissions }: { permissions: readonly string[] }): Permission[] =>
  grantablePermissions().filter((key) => permissions.includes(key))

function byArea(keys: readonly Permission[]): PermissionArea[] {
  const told = keys.map((key) => ({ key, label: labelOf(key), area: areaOf(key) }))
  return [...Map.groupBy(told, ({ area }) => area)].map(([area, permissions]) => ({
    area,
    permissions: permissions.map(({ key, label }) => ({ key, label })),
  }))
}

const listed = (values: readonly string[]): string => values.toSorted().join(',')

function refuse(error: DomainError | null): void {
  if (error) throw error
}

function assertWithin(standing: Standing, role: { name: string; permissions: readonly string[] }): void {
  const refused = refusedRole(standing, role)
  if (refused) throw restoreError(refused)
}

async function assertTerms(tx: Tx, exceptId: string | null, { name, projectIds }: NewTerms): Promise<void> {
  if (await queries.isNameTaken(tx, name, exceptId)) throw new DomainError('ROLE_NAME_TAKEN', { role: name })
  if (projectIds.length > 0 && (await queries.countProjects(tx, projectIds)) < projectIds.length)
    throw new DomainError('NOT_FOUND', { what: texts.projects })
}

/** Differences of a standard role from its original; null for other roles. */
export function differencesOf({
  standard,
  permissions,
  dataScope,
}: Pick<RoleView, 'standard' | 'permissions' | 'dataScope'>): RoleDifferences | null {
  if (standard === null) return null
  const usual = new Set<string>(permissionsOf(standard))
  const held = new Set(permissions)
  const told = (among: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...among].filter((key) => !others.has(key)).map((key) => ({ key, label: labelOf(key) }))
  return { added: told(held, usual), missing: told(usual, held), scope: dataScope !== DataScope.ALL }
}
