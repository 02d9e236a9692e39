import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const basedataErrors = defineErrors({
  IN_USE: ['rule', '{what}“{name}”已被使用，不能删除，可以停用：{uses}'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof basedataErrors> {}
}
