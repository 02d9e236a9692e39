import { boxAround } from './marks.js'
import type { Box, ReadField } from './ocr.js'
import type { Piece } from './pieces.js'

/** Pieces of lines for each field in one look. */
export type Found<Name extends string> = Partial<Record<Name, Piece[]>>

/** Engine of a look. The two were trained by others on other writing, and seldom make the same error. */
type Engine = 'paddle' | 'tesseract'

/** Fields as one engine read them in one look. */
export interface Look<Name extends string> {
  by: Engine
  found: Found<Name>
}

/**
 * Text as the field allows it, and whether it needed no correction; undefined for a text that the field cannot have.
 */
export type Fit = (read: string) => { text: string; exact: boolean } | undefined

export interface Proof {
  /** Whether the text has a check digit or the like, so that looks of a single engine can make it certain. */
  checked?: boolean
  /** Least confidence, from 0 to 100, that every piece needs in one of the looks. */
  well?: number
  /** Further condition for a text to be certain. */
  holds?: (text: string) => boolean
}

/** Field with its place on the read paper, in points. */
export interface PlacedField extends ReadField {
  box?: Box
}

interface Seen {
  by: Engine
  text: string
  exact: boolean
  well: number
}

/**
 * Weight of a look: one of the two engines reads better. A text without any doubt counts more, a corrected one less.
 */
const WEIGHT: Readonly<Record<Engine, number>> = { tesseract: 0.7, paddle: 1 }
const [HOLDS, MENDED] = [0.5, 0.6]

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

const wellRead = (pieces: readonly Piece[]): number =>
  Math.min(100, ...pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ confidence }) => confidence))

/**
 * Decides a field from several looks: the possible text that most looks have. It is certain where both engines agree,
 * or where its own check is right, two looks agree, one of them uncorrected, and no look has another uncorrected text.
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

/**
 * Text in which each place has the character that most readings of one length have there, or else that of the first
 * reading.
 */
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
