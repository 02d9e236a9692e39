import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const priceErrors = defineErrors({
  PRICE_CLASH: ['rule', '与已生效的直付价冲突：{rows}', '请改期限或先终止冲突的直付价'],
  PROJECT_PRICE_OVERLAPS: ['rule', '{why}'],
  PRICE_OWN: ['rule', '公司已开启复核，不能审核自己申请或修改的{what}'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof priceErrors> {}
}
