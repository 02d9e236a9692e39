import { asPercent, type Money, money, parseQuantity, type Quantity, ZERO } from '../../kernel/money/money.js'
import { readDecimal, type Units, units } from '../../kernel/values/decimal.js'

const MOST_DECIMALS = 15
const NOTHING = /^\*{1,3}$/

/** Number in a text; documents may have blanks between its digits. */
const decimalIn = (text: string, decimals: number, around: Units): string | undefined =>
  readDecimal(text.replace(/\s/g, ''), { decimals, units: around }).value ?? undefined

/**
 * Exact amount of ¥1,234.50 or －１２．３０; undefined for other text, for one with two readings, and for more than two
 * decimals.
 */
export function amountIn(text: string): Money | undefined {
  if (NOTHING.test(text.normalize('NFKC').trim())) return ZERO
  const amount = decimalIn(text, 2, units.yuan)
  return amount === undefined ? undefined : money(amount)
}

/** Number with at most `decimals` decimals, not counting trailing zeros. */
export const numberIn = (text: string, decimals = MOST_DECIMALS): string | undefined =>
  decimalIn(text, decimals, units.none)

const UNTAXED = /免税|不征税|零税率|^\*{1,3}$/

/** 9%, 0.09 or 免税 as a percent. */
export function percentIn(text: string): Quantity | undefined {
  if (UNTAXED.test(text.normalize('NFKC').replace(/\s/g, ''))) return parseQuantity('0')
  const isPercent = /[%％]/.test(text)
  const rate = decimalIn(text, isPercent ? 3 : 5, isPercent ? units.percent : units.none)
  if (rate === undefined || rate.startsWith('-') || Number(rate) >= (isPercent ? 100 : 1)) return undefined
  return parseQuantity(withoutNoughts(isPercent ? rate : asPercent(rate)))
}

const withoutNoughts = (number: string): string => number.replace(/\.0+$|(\.\d*?)0+$/, '$1')
