import { createHash, timingSafeEqual } from 'node:crypto'

/** What the link of a file has besides its id: nobody can guess it and nothing shows it. */
export const tokenOf = (key: string): string => createHash('sha256').update(`file-link:${key}`).digest('base64url')

export function isToken(key: string, token: string): boolean {
  const expected = Buffer.from(tokenOf(key))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
