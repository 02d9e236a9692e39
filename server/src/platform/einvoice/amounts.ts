import { asPercent, isDecimal, type Money, money, parseQuantity, type Quantity } from '../../kernel/money/money.js'

/** Half-width, without room, currency and what parts the thousands. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[−–—]/g, '-')
    .replace(/[\s,¥$元]|CNY/g, '')

/** ¥1,234.50 or －１２．３０ as an exact amount; undefined for what is none, or has more than cents. */
export function amountIn(text: string): Money | undefined {
  const number = plain(text).replace(/(\.\d\d)0+$/, '$1')
  if (/^\*{1,3}$/.test(number)) return money(0)
  return isDecimal(number, 2) ? money(number) : undefined
}

/** A number with as many decimals as it needs: noughts at its end are none. */
export function numberIn(text: string): string | undefined {
  const number = withoutNoughts(plain(text))
  return isDecimal(number, 15) ? number : undefined
}

const UNTAXED = /免税|不征税|零税率|^\*{1,3}$/

/** 9%, 0.09 or 免税 as a percent. */
export function percentIn(text: string): Quantity | undefined {
  const rate = plain(text)
  if (UNTAXED.test(rate)) return parseQuantity('0')
  const [, percent] = /^(\d{1,2}(?:\.\d{1,3})?)%$/.exec(rate) ?? []
  if (percent) return parseQuantity(withoutNoughts(percent))
  return /^0(\.\d{1,5})?$/.test(rate) ? parseQuantity(asPercent(rate)) : undefined
}

const withoutNoughts = (number: string): string => number.replace(/\.0+$|(\.\d*?)0+$/, '$1')
