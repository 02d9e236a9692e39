import { boxAround } from './marks.js'
import type { Box, ReadField } from './ocr.js'
import type { Piece } from './pieces.js'

/** What was seen of each field at one look: the pieces of its lines. */
export type Found<Name extends string> = Partial<Record<Name, Piece[]>>

/** Engine that looked. The two were taught by others with other writing, and seldom err alike. */
type Engine = 'paddle' | 'tesseract'

/** Fields as one engine saw them at one look. */
export interface Look<Name extends string> {
  by: Engine
  found: Found<Name>
}

/** A text as a field can have it, and whether nothing in it had to be mended for that; undefined for what the field cannot be. */
export type Fit = (read: string) => { text: string; exact: boolean } | undefined

export interface Proof {
  /** Whether the text has a check of its own, so that looks of one engine alone can make it sure. */
  checked?: boolean
  /** At one look every piece must have been read this well, from 0 to 100. */
  well?: number
  /** What else must hold of a sure text. */
  holds?: (text: string) => boolean
}

/** A field with where it stands on the paper that was read, in points. */
export interface PlacedField extends ReadField {
  box?: Box
}

interface Seen {
  by: Engine
  text: string
  exact: boolean
  well: number
}

/** How much a look says for its text: one reads better. A text with which all is well counts for more, a mended one for less. */
const WEIGHT: Readonly<Record<Engine, number>> = { tesseract: 0.7, paddle: 1 }
const [HOLDS, MENDED] = [0.5, 0.6]

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

const wellRead = (pieces: readonly Piece[]): number =>
  Math.min(100, ...pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ confidence }) => confidence))

/**
 * A field by several looks at it: of what it can be, that which most looks say. It is sure where both engines come to it, or where
 * a check of its own holds and two looks do, one of them with nothing mended, and no look says otherwise with nothing mended.
 */
export function decided<Name extends string>(
  name: Name,
  looks: readonly Look<Name>[],
  fit: Fit,
  { checked = false, well = 0, holds = () => true }: Proof = {},
): PlacedField | undefined {
  const looked = looks.flatMap(({ by, found }) => {
    const pieces = found[name] ?? []
    return pieces.length > 0 ? [{ by, pieces }] : []
  })
  const seen = looked.flatMap(({ by, pieces }): Seen[] => {
    const fitted = fit(textOf(pieces))
    return fitted ? [{ by, ...fitted, well: wellRead(pieces) }] : []
  })
  const best = mostlySaid(seen, holds)
  if (best === undefined) return undefined
  const same = seen.filter(({ text }) => text === best)
  const sure =
    (new Set(same.map(({ by }) => by)).size > 1 || (checked && same.length > 1)) &&
    same.some(({ exact }) => exact) &&
    same.some((one) => one.well >= well) &&
    seen.every(({ text, exact }) => text === best || !exact) &&
    holds(best)
  const text = same.length > 1 || holds(best) ? best : (fit(byCharacter(seen))?.text ?? best)
  const box = looked[0] && boxAround(looked[0].pieces)
  return { text, sure, ...(box ? { box } : {}) }
}

function mostlySaid(seen: readonly Seen[], holds: (text: string) => boolean): string | undefined {
  const votes = new Map<string, number>()
  for (const { by, text, exact } of seen)
    votes.set(text, (votes.get(text) ?? (holds(text) ? HOLDS : 0)) + WEIGHT[by] * (exact ? 1 : MENDED))
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** Of readings of one length in each place the character that most of them have there, or else that of the first line. */
function byCharacter(seen: readonly Seen[]): string {
  const [first = ''] = seen.toSorted((a, b) => WEIGHT[b.by] - WEIGHT[a.by]).map(({ text }) => text)
  const alike = seen.map(({ text }) => [...text]).filter(({ length }) => length === [...first].length)
  return [...first]
    .map((character, at) => {
      const others = alike.map((text) => text[at])
      return others.find((one, n) => one !== character && others.indexOf(one) !== n) ?? character
    })
    .join('')
}
