import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const smsErrors = defineErrors({
  SMS_REFUSED: ['rule', '{message}'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof smsErrors> {}
}
