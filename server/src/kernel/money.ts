import Big from 'big.js'

/** Exact yuan and quantities. The only place that rounds: half up, 2 decimals for money, 3 for tons and cubic metres (decisions §4). */
const ROUND_HALF_UP = 1

/** The largest single amount, in yuan (000 §9). */
export const MAX_AMOUNT = '999999999.99'

export type Money = string

/** Text or integer → exact text with 2 decimals. */
export function money(value: string | number | Big): Money {
  return new Big(value).round(2, ROUND_HALF_UP).toFixed(2)
}

/** Text → exact text with 3 decimals. */
export function quantity(value: string | number | Big): string {
  return new Big(value).round(3, ROUND_HALF_UP).toFixed(3)
}

export function addMoney(...amounts: Money[]): Money {
  return money(amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)))
}

export function subtractMoney(from: Money, amount: Money): Money {
  return money(new Big(from).minus(amount))
}

export function negateMoney(amount: Money): Money {
  return money(new Big(0).minus(amount))
}

export function multiplyMoney(price: Money, by: string): Money {
  return money(new Big(price).times(by))
}

export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  return new Big(a).cmp(b)
}

/** A JSON number for REST answers; exact for every amount of up to 15 digits. */
export function moneyNumber(amount: Money | null): number | null {
  return amount === null ? null : Number(amount)
}

/** True for plain decimal text with at most `decimals` decimals: no exponent, no sign other than a leading minus. */
export function isDecimal(text: string, decimals: number): boolean {
  return new RegExp(`^-?\\d{1,15}(\\.\\d{1,${decimals}})?$`).test(text)
}
