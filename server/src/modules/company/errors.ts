import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const companyErrors = defineErrors({
  ALREADY_REGISTERED: ['rule', '该手机号已注册{companyName}，请直接登录'],
  COMPANY_NO_REGISTERED: ['rule', '统一社会信用代码{companyNo}已注册'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof companyErrors> {}
}
