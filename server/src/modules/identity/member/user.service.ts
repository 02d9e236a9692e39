import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import type { Permission } from '../../../kernel/command/permissions.js'
import { DomainError, restoreError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import type { GivenCaptcha } from '../captcha/captcha.service.js'
import { MemberState, StandardRole } from '../enums.js'
import { lockStanding, refusedRole, type Standing } from '../role/standing.js'
import { endSessionsOf } from '../session/ending.queries.js'
import type { Telling } from '../telling.js'
import { userTable } from './fields.js'
import { lockPerson } from './founding.queries.js'
import type { InvitationService, Toll } from './invitation.service.js'
import { memberTexts as texts } from './texts.js'
import { findUserOf, userList } from './user.list.queries.js'
import { userMachine } from './user.machine.js'
import * as queries from './user.queries.js'
import { bareInviteSchema, type Invitation, namedSchema, rolesSchema, updateOf } from './user.schema.js'
import type {
  InviteUserInput,
  OrganChoice,
  UpdateUserInput,
  UserFilter,
  UserSortField,
  UserSummary,
  UserView,
} from './user.view.js'

const ENTITY = 'companyUser'

export interface Named {
  id: string
  reason?: string | null | undefined
  version?: number | null | undefined
}

interface Sent {
  user: UserView
  message: string
}

/** A company's people: who is wanted, who is there, and what each may do. */
export class UserService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly invitations: InvitationService,
    private readonly tellInvited: Telling['invited'],
    /** What is kept of sessions is read anew: what they may do has changed. */
    private readonly forget: () => void,
  ) {}

  list(actor: Actor, request: ListRequest<UserFilter, UserSortField>): Promise<Page<UserView, UserSummary>> {
    actor.assert('sys:user:index')
    return readList<UserView, UserSummary, UserFilter, UserSortField>(this.database.em.fork(), actor, userList, request)
  }

  /** One of them; undefined for an id that the company does not have. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<UserView | undefined> {
    actor.assert('sys:user:get')
    return findUserOf(this.database.em.fork(), actor, id, fields)
  }

  /** The organs that somebody can be in, for whoever looks after people and need not see organs. */
  async organChoices(actor: Actor): Promise<OrganChoice[]> {
    actor.assert('sys:user:index')
    return queries.organsOf(this.database.em.fork(), actor)
  }

  /** Wants somebody by his phone, which gets an account where it has none and a text; he is there once he has entered the company. */
  async invite(
    actor: Actor,
    given: Omit<InviteUserInput, 'positionName'> & { positionName?: string | null },
    asked: Asked & GivenCaptcha,
  ): Promise<UserView> {
    const needs = 'sys:user:add'
    actor.assert(needs)
    const input = validate(bareInviteSchema, given, 'input')
    const options = { name: 'user.invite', title: texts.invite, input, ...askedOf(asked) }
    const toll = await this.invitations.toll(asked)
    return this.sent(actor, options, async (tx) => this.wanted(tx, await lockStanding(tx, needs), input, toll))
  }

  /** Invites within a transaction whose standing was locked: for a batch that does so for many. */
  async wanted(tx: Tx, standing: Standing, input: Invitation, toll: Toll): Promise<Sent> {
    const { phone, name, organId = null, roleIds, roleType } = input
    const roles = await rolesToGive(tx, standing, roleIds)
    const positionName = input.positionName ?? positionOf(roles)
    await assertOrgan(tx, organId)
    const person = await lockPerson(tx.em, { mobile: phone, name, now: tx.now })
    const known = await queries.findStaff(tx, person.id)
    if (known) {
      const { state } = await viewOf(tx, known.id)
      throw new DomainError('ALREADY_MEMBER', { mobile: phone, state: userMachine.label(state) })
    }
    const id = await queries.insertInvited(tx, { userId: person.id, name, roleType, positionName, organId })
    await queries.setRoles(tx, id, roleIds)
    const user = await viewOf(tx, id)
    const message = await this.ask(tx, user, toll)
    await recordChanges(tx, [
      { entity: ENTITY, entityId: id, field: 'state', before: null, after: MemberState.INVITED },
      { entity: ENTITY, entityId: id, field: 'roles', before: null, after: namesOf(roles) },
    ])
    return { user, message }
  }

  /** Changes what is given and leaves the rest. What is a person's own is for himself once another company has him, too. */
  update(actor: Actor, given: UpdateUserInput & { enabled?: boolean | null }, asked: Asked): Promise<UserView> {
    const needs = 'sys:user:edit'
    actor.assert(needs)
    const input = updateOf(given)
    const options = { name: 'user.update', title: texts.update, input, ...askedOf(asked) }
    return this.changed(actor, options, async (tx) => {
      const standing = await lockStanding(tx, needs)
      const before = await locked(tx, input)
      refuse(userMachine.refusal(before.state, 'edit', { user: before, standing }))
      const after = {
        positionName: input.positionName ?? before.positionName,
        organId: input.organId === undefined ? before.organId : input.organId || null,
        name: input.name ?? before.name,
        email: input.email === undefined ? before.email : (input.email ?? null),
      }
      if (after.organId !== before.organId) {
        // Some roles show what an organ has: another organ is another view.
        if (standing.limited) throw new DomainError('PROJECTS_LIMITED', { what: texts.otherOrgan })
        await assertOrgan(tx, after.organId)
      }
      if (after.name !== before.name || after.email !== before.email) {
        await this.call(tx, before, after)
      }
      await queries.writeMembership(tx, before.id, { ...after, enabled: before.enabled })
      const row = { entity: ENTITY, entityId: before.id, rowVersion: before.version + 1 }
      await recordChanges(
        tx,
        (['name', 'email', 'positionName', 'organId'] as const).map((field) => ({
          ...row,
          field,
          before: before[field],
          after: after[field],
        })),
      )
      if (input.roleIds) await this.give(tx, standing, before, input.roleIds)
      if (input.enabled != null && input.enabled !== before.enabled)
        await this.turn(tx, standing, { id: before.id }, input.enabled ? 'enable' : 'disable')
      return viewOf(tx, before.id)
    })
  }

  /** Gives somebody these roles in place of those that he had. */
  setRoles(
    actor: Actor,
    given: { id: string; roleIds: string[]; version?: number | null | undefined },
    asked: Asked,
  ): Promise<UserView> {
    const needs = userMachine.needs('give')
    actor.assert(needs)
    const input = validate(rolesSchema, given)
    const options = { name: 'user.setRoles', title: texts.setRoles, input, ...askedOf(asked) }
    return this.changed(actor, options, async (tx) => {
      const standing = await lockStanding(tx, needs)
      const before = await locked(tx, input)
      await this.give(tx, standing, before, input.roleIds)
      await queries.writeMembership(tx, before.id, before)
      return viewOf(tx, before.id)
    })
  }

  /** Lets nobody work in his name any more, at once; what he did stays his. */
  disable(actor: Actor, given: Named, asked: Asked): Promise<UserView> {
    return this.move(actor, given, asked, 'disable', async (tx, standing, named) => {
      await this.turn(tx, standing, named, 'disable')
      return viewOf(tx, named.id)
    })
  }

  enable(actor: Actor, given: Named, asked: Asked): Promise<UserView> {
    return this.move(actor, given, asked, 'enable', async (tx, standing, named) => {
      await this.turn(tx, standing, named, 'enable')
      return viewOf(tx, named.id)
    })
  }

  /** Takes somebody out of the company, at once; answers as what he was. */
  remove(actor: Actor, given: Named, asked: Asked): Promise<UserView> {
    return this.move(actor, given, asked, 'delete', (tx, standing, named) => this.go(tx, standing, named, 'delete'))
  }

  /** Removes a member, or takes an invitation back: old programs know one verb for both. */
  removeAny(actor: Actor, given: Named, asked: Asked): Promise<UserView> {
    return this.move(actor, given, asked, 'delete', async (tx, standing, named) => {
      const { state } = await locked(tx, named)
      return this.go(tx, standing, named, state === MemberState.INVITED ? 'withdraw' : 'delete')
    })
  }

  /** Takes an invitation back. */
  withdraw(actor: Actor, given: Named, asked: Asked): Promise<UserView> {
    return this.move(actor, given, asked, 'withdraw', (tx, standing, named) => this.go(tx, standing, named, 'withdraw'))
  }

  /** Sends the text of an invitation once more. */
  async resend(actor: Actor, given: Named, asked: Asked & GivenCaptcha): Promise<UserView> {
    const needs = userMachine.needs('invite')
    actor.assert(needs)
    const input = validate(namedSchema, given)
    const options = { name: 'user.resend', title: texts.resend, input, ...askedOf(asked) }
    const toll = await this.invitations.toll(asked)
    return this.sent(actor, options, async (tx) => {
      await lockStanding(tx, needs)
      const user = await locked(tx, input)
      refuse(userMachine.refusal(user.state, 'invite'))
      const message = await this.ask(tx, user, toll)
      return { user: await viewOf(tx, user.id), message }
    })
  }

  /** Calls somebody something else. Of who has not come yet the company knows no more than the name that it gave him itself. */
  private async call(tx: Tx, before: UserView, after: Pick<UserView, 'name' | 'email'>): Promise<void> {
    const { id, userId, state, name } = before
    if (state === MemberState.INVITED) {
      if (after.email !== before.email) throw new DomainError('PERSON_INVITED', { name })
      return queries.writeInvitedName(tx, id, after.name)
    }
    if (before.hisOwn) throw new DomainError('PERSON_ELSEWHERE', { name })
    await queries.writePerson(tx, userId, after)
  }

  /** Asks somebody in by his phone, and inside the product whoever works for another company and so is there to read it. */
  private async ask(tx: Tx, { id, phone, positionName }: UserView, toll: Toll): Promise<string> {
    const { name: inviter, facts } = tx.actor
    const userId = await queries.accountBehind(tx, id)
    const news = { membershipId: id, inviter, companyName: facts.company?.name ?? '', positionName }
    if (userId !== undefined) await this.tellInvited(tx, { userId, ...news })
    return this.invitations.send(tx, { mobile: phone, membershipId: id }, toll)
  }

  private move(
    actor: Actor,
    given: Named,
    asked: Asked,
    name: 'disable' | 'enable' | 'delete' | 'withdraw',
    work: (tx: Tx, standing: Standing, named: Named) => Promise<UserView>,
  ): Promise<UserView> {
    const needs: Permission = userMachine.needs(name)
    actor.assert(needs)
    const input = validate(namedSchema, given)
    const title = { ...texts, delete: texts.remove }[name]
    return this.changed(actor, { name: `user.${name}`, title, input, ...askedOf(asked) }, async (tx) =>
      work(tx, await lockStanding(tx, needs), input),
    )
  }

  private async changed<Answer>(
    actor: Actor,
    options: Parameters<RunCommand>[1],
    work: (tx: Tx) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await this.run(actor, options, work)
    this.forget()
    return answer
  }

  /** What a verb has written to somebody goes out as soon as it is done. */
  private async sent(
    actor: Actor,
    options: Parameters<RunCommand>[1],
    work: (tx: Tx) => Promise<Sent>,
  ): Promise<UserView> {
    const { user, message } = await this.changed(actor, options, work)
    if (!options.dryRun) await this.invitations.deliver(message)
    return user
  }

  private async give(tx: Tx, standing: Standing, before: UserView, roleIds: readonly string[]): Promise<void> {
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

  private async turn(tx: Tx, standing: Standing, named: Named, move: 'disable' | 'enable'): Promise<void> {
    const before = await locked(tx, named)
    const state = userMachine.next(before.state, move, { user: before, standing })
    await queries.writeMembership(tx, before.id, { ...before, enabled: state !== MemberState.DISABLED })
    if (state === MemberState.DISABLED) await endSessions(tx, before)
    const row = { entity: ENTITY, entityId: before.id, field: 'state', rowVersion: before.version + 1 }
    await recordChanges(tx, [{ ...row, before: before.state, after: state, reason: named.reason ?? null }])
  }

  private async go(tx: Tx, standing: Standing, named: Named, move: 'delete' | 'withdraw'): Promise<UserView> {
    const before = await locked(tx, named)
    refuse(userMachine.refusal(before.state, move, { user: before, standing }))
    await queries.deleteMembership(tx, before.id)
    await endSessions(tx, before)
    const row = { entity: ENTITY, entityId: before.id, field: 'state', reason: named.reason ?? null }
    await recordChanges(tx, [{ ...row, before: before.state, after: null }])
    return before
  }
}

