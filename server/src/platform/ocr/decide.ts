import { boxAround } from './marks.js'
import type { Box, ReadField } from './ocr.js'
import type { Piece } from './pieces.js'

/** What was seen of each field at one look: the pieces of its lines. */
export type Found<Name extends string> = Partial<Record<Name, Piece[]>>

/** A text as a field can have it, and whether nothing in it had to be mended for that; undefined for what the field cannot be. */
export type Fit = (read: string) => { text: string; exact: boolean } | undefined

export interface Proof {
  /** So many looks must come to the same text for it to be sure. */
  agree: number
  /** In two of them every piece must have been read this well, from 0 to 100. */
  well?: number
  /** What else must hold of a sure text. */
  holds?: (text: string) => boolean
}

/** A field with where it stands on the paper that was read, in points. */
export interface PlacedField extends ReadField {
  box?: Box
}

interface Seen {
  text: string
  exact: boolean
  well: number
}

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

const wellRead = (pieces: readonly Piece[]): number =>
  Math.min(100, ...pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ confidence }) => confidence))

/**
 * What a field is, by several looks at it: of what the field can be, that to which most looks come, an unmended one before a mended one. It is
 * sure where enough of them agree, one of them unmended, and none unmended says otherwise.
 */
export function decided(
  looks: readonly (readonly Piece[] | undefined)[],
  fit: Fit,
  { agree, well = 0, holds = () => true }: Proof,
): PlacedField | undefined {
  const pieces = looks.flatMap((look) => (look && look.length > 0 ? [look] : []))
  const seen = pieces.flatMap((look): Seen[] => {
    const fitted = fit(textOf(look))
    return fitted ? [{ ...fitted, well: wellRead(look) }] : []
  })
  const best = mostOften(seen, holds)
  const box = pieces[0] && boxAround(pieces[0])
  if (!best) return undefined
  const same = seen.filter(({ text }) => text === best)
  const sure =
    same.length >= agree &&
    same.some(({ exact }) => exact) &&
    seen.every(({ text, exact }) => text === best || !exact) &&
    same.filter((one) => one.well >= well).length >= Math.min(2, agree) &&
    holds(best)
  const text = same.length > 1 || holds(best) ? best : (fit(byCharacter(seen))?.text ?? best)
  return { text, sure, ...(box ? { box } : {}) }
}

/** The text of most looks; one that holds counts more than two that do not. */
function mostOften(seen: readonly Seen[], holds: (text: string) => boolean): string | undefined {
  const votes = new Map<string, number>()
  for (const [at, { text, exact }] of seen.entries())
    votes.set(text, (votes.get(text) ?? (holds(text) ? 1.5 : 0)) + (exact ? 1 : 0.6) - at / 100)
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** Of readings of one length in each place the character that most of them have there, or else the first one's. */
function byCharacter(seen: readonly Seen[]): string {
  const [first = ''] = seen.map(({ text }) => text)
  const alike = seen.map(({ text }) => [...text]).filter(({ length }) => length === [...first].length)
  return [...first]
    .map((character, at) => {
      const others = alike.map((text) => text[at])
      return others.find((one, n) => one !== character && others.indexOf(one) !== n) ?? character
    })
    .join('')
}
