import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import { mobileText } from '../../modules/identity/code/code.service.js'
import { PhoneStep } from '../../modules/identity/enums.js'
import { passwordTexts } from '../../modules/identity/password/texts.js'
import { profileTable as profile } from '../../modules/identity/profile/fields.js'
import { profileTexts } from '../../modules/identity/profile/texts.js'
import { Answer } from '../envelope.js'
import { asNumber, maybe } from '../fields.js'
import { type Route, route } from '../route.js'
import { signInTexts as texts } from './texts.js'

const MAX_ID = 36
const password = (what: string, example: string) => maybe(what).describe(what).meta({ example })
const oldPassword = password(texts.oldPassword, 'Ying#5678')
const newPassword = password(texts.newPassword, 'Song#2468')

/** Change of one's own password: a person without one sets his first, whatever the field of the old password has. */
const changeOf = (password: string | null | undefined, newpassword1: string, newpassword2: string) => ({
  password: password || null,
  firstWithAny: true as const,
  newpassword1,
  newpassword2,
})

const changePassword = route({
  method: 'PUT',
  path: '/upms/user/password',
  group: 'users',
  access: 'signed-in',
  result: 'boolean',
  weight: 'hash',
  summary:
    '修改本人密码，须有原密码，还没有密码的不看原密码、设为首个密码，随即在所有设备上退出登录；填他人的 id 则重置其密码，须有 sys:user:password 权限，且其不在其他公司任职',
  body: z.object({
    id: maybe(texts.userId, MAX_ID).describe(texts.userId),
    password: oldPassword,
    newpassword1: newPassword,
    newpassword2: newPassword,
  }),
  async handler({ actor, body: { id, password, newpassword1, newpassword2 }, services, idempotencyKey }) {
    const passwords = { newpassword1: newpassword1 ?? '', newpassword2: newpassword2 ?? newpassword1 ?? '' }
    if (id && id !== actor.userId) {
      await services.passwords.reset(actor, { userId: id, ...passwords }, idempotencyKey, '')
      return new Answer(true, passwordTexts.done)
    }
    await services.passwords.change(actor, changeOf(password, passwords.newpassword1, passwords.newpassword2), '')
    return new Answer(true, passwordTexts.done)
  },
})

const edit = route({
  method: 'PUT',
  path: '/upms/user/edit',
  group: 'users',
  access: 'signed-in',
  result: 'boolean',
  weight: 'hash',
  summary:
    '修改本人的姓名、邮箱、头像；填 newpassword1 则一并修改密码，须有原密码，还没有密码的设为首个密码，随即在所有设备上退出登录',
  body: z.object({
    id: maybe(texts.userId, MAX_ID).describe(texts.userId),
    username: maybe(profile.name.label).describe(profile.name.label),
    email: maybe(profile.email.label).describe(profile.email.label).meta({ example: 'wang@example.com' }),
    avatar: maybe(profile.avatar.label).describe(profile.avatar.label),
    password: oldPassword,
    newpassword1: newPassword,
    newpassword2: newPassword,
  }),
  async handler({ actor, body, services, idempotencyKey }) {
    const { id, username, email, avatar, password, newpassword1, newpassword2 } = body
    if (id && id !== actor.userId) throw new DomainError('NOT_FOUND', { what: passwordTexts.user })
    // The password is changed first, since a wrong old one refuses the whole change.
    if (newpassword1) {
      await services.passwords.change(actor, changeOf(password, newpassword1, newpassword2 ?? newpassword1), '')
    }
    await services.profiles.update(actor, { name: username, email, avatar }, idempotencyKey, '')
    return new Answer(true, profileTexts.updated)
  },
})

const kind = asNumber(z.literal(Object.values(PhoneStep), { error: profileTexts.changeType }))

const changePhone = route({
  method: 'PUT',
  path: '/upms/user/phone',
  group: 'users',
  access: 'signed-in',
  result: 'boolean',
  summary: '解绑（type 3）：以验证码验证当前手机号，其后10分钟内可绑定新手机号；绑定（type 2）：换成新手机号',
  params: z.object({
    type: kind.optional().describe('2 绑定，3 解绑；不填为 2'),
    doType: kind.optional().describe('同 type'),
    phone: mobileText.describe('解绑时为当前手机号，绑定时为新手机号'),
    code: maybe(texts.code).describe('短信验证码，以相同的 type 发送').meta({ example: '123456' }),
  }),
  paramsInBody: true,
  async handler({ actor, params: { type, doType, phone, code }, services }) {
    return new Answer(
      true,
      await services.phones.change(actor, { type: type ?? doType ?? PhoneStep.BIND, phone, code: code ?? '' }),
    )
  },
})

export const profileRoutes: Route[] = [changePassword, edit, changePhone]