const namesOf = (roles: readonly { name: string }[]): string => roles.map(({ name }) => name).join('、')

/** Position of somebody for whom none was sent: the names of his roles, as far as they fit. */
const positionOf = (roles: readonly { name: string }[]): string =>
  namesOf(roles).slice(0, userTable.positionName.length)

function refuse(error: DomainError | null): void {
  if (error) throw error
}

async function viewOf({ em, actor }: Tx, id: string): Promise<UserView> {
  const view = await findUserOf(em, actor, id)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.user })
  return view
}

/** Somebody as he is now, for one change after the other; STALE when he is not as the caller has seen him. */
async function locked(tx: Tx, { id, version }: Pick<Named, 'id' | 'version'>): Promise<UserView> {
  await queries.lockMembership(tx, id)
  const user = await viewOf(tx, id)
  if (version != null && version !== user.version) throw new DomainError('STALE')
  return user
}

/** The roles of these ids, if the actor may give and take each. */
async function rolesToGive(tx: Tx, standing: Standing, ids: readonly string[]): Promise<queries.RoleOfMember[]> {
  const roles = await queries.rolesByIds(tx, ids)
  if (roles.length < ids.length) throw new DomainError('NOT_FOUND', { what: texts.roles })
  for (const role of roles) {
    const refused = refusedRole(standing, role)
    if (refused) throw restoreError(refused)
  }
  return roles
}

async function assertOrgan(tx: Tx, organId: string | null): Promise<void> {
  if (organId !== null && !(await queries.isOrgan(tx, organId)))
    throw new DomainError('NOT_FOUND', { what: texts.organ })
}

const endSessions = ({ em, actor, now }: Tx, { userId, roleType }: UserView): Promise<number> =>
  endSessionsOf(em, { userId, roleType, companyId: actor.companyId }, now)
