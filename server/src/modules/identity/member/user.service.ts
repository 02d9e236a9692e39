import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import type { Permission } from '../../../kernel/command/permissions.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import type { GivenCaptcha } from '../captcha/captcha.service.js'
import { MemberState } from '../enums.js'
import { lockStanding, type Standing } from '../role/standing.js'
import type { Telling } from '../telling.js'
import { userTable } from './fields.js'
import { lockPerson } from './founding.queries.js'
import type { InvitationService, Toll } from './invitation.service.js'
import { memberTexts as texts } from './texts.js'
import { findUserOf, userList } from './user.list.queries.js'
import { userMachine } from './user.machine.js'
import {
  assertOrgan,
  ENTITY,
  give,
  leave,
  locked,
  type Named,
  namesOf,
  refuse,
  rolesToGive,
  turn,
  viewOf,
} from './user.moves.js'
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

interface Sent {
  user: UserView
  message: string
}

/** People of a company: invited ones, members, and their roles. */
export class UserService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly invitations: InvitationService,
    private readonly tellInvited: Telling['invited'],
    /** Drops cached sessions, since permissions have changed. */
    private readonly forget: () => void,
  ) {}

  list(actor: Actor, request: ListRequest<UserFilter, UserSortField>): Promise<Page<UserView, UserSummary>> {
    actor.assert('sys:user:index')
    return readList<UserView, UserSummary, UserFilter, UserSortField>(this.database.em.fork(), actor, userList, request)
  }

  /** User of an id; undefined when the company has none. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<UserView | undefined> {
    actor.assert('sys:user:get')
    return findUserOf(this.database.em.fork(), actor, id, fields)
  }

  /** Organs to choose for a person, for members who manage people without seeing organs. */
  async organChoices(actor: Actor): Promise<OrganChoice[]> {
    actor.assert('sys:user:index')
    return queries.organsOf(this.database.em.fork(), actor)
  }

  /**
   * Invites a person by phone, which gets an SMS, and an account where it has none; he becomes a member when he enters
   * the company.
   */
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

  /** Invites a person within a transaction that has locked the standing; a batch calls it for each row. */
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

  /**
   * Changes the given fields and leaves the rest. Only the person himself changes his own data once another company has
   * him, too.
   */
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
        // Scopes follow the organ, so that another organ shows him other projects.
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
      if (input.roleIds) await give(tx, standing, before, input.roleIds)
      if (input.enabled != null && input.enabled !== before.enabled)
        await turn(tx, standing, { id: before.id }, input.enabled ? 'enable' : 'disable')
      return viewOf(tx, before.id)
    })
  }

  /** Replaces the roles of a member. */
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
      await give(tx, standing, before, input.roleIds)
      await queries.writeMembership(tx, before.id, before)
      return viewOf(tx, before.id)
    })
  }

  /** Disables a member at once; his work keeps his name. */
  disable(actor: Actor, given: Named, asked: Asked): Promise<UserView> {
    return this.move(actor, given, asked, 'disable', async (tx, standing, named) => {
      await turn(tx, standing, named, 'disable')
      return viewOf(tx, named.id)
    })
  }

  enable(actor: Actor, given: Named, asked: Asked): Promise<UserView> {
    return this.move(actor, given, asked, 'enable', async (tx, standing, named) => {
      await turn(tx, standing, named, 'enable')
      return viewOf(tx, named.id)
    })
  }

  /** Removes a person from the company at once; returns his last state. */
  remove(actor: Actor, given: Named, asked: Asked): Promise<UserView> {
    return this.move(actor, given, asked, 'delete', (tx, standing, named) => leave(tx, standing, named, 'delete'))
  }

  /** Removes a member or withdraws an invitation: older programs have one verb for both. */
  removeAny(actor: Actor, given: Named, asked: Asked): Promise<UserView> {
    return this.move(actor, given, asked, 'delete', async (tx, standing, named) => {
      const { state } = await locked(tx, named)
      return leave(tx, standing, named, state === MemberState.INVITED ? 'withdraw' : 'delete')
    })
  }

  /** Withdraws an invitation. */
  withdraw(actor: Actor, given: Named, asked: Asked): Promise<UserView> {
    return this.move(actor, given, asked, 'withdraw', (tx, standing, named) => leave(tx, standing, named, 'withdraw'))
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

  /** Renames a member. The name of an invited person is only the company's own. */
  private async call(tx: Tx, before: UserView, after: Pick<UserView, 'name' | 'email'>): Promise<void> {
    const { id, userId, state, name } = before
    if (state === MemberState.INVITED) {
      if (after.email !== before.email) throw new DomainError('PERSON_INVITED', { name })
      return queries.writeInvitedName(tx, id, after.name)
    }
    if (before.hisOwn) throw new DomainError('PERSON_ELSEWHERE', { name })
    await queries.writePerson(tx, userId, after)
  }

  /** Tells an invited person: by SMS, and by a message inside the product where he has an account. */
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

  /** Runs a verb and sends its text message once the transaction is over. */
  private async sent(
    actor: Actor,
    options: Parameters<RunCommand>[1],
    work: (tx: Tx) => Promise<Sent>,
  ): Promise<UserView> {
    const { user, message } = await this.changed(actor, options, work)
    if (!options.dryRun) await this.invitations.deliver(message)
    return user
  }
}

/** Position of a member without a given one: the names of his roles, as many as fit. */
const positionOf = (roles: readonly { name: string }[]): string =>
  namesOf(roles).slice(0, userTable.positionName.length)
