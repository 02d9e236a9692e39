import type { Field } from '../../../kernel/fields.js'
import { LoginMethod, LogType, loginMethodLabels, logTypeLabels } from '../log/log.view.js'

const optionalText = { kind: 'text', nullable: true } as const

/** Fields of a line of the login log, in the documented order. */
export const loginTable = {
  id: { label: '登录日志编号', kind: 'id' },
  createId: { label: '登录人编号', kind: 'id', nullable: true, column: 'user_id', found: 'is' },
  createBy: { label: '登录账号', ...optionalText, found: 'part' },
  userName: { label: '登录人', ...optionalText, column: null, rest: [] },
  createTime: { label: '登录时间', kind: 'time', column: 'created_at', found: 'range' },
  remoteAddr: { label: '登录 IP', ...optionalText, form: 'exact', found: 'is' },
  address: { label: '登录地点', ...optionalText, form: 'exact', found: 'part', note: '，由 IP 地址得知；不知道时为空' },
  userAgent: { label: '浏览器标识', ...optionalText },
  method: {
    label: '登录方式',
    kind: 'code',
    code: { values: LoginMethod, labels: loginMethodLabels },
    column: null,
    rest: [],
    found: 'is',
  },
  requestUri: {
    label: '登录请求路径',
    kind: 'text',
    note: '：/phone/token/sms 手机验证码，/oauth/token 密码，/login 第三方账号',
  },
  params: { label: '登录请求内容', kind: 'text', column: null, note: '，JSON，不含验证码和密码' },
  type: { label: '登录结果', kind: 'code', code: { values: LogType, labels: logTypeLabels }, found: 'is' },
  exception: { label: '登录失败原因', ...optionalText },
} as const satisfies Record<string, Field>

/**
 * Paths of the documented calls to sign in; the log keeps these, whichever call was used. Third-party accounts sign in
 * at the page /login (docs/behaviour/identity.md).
 */
export const LOGIN_PATHS = { password: '/oauth/token', code: '/phone/token/sms', thirdParty: '/login' } as const
