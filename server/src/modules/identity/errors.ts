import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const identityErrors = defineErrors({
  USER_HASH_MISMATCH: ['unauthenticated', '登录凭证不匹配，请重新登录'],
  NOT_A_MEMBER: ['rule', '您不属于该公司或该身份已停用'],
  TOO_MANY_CODES: ['too-often', '今日验证码发送次数已达上限'],
  WRONG_CODE: ['wrong-code', '验证码错误或已失效'],
  WRONG_PASSWORD: ['wrong-password', '账号或密码错误'],
  WRONG_UNLOCK_PASSWORD: ['rule', '解锁密码错误，请重新输入'],
  NO_SUCH_ACCOUNT: ['rule', '该手机号尚未开通账号'],
  ACCOUNT_DISABLED: ['rule', '该手机号的账号已停用'],
  REFRESH_TOKEN_INVALID: ['unauthenticated', '刷新凭证已失效，请重新登录'],
  SOCIAL_NOT_CONFIGURED: ['rule', '未配置第三方登录'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof identityErrors> {}
}
