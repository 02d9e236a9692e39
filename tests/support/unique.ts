import { randomInt } from 'node:crypto'

/** Letters and digits that no other test uses. */
export const uniqueName = (): string => randomInt(2 ** 47).toString(36)

export const uniqueDigits = (count: number): string =>
  Array.from({ length: count }, () => String(randomInt(10))).join('')

export const uniqueMobile = (): string => `1${randomInt(3, 10)}${uniqueDigits(9)}`

/** An address that only one caller sends from, so that limits per address do not add up across tests. */
export const uniqueAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
