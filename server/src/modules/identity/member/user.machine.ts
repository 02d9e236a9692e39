import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { labelOf } from '../../../kernel/command/permissions.js'
import { MemberState } from '../enums.js'
import { beyond, type Standing } from '../role/standing.js'
import { memberTexts as texts } from './texts.js'
import type { UserView } from './user.view.js'

const { INVITED, ACTIVE, DISABLED } = MemberState

interface Facts {
  user: Pick<UserView, 'userId' | 'name' | 'held' | 'sole' | 'hisOwn'>
  standing: Standing
}

/** Guard that keeps the last administrator. */
const notLast =
  (move: string): Guard<Facts> =>
  ({ user }) =>
    user.sole ? { code: 'LAST_ADMINISTRATOR', params: { who: user.name, move } } : null

const notOneself =
  (move: string): Guard<Facts> =>
  ({ user, standing }) =>
    user.userId === standing.userId ? { code: 'OWN_MEMBERSHIP', params: { move } } : null

/** Guard against changes of a member who has more permissions than the actor. */
const within =
  (move: string): Guard<Facts> =>
  ({ user, standing }) => {
    const key = beyond(standing, user.held ?? [])
    return key === undefined
      ? null
      : { code: 'MEMBER_BEYOND_OWN', params: { who: user.name, permission: labelOf(key), move } }
  }

const notOwnRoles: Guard<Facts> = ({ user, standing }) =>
  user.userId === standing.userId && !standing.administrator ? { code: 'OWN_ROLES' } : null

const ownPassword: Guard<Facts> = ({ user, standing }) =>
  user.userId === standing.userId ? { code: 'OWN_PASSWORD' } : null

const ownFactor: Guard<Facts> = ({ user, standing }) =>
  user.userId === standing.userId ? { code: 'OWN_SECOND_FACTOR' } : null

/** Guard of a person who is in other companies as well: only he changes his own data. */
const nobodyElses: Guard<Facts> = ({ user: { hisOwn, name } }) =>
  hisOwn ? { code: 'PERSON_ELSEWHERE', params: { name } } : null

const withinOwnRights: Guard<Facts> = ({ user, standing }) =>
  beyond(standing, user.held ?? []) === undefined ? null : { code: 'BEYOND_OWN_RIGHTS', params: { name: user.name } }

const unlimited: Guard<Facts> = ({ standing }) => (standing.limited ? { code: 'LIMITED_TO_PROJECTS' } : null)

const { moves } = texts

/** States of a person in a company, from the invitation to the end. */
export const userMachine = defineMachine({
  what: texts.user,
  states: texts.states,
  initial: INVITED,
  final: [],
  moves: {
    edit: {
      from: [INVITED, ACTIVE, DISABLED],
      needs: 'sys:user:edit',
      label: moves.edit,
      guards: [within(moves.edit)],
    },
    give: {
      from: [INVITED, ACTIVE, DISABLED],
      needs: 'sys:user:edit',
      label: moves.give,
      guards: [notOwnRoles, unlimited, within(moves.give)],
    },
    disable: {
      from: [ACTIVE],
      to: DISABLED,
      needs: 'sys:user:edit',
      label: moves.disable,
      guards: [notLast(moves.disable), notOneself(moves.disable), within(moves.disable)],
    },
    enable: {
      from: [DISABLED],
      to: ACTIVE,
      needs: 'sys:user:edit',
      label: moves.enable,
      guards: [within(moves.enable)],
    },
    delete: {
      from: [ACTIVE, DISABLED],
      needs: 'sys:user:del',
      label: moves.delete,
      guards: [notLast(moves.delete), notOneself(moves.delete), within(moves.delete)],
    },
    password: {
      from: [ACTIVE, DISABLED],
      needs: 'sys:user:password',
      label: moves.password,
      guards: [ownPassword, nobodyElses, withinOwnRights],
    },
    secondFactor: {
      from: [ACTIVE, DISABLED],
      needs: 'sys:user:password',
      label: moves.secondFactor,
      guards: [ownFactor, nobodyElses, withinOwnRights],
    },
    invite: { from: [INVITED], needs: 'sys:user:add', label: moves.invite },
    withdraw: { from: [INVITED], needs: 'sys:user:add', label: moves.withdraw, guards: [within(moves.withdraw)] },
    enter: { from: [INVITED], to: ACTIVE, label: moves.enter, offered: false },
    decline: { from: [INVITED], label: moves.decline, offered: false },
  },
})
