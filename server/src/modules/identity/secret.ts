import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt)
const KEY_BYTES = 32
const COST = { N: 4096 }

/** An opaque token: 32 random bytes. Only its hash is stored. */
export const newToken = (): string => randomBytes(KEY_BYTES).toString('base64url')

/** Hash of a token; tokens are random throughout, so a plain digest is enough and can be looked up. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** 32 hexadecimal digits that go with a session in the AuthorizationMD5 header. */
export const newUserHash = (): string => randomBytes(16).toString('hex')

export const newSmsCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Salted and stretched hash of an SMS code. Codes are worthless after minutes and five wrong tries, so a few
 * milliseconds are enough, and many are made at once; passwords, which last for years, have argon2id
 * (password/hashing.ts).
 */
export async function hashSecret(secret: string): Promise<string> {
  refuseInTransaction('stretching a secret')
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${(await derive(secret, salt, KEY_BYTES, COST)).toString('hex')}`
}

export async function verifySecret(secret: string, stored: string): Promise<boolean> {
  refuseInTransaction('stretching a secret')
  const [salt = '', key = ''] = stored.split(':')
  const derived = await derive(secret, Buffer.from(salt, 'hex'), KEY_BYTES, COST)
  return timingSafeEqual(derived, Buffer.from(key, 'hex'))
}
