import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import { labelsOf } from '../../kernel/fields.js'
import { userTable } from '../../modules/identity/member/fields.js'
import { UserSortField } from '../../modules/identity/member/user.view.js'
import { passwordTexts } from '../../modules/identity/password/texts.js'
import { roleTable } from '../../modules/identity/role/fields.js'
import { staffRoles } from '../../modules/identity/role-types.js'
import { memberState } from '../codes.js'
import { filter, flag, given, givenId, idFilter, maybe, texts, whole } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { membersOf } from '../members.js'
import { pageAnswer, pageFields, pageRequest, sortsOf } from '../page.js'
import { type Route, route } from '../route.js'
import { list, presenterOf, rowOf } from '../rows.js'
import { idShape } from '../shapes.js'
import { captchaFields } from './code-routes.js'
import { signInTexts as restTexts } from './texts.js'

const BASE = '/upms/user'
const MOST_ROLES = 20
const said = { group: 'users' } as const
const labels = labelsOf(userTable)

const roles = z
  .array(z.object({ id: idShape, name: z.string().describe(roleTable.name.label) }).loose())
  .describe(labels.roleNames)
const row = rowOf({ ...Object.fromEntries(membersOf(userTable)), roles: [roles, list('roles')] })
const shown = presenterOf(row.row)

const sorts = sortsOf<UserSortField>(row, {
  username: UserSortField.NAME,
  phone: UserSortField.PHONE,
  positionName: UserSortField.POSITION_NAME,
  organName: UserSortField.ORGAN_NAME,
  joinedAt: UserSortField.JOINED_AT,
  createTime: UserSortField.CREATE_TIME,
})
const ways = {
  username: filter(`${labels.name}，模糊`),
  phone: filter(`${labels.phone}，模糊`),
  positionName: filter(`${labels.positionName}，模糊`),
  organId: idFilter(`${labels.organId}，含下级机构`),
  roleId: idFilter(roleTable.id.label),
  state: memberState.field(labels.state).optional(),
}
const members = memberFilters(row, ways)
const params = z.object({ ...members, ...ways })
type Asked = z.output<typeof params>

const filterOf = (asked: Asked) => {
  const { username: name, phone, positionName, organId, roleId, state } = asked
  return { name, phone, positionName, organId, roleId, state: state && [state], equal: equalsIn(asked, members) }
}

const page = route({
  ...said,
  method: 'GET',
  path: `${BASE}/page`,
  access: 'sys:user:index',
  result: 'page',
  summary: '公司的用户，分页',
  params: params.extend(pageFields(sorts)),
  answer: row.shape,
  async handler({ actor, params, services }) {
    const request = pageRequest(params, sorts)
    const found = await services.users.list(actor, {
      filter: filterOf(params),
      ...request,
      counted: { total: true, summary: false },
    })
    return pageAnswer(request.page, found, shown)
  },
})

const count = route({
  ...said,
  method: 'GET',
  path: `${BASE}/count`,
  access: 'sys:user:index',
  result: 'object',
  summary: '公司用户的人数',
  params,
  answer: z.object({
    total: z.int().describe('人数'),
    invited: z.int().describe('受邀的人数'),
    active: z.int().describe('在职的人数'),
    disabled: z.int().describe('已停用的人数'),
  }),
  async handler({ actor, params, services }) {
    const page = { current: 1, size: 1 }
    const { total, summary } = await services.users.list(actor, { filter: filterOf(params), page })
    return { total, ...summary }
  },
})

const detail = route({
  ...said,
  method: 'GET',
  path: `${BASE}/detail/{id}`,
  access: 'sys:user:get',
  result: 'object',
  summary: '一个用户',
  params: z.object({ id: givenId(labels.id) }),
  answer: row.shape,
  async handler({ actor, params: { id }, services }) {
    const user = await services.users.find(actor, id)
    if (!user) throw new DomainError('NOT_FOUND', { what: '用户' })
    return shown(user)
  },
})

const add = route({
  ...said,
  method: 'POST',
  path: BASE,
  access: 'sys:user:add',
  result: 'boolean',
  weight: 'message',
  summary: '邀请用户：手机号收到短信，进入公司即为接受；密码由本人设置。一小时内多次邀请须图形验证码',
  body: z.object({
    username: given(labels.name),
    phone: given(labels.phone),
    positionName: maybe(labels.positionName).describe(`${labels.positionName}，不填则为角色的名称`),
    organId: maybe(labels.organId),
    roleIds: texts(labels.roleNames, MOST_ROLES).nullish(),
    role: texts(labels.roleNames, MOST_ROLES).nullish().describe(`${labels.roleNames}，同 roleIds`),
    ...captchaFields,
    roleType: whole(labels.roleType, 1, 9)
      .refine((type) => staffRoles.some((role) => role === type), { error: restTexts.roleType })
      .nullish()
      .meta({ example: 2 }),
    password: maybe(passwordTexts.password)
      .refine((password) => !password, { error: restTexts.passwordIsHis })
      .describe(restTexts.passwordIsHis)
      .meta({ example: '' }),
  }),
  async handler({ actor, body, services, idempotencyKey }) {
    const { username: name, phone, positionName, organId, roleIds, role, roleType, captchaId, captchaCode } = body
    const invited = { name, phone, roleType, roleIds: roleIds ?? role ?? [] }
    await services.users.invite(
      actor,
      { ...invited, positionName: positionName || null, organId: organId || null },
      { idempotencyKey, captchaId, captchaCode },
    )
    return true
  },
})

const edit = route({
  ...said,
  method: 'PUT',
  path: BASE,
  access: 'sys:user:edit',
  result: 'boolean',
  summary: '修改、停用或启用用户；没有给出的不变',
  body: z.object({
    id: givenId(labels.id),
    username: maybe(labels.name),
    email: maybe(labels.email),
    positionName: maybe(labels.positionName),
    organId: maybe(labels.organId),
    roleIds: texts(labels.roleNames, MOST_ROLES).nullish(),
    enabled: flag(labels.enabled).nullish(),
    version: whole(labels.version, 0, 2_147_483_647).nullish(),
  }),
  async handler({ actor, body: { username: name, ...body }, services, idempotencyKey }) {
    await services.users.update(actor, { ...body, name }, { idempotencyKey })
    return true
  },
})

const remove = route({
  ...said,
  method: 'DELETE',
  path: `${BASE}/{id}`,
  access: 'sys:user:del',
  result: 'boolean',
  summary: '把用户移出公司，立即结束其会话；还在受邀的撤回邀请',
  params: z.object({ id: givenId(labels.id) }),
  async handler({ actor, params: { id }, services, idempotencyKey }) {
    await services.users.removeAny(actor, { id }, { idempotencyKey })
    return true
  },
})

export const userRoutes: Route[] = [page, count, detail, add, edit, remove]
