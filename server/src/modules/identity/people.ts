import type { Sheet } from '../../kernel/list/sheet.js'
import type { Ground } from '../domain.js'
import { type Edge, edgesOf } from '../edge.js'
import { byKey, type Loading } from '../loader.js'
import type { CaptchaService } from './captcha/captcha.service.js'
import type { CodeService } from './code/code.service.js'
import { edgeLoaders } from './edges.js'
import { InvitationService } from './member/invitation.service.js'
import { InvitedService } from './member/invited.service.js'
import { MemberService } from './member/member.service.js'
import { userSheet, usersOfAccounts } from './member/user.list.queries.js'
import { UserResolver } from './member/user.resolver.js'
import { UserService } from './member/user.service.js'
import { AccessReset, UserView } from './member/user.view.js'
import { organsByIds } from './organ/organ.list.queries.js'
import { OrganResolver } from './organ/organ.resolver.js'
import { OrganService } from './organ/organ.service.js'
import { OrganProjectView, OrganView } from './organ/organ.view.js'
import { PlacingService } from './organ/placing.service.js'
import { roleSheet } from './role/role.list.queries.js'
import { RoleResolver } from './role/role.resolver.js'
import { RoleService } from './role/role.service.js'
import { standingOf } from './role/standing.js'
import { readStanding } from './role/standing.queries.js'
import type { SessionService } from './session/session.service.js'
import type { Telling } from './telling.js'

interface Needed {
  codes: CodeService
  sessions: SessionService
  captchas: CaptchaService
  tellInvited: Telling['invited']
}

/** Services of a company's people: members, invitations and roles. */
export function peopleServices(ground: Ground, { codes, sessions, captchas, tellInvited }: Needed) {
  const { config, database, clock, run, sms, outbox } = ground
  const members = new MemberService(database)
  const invitations = new InvitationService(database, sms, outbox, clock, config.demo ? undefined : captchas)
  const forget = () => sessions.forget()
  return {
    members,
    invitations,
    invited: new InvitedService(database, run, codes, members),
    users: new UserService(database, run, invitations, tellInvited, forget),
    roles: new RoleService(database, run, forget),
    organs: new OrganService(database, run, forget),
    placing: new PlacingService(run, forget),
  }
}

/** Organ beside its id; null for people who may not look at organs. */
const organEdge: Edge = {
  name: 'organ',
  to: () => OrganView,
  by: 'organId',
  loader: 'organ',
  label: '所属机构；直属公司的为空，不可查看机构的人看不到',
}

/** User of the company beside the id of his account; null for people who may not look at users. */
const userEdge: Edge = {
  name: 'user',
  to: () => UserView,
  by: 'userId',
  loader: 'companyUser',
  label: '其在公司的任职；不可查看用户的人看不到',
}

export const peopleResolvers = ({ users, roles, organs, placing }: ReturnType<typeof peopleServices>): object[] => [
  ...edgesOf(OrganView, { ...organEdge, name: 'parent', by: 'parentId', label: '上级机构；直属公司的为空' }),
  ...edgesOf(OrganProjectView, organEdge),
  ...edgesOf(UserView, organEdge),
  ...edgesOf(AccessReset, userEdge),
  new UserResolver(users),
  new RoleResolver(roles),
  new OrganResolver(organs, placing),
]

export const peopleSheets: Record<string, Sheet> = { USERS: userSheet, ROLES: roleSheet }

export const peopleLoaders = (load: Loading) => ({
  ...edgeLoaders(load),
  organ: load.edge(async (actor, ids, fields) => {
    const found = actor.can('sys:organ:index') ? await organsByIds(load.em(), actor, ids, fields) : []
    return byKey(found, ({ id }) => id)
  }),
  companyUser: load.edge(async (actor, ids, fields) => {
    const found = actor.can('sys:user:get') ? await usersOfAccounts(load.em(), actor, ids, fields) : []
    return byKey(found, ({ userId }) => userId)
  }),
  /** Standing of the actor in his company, which `allowedActions` of rows needs. */
  standing: load.byId(async (actor) => {
    const standing = standingOf(actor.userId, await readStanding(load.em(), actor))
    return () => standing
  }),
})
