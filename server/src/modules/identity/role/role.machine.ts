import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { StandardRole } from '../enums.js'
import type { RoleRow } from './role.queries.js'
import { permissionsOf } from './standard-roles.js'
import { refusedRole, type Standing } from './standing.js'
import { roleTexts as texts } from './texts.js'

type Judged = Pick<RoleRow, 'id' | 'name' | 'standard' | 'permissions' | 'dataScope' | 'memberCount' | 'holderNames'>

interface Facts {
  role: Judged
  standing: Standing
}

/** Guard of the administrators' role, which always has every permission and every project. */
const notOfAdministrators: Guard<Facts> = ({ role }) =>
  role.standard === StandardRole.ADMINISTRATOR ? { code: 'ADMINISTRATOR_FIXED' } : null

/** Guard against changes of one's own role, which only an administrator may make. */
const notOwn: Guard<Facts> = ({ role, standing }) =>
  standing.roleIds.has(role.id) && !standing.administrator ? { code: 'OWN_ROLE', params: { role: role.name } } : null

const within: Guard<Facts> = ({ role, standing }) => refusedRole(standing, role)

const standardWithin: Guard<Facts> = ({ role, standing }) =>
  role.standard
    ? refusedRole(standing, { name: role.name, permissions: permissionsOf(role.standard as StandardRole) })
    : null

const notStandard: Guard<Facts> = ({ role }) =>
  role.standard ? { code: 'STANDARD_ROLE_STAYS', params: { role: role.name } } : null

const isStandard: Guard<Facts> = ({ role }) =>
  role.standard ? null : { code: 'NO_STANDARD_ROLE', params: { role: role.name } }

const notUsed: Guard<Facts> = ({ role: { name, memberCount, holderNames } }) =>
  memberCount > 0 ? { code: 'ROLE_IN_USE', params: { role: name, count: memberCount, names: holderNames ?? '' } } : null

const KEPT = 'KEPT'
const kept = { from: [KEPT] } as const

/** Verbs of a role, which has one state only. */
export const roleMachine = defineMachine({
  what: texts.role,
  states: texts.states,
  initial: KEPT,
  final: [KEPT],
  moves: {
    edit: { ...kept, needs: 'sys:role:edit', label: texts.moves.edit, guards: [notOfAdministrators, notOwn, within] },
    copy: { ...kept, needs: 'sys:role:add', label: texts.moves.copy, guards: [within] },
    reset: {
      ...kept,
      needs: 'sys:role:edit',
      label: texts.moves.reset,
      guards: [isStandard, notOfAdministrators, notOwn, within, standardWithin],
    },
    delete: {
      ...kept,
      needs: 'sys:role:del',
      label: texts.moves.delete,
      guards: [notStandard, notOwn, within, notUsed],
    },
  },
})
