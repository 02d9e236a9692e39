import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { hashSecret } from '../secret.js'
import { hashPassword, tryPassword, verifyPassword } from './hashing.js'

const PASSWORD = 'Ying#1357'

describe('a hash of a password', () => {
  it('is argon2id as OWASP asks for, with a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).not.toBe(one)
  })

  it.each([
    ['today', hashPassword],
    ['earlier', hashSecret],
  ])('of %s is verified', async (_, hashed) => {
    const stored = await hashed(PASSWORD)
    expect(await verifyPassword(PASSWORD, stored)).toBe(true)
    expect(await verifyPassword('Ying#1358', stored)).toBe(false)
  })
})

describe('a stranger’s try', () => {
  it.each([
    ['of today', hashPassword, false],
    ['of weaker argon2id', (password: string) => hash(password, { memoryCost: 8192, timeCost: 1 }), true],
    ['of scrypt', hashSecret, true],
  ])('is right with the password of a hash %s, and tells whether that is outdated', async (_, hashed, outdated) => {
    const stored = await hashed(PASSWORD)
    expect(await tryPassword(PASSWORD, stored)).toEqual({ fits: true, outdated })
    expect((await tryPassword('Ying#1358', stored)).fits).toBe(false)
  })

  it('is wrong where there is no password', async () => {
    for (const password of [PASSWORD, 'nobody', '']) {
      expect(await tryPassword(password, null)).toEqual({ fits: false, outdated: false })
    }
  })
})
