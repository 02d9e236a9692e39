import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const basedataErrors = defineErrors({
  IN_USE: ['rule', '{what}“{name}”已被使用，不能删除，可以停用：{uses}'],
  MERGED: ['rule', '{what}“{name}”已并入“{kept}”，不能再启用或合并', '请用并入后的一个'],
  MERGE_KEEPS_RETIRED: ['rule', '{what}“{name}”已停用，不能并入，请先启用'],
  MERGE_TOO_LARGE: ['rule', '{what}“{name}”还有超过{limit}趟未结算的运单，不能合并，请先结算'],
  MERGE_REFUSED: ['rule', '{what}“{name}”不能并入“{kept}”：{reason}', '请先处理所说的情况'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof basedataErrors> {}
}
