import { capitalAmount } from '../../kernel/money/capital-amount.js'
import type { Money } from '../../kernel/money/money.js'

/** Spellings of words on invoices: 圆 for 元, older characters, and signs before the words that prevent additions. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\s|[⊗xX×※*¥:]|人民币|零|[整正]$/gu, ''],
  [/[(（]负数?[)）]|^负数/u, '负'],
  [/[圆圓]/gu, '元'],
  [/萬/gu, '万'],
  [/億/gu, '亿'],
  [/千/gu, '仟'],
  [/百/gu, '佰'],
  [/貳/gu, '贰'],
  [/[叄參]/gu, '叁'],
  [/陸/gu, '陆'],
  [/^(负?)拾/u, '$1壹拾'],
]
const WORDS = /^负?([壹贰叁肆伍陆柒捌玖拾佰仟万亿]*元)?([壹贰叁肆伍陆柒捌玖]角)?([壹贰叁肆伍陆柒捌玖]分)?$/u

const plain = (words: string): string =>
  SPELLINGS.reduce((text, [spelling, instead]) => text.replace(spelling, instead), words.normalize('NFKC'))

/** Whether the amount in words differs from the figures; unreadable words, such as half of an amount, are ignored. */
export function saysOther(words: string, amount: Money): boolean {
  const said = plain(words)
  return said !== '' && WORDS.test(said) && said !== plain(capitalAmount(amount))
}
