import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const paymentErrors = defineErrors({
  PLAN_NOT_WHOLE: ['rule', '各期付款合计须等于结算金额{amount}元'],
  PLAN_TOO_LONG: ['rule', '一份付款计划最多{limit}笔'],
  PLAN_NOTHING_TO_PAY: ['rule', '{payeeName}的结算金额不大于0，不能制定付款计划'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof paymentErrors> {}
}
