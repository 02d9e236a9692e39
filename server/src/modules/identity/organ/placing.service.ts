import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError } from '../../../kernel/errors.js'
import { validate } from '../../../kernel/values/validate.js'
import { findUsersOf } from '../member/user.list.queries.js'
import { userMachine } from '../member/user.machine.js'
import type { UserView } from '../member/user.view.js'
import { lockStanding } from '../role/standing.js'
import * as queries from './organ.queries.js'
import { usersSchema } from './organ.schema.js'
import { organTexts as texts } from './texts.js'

/** Organs of people and projects, set for many at a time. */
export class PlacingService {
  constructor(
    private readonly run: RunCommand,
    /** Drops cached sessions, since project limits have changed. */
    private readonly forget: () => void,
  ) {}

  /** Moves people to an organ, or to the company itself: all of them or none. */
  async place(
    actor: Actor,
    given: { ids: string[]; organId?: string | null | undefined },
    asked: Asked,
  ): Promise<UserView[]> {
    const needs = userMachine.needs('edit')
    actor.assert(needs)
    const input = validate(usersSchema, given)
    const options = { name: 'organ.placeUsers', title: texts.moveUsers, input, ...askedOf(asked) }
    const users = await this.run(actor, options, async (tx) => {
      const standing = await lockStanding(tx, needs)
      if (standing.limited) throw new DomainError('PROJECTS_LIMITED', { what: texts.limited })
      const { ids, organId } = input
      if (organId !== null) await queries.lockOrgan(tx, organId)
      await queries.lockMembers(tx, ids)
      const before = await usersOf(tx, ids)
      for (const user of before) {
        const refused = userMachine.refusal(user.state, 'edit', { user, standing })
        if (refused) throw refused
      }
      const moving = before.filter((user) => user.organId !== organId)
      if (moving.length === 0) return before
      await queries.placeMembers(
        tx,
        moving.map(({ id }) => id),
        organId,
      )
      await recordChanges(
        tx,
        moving.map(({ id: entityId, version, organId: was }) => ({
          entity: 'companyUser',
          entityId,
          field: 'organId',
          before: was,
          after: organId,
          rowVersion: version + 1,
        })),
      )
      return usersOf(tx, ids)
    })
    this.forget()
    return users
  }
}

async function usersOf({ em, actor }: Tx, ids: readonly string[]): Promise<UserView[]> {
  const users = await findUsersOf(em, actor, ids)
  if (users.length < ids.length) throw new DomainError('NOT_FOUND', { what: texts.users })
  return users
}
