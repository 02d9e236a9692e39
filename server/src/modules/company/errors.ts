import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const companyErrors = defineErrors({
  ALREADY_REGISTERED: ['rule', '该手机号已注册{companyName}，请直接登录'],
  FOUR_EYES_NEED_SECOND: ['rule', '您已申请关闭双人复核，须由公司另一位有此权限的人确认'],
  COMPANY_NO_REGISTERED: ['rule', '统一社会信用代码{companyNo}已注册'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof companyErrors> {}
}
