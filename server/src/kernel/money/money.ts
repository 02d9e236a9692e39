import Big from 'big.js'

/**
 * Exact yuan and quantities. The only place that rounds: half up, 2 decimals for money, 3 for tons and cubic metres.
 */
const ROUND_HALF_UP = 1

declare const exact: unique symbol

/**
 * Exact decimal text of yuan, made by the functions here or read from a decimal column of the database; never any other
 * text, nor a number.
 */
export type Money = string & { readonly [exact]: 'money' }

/** An exact decimal of tons, cubic metres or pieces as text. */
export type Quantity = string & { readonly [exact]: 'quantity' }

/** Text or integer → exact text with 2 decimals. */
export function money(value: string | number | Big): Money {
  return new Big(value).round(2, ROUND_HALF_UP).toFixed(2) as Money
}

/** Text → exact text with 3 decimals. */
export function quantity(value: string | number | Big): Quantity {
  return new Big(value).round(3, ROUND_HALF_UP).toFixed(3) as Quantity
}

/** Decimal text as the amount that it says, written as it came; throws for any other text. */
export function parseMoney(text: string): Money {
  new Big(text)
  return text as Money
}

export function parseQuantity(text: string): Quantity {
  new Big(text)
  return text as Quantity
}

export const ZERO = money(0)

/** Largest single amount, in yuan. */
export const MAX_AMOUNT = money('999999999.99')

/** Sum in yuan, to the cent; 0.00 for no amounts. */
export function addMoney(...amounts: Money[]): Money {
  return money(amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)))
}

/** Rest of an amount in yuan, to the cent; below 0 where it is not enough. */
export function subtractMoney(from: Money, amount: Money): Money {
  return money(new Big(from).minus(amount))
}

/** The opposite amount, to the cent, for entries that undo another. */
export function negateMoney(amount: Money): Money {
  return money(new Big(0).minus(amount))
}

/** An amount times a quantity as text, rounded half up to the cent. */
export function multiplyMoney(amount: Money, by: Quantity): Money {
  return money(new Big(amount).times(by))
}

/** Percent of an amount, rounded half up to the cent. */
export function percentOf(amount: Money, percent: Quantity): Money {
  return money(new Big(amount).times(percent).div(100))
}

/** Part of an amount: `parts` out of `of` equal ones, rounded half up to the cent. */
export function partOf(amount: Money, parts: number, of: number): Money {
  return money(new Big(amount).times(parts).div(of))
}

/** Average price of a piece, rounded half up to 4 decimals, as for prices that no document shows. */
export function averagePrice(amount: Money, pieces: number): Money {
  return new Big(amount).div(pieces).round(4, ROUND_HALF_UP).toFixed(4) as Money
}

/**
 * Divides an amount of at least 0 in proportion to weights, to the cent: every share is rounded down, and the cents
 * that are left go to the largest remainders, the first of equal ones first. No weight may be negative, and one must be
 * positive.
 */
export function shareMoney(total: Money, weights: readonly Money[]): Money[] {
  const whole = weights.reduce((sum, weight) => sum.plus(weight), new Big(0))
  const exact = weights.map((weight) => new Big(total).times(100).times(weight))
  const shares = exact.map((part) => part.minus(part.mod(whole)).div(whole))
  const left = Number(shares.reduce((rest, share) => rest.minus(share), new Big(total).times(100)))
  const byRemainder = exact.map((part, index) => ({ index, rest: part.mod(whole) })).sort((a, b) => b.rest.cmp(a.rest))
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return shares.map((share, index) => money(share.plus(lucky.has(index) ? 1 : 0).div(100)))
}

/** Exact number as text with so many decimals, rounded half up: for figures that are neither amounts nor quantities. */
export const rounded = (value: Big, decimals: number): string => value.round(decimals, ROUND_HALF_UP).toFixed(decimals)

/** -1, 0 or 1 if the first amount is less than, equal to or more than the second, whatever their decimals. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  return new Big(a).cmp(b)
}

/** Order of two quantities. */
export function compareQuantity(a: Quantity, b: Quantity): -1 | 0 | 1 {
  return new Big(a).cmp(b)
}

/** Whether two decimal texts are one number. */
export const sameDecimal = (one: string, other: string): boolean => new Big(one).eq(other)

/** Whether a document can hold an amount: 0 to 999999999.99. */
export function isAmount(value: Money): boolean {
  return compareMoney(value, ZERO) >= 0 && compareMoney(value, MAX_AMOUNT) <= 0
}

/** The largest quantity of soil or pieces. */
export const MAX_MEASURE = quantity('999999.999')

/** Largest quantity of work over years. */
export const MAX_VOLUME = quantity('999999999.999')

/** True for a quantity from 0 to the largest one. */
export const isMeasure = (amount: Quantity, largest: Quantity = MAX_MEASURE): boolean =>
  compareQuantity(amount, quantity(0)) >= 0 && compareQuantity(amount, largest) <= 0

/** A JSON number for REST answers; exact for every amount of up to 15 digits. */
export function moneyNumber(amount: Money | null): number | null {
  return amount === null ? null : Number(amount)
}

/** An amount as people read it: 1234.50 as 1,234.50. */
export const groupedMoney = (amount: string): string => amount.replace(/\B(?=(\d{3})+\.)/g, ',')

/** The exact sum of decimal texts, with as many decimals as it needs. */
export const addDecimals = (...numbers: string[]): string =>
  numbers.reduce((sum, number) => sum.plus(number), new Big(0)).toFixed()

/** A share such as 0.09 as a percent: 9. */
export const asPercent = (share: string): string => new Big(share).times(100).toFixed()
