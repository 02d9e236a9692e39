import { createHash, timingSafeEqual } from 'node:crypto'

/** Part of a file's link besides its id, which cannot be guessed and is shown nowhere else. */
export const tokenOf = (key: string): string => createHash('sha256').update(`file-link:${key}`).digest('base64url')

export function isToken(key: string, token: string): boolean {
  const expected = Buffer.from(tokenOf(key))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
