import { randomInt } from 'node:crypto'
import { hashToken } from '../secret.js'

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 80 bits: too many to guess, so that a plain digest is enough. */
const LENGTH = 16
const COUNT = 10

/** Ten codes in groups of four signs, for whoever has lost his phone; each opens once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode)

/** What is kept of a code, however it was typed. */
export const recoveryHash = (code: string): string => hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}
