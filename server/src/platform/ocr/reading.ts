import type { ReadField } from './ocr.js'
import type { Piece } from './pieces.js'

/** A word that was read less well than this is to be looked at: `npm run bench:ocr` tells how much that is wrong still passes for sure. */
const SURE = 60

/** The characters of some pieces that a field can have, with nothing but them. */
export const only = (pieces: readonly Piece[], allowed: RegExp): string =>
  [...pieces.map(({ text }) => text).join('')].filter((character) => allowed.test(character)).join('')

/** Whether all that has writing in it was read well. */
export const isWellRead = (pieces: readonly Piece[]): boolean =>
  pieces.every(({ text, confidence }) => confidence >= SURE || !/[\p{L}\p{N}]/u.test(text))

/** A field with what was read of it; undefined for nothing. */
export const field = (text: string | undefined, sure: boolean): ReadField | undefined =>
  text ? { text, sure } : undefined

/** Leaves out what was not read. */
export function known<Name extends string>(
  fields: Partial<Record<Name, ReadField | undefined>>,
): Partial<Record<Name, ReadField>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Record<Name, ReadField>
  >
}
