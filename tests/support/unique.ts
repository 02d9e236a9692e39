import { randomInt } from 'node:crypto'
import { creditCheckOf } from '@tufang/server/kernel/values/credit-code'
import { idCheckOf } from '@tufang/server/kernel/values/id-number'

/** Letters and digits that no other test uses. */
export const uniqueName = (): string => randomInt(2 ** 47).toString(36)

export const uniqueDigits = (count: number): string =>
  Array.from({ length: count }, () => String(randomInt(10))).join('')

/** The number of an account that is no card, so that no check digit is asked of it: cards begin with no nought. */
export const uniqueAccount = (): string => `0${uniqueDigits(18)}`

/** A unified social credit code of a company that no other test has. */
export function uniqueCreditCode(): string {
  const first = `91440300MA${uniqueDigits(7)}`
  return `${first}${creditCheckOf(first)}`
}

/** Number of a man born in 1990. */
export function uniqueIdNumber(): string {
  const first = `440307199003${String(randomInt(1, 29)).padStart(2, '0')}${uniqueDigits(2)}1`
  return `${first}${idCheckOf(first)}`
}

const MOBILES = 7e9
/** Has no factor in common with their number, so that every mobile comes once before any comes again. */
const STRIDE = 4_326_237_019
let mobile = randomInt(MOBILES)

/** A run makes tens of thousands of people: drawn by lot, two of them would now and then share a mobile. */
export function uniqueMobile(): string {
  mobile = (mobile + STRIDE) % MOBILES
  return String(13_000_000_000 + mobile)
}

/** An address that only one caller sends from, so that limits per address do not add up across tests. */
export const uniqueAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
