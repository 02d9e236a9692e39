import { defineErrors, type TextsOf } from '../../kernel/errors.js'
import { inputTexts } from '../../kernel/values/texts.js'

/** Chinese texts of base data, with the name of a row. */
export const basedataTexts = {
  create: (what: string) => `新增${what}`,
  update: (what: string) => `修改${what}`,
  retire: (what: string) => `停用${what}`,
  restore: (what: string) => `启用${what}`,
  delete: (what: string) => `删除${what}`,
  merge: (what: string) => `合并${what}`,
  mergeSelf: '不能并入自己',
  taken: (label: string, value: string) => `${label}“${value}”已存在`,
  nameStays: (label: string, uses: string) => `${label}已被使用，不能修改，可以停用后新增：${uses}`,
  version: inputTexts.version,
  use: (label: string, count: number) => `${label}${count}条`,
} as const

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
