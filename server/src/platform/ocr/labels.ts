import { boxAround, type Mark } from './marks.js'
import type { Box } from './ocr.js'

/** Labels that a paper may have for a field. */
export type Labels<Name extends string> = readonly (readonly [name: Name, words: readonly string[]])[]

/** Label found in a line: its marks from `start` to `end`, the end excluded. */
export interface Anchor<Name extends string> extends Box {
  name: Name
  line: number
  start: number
  end: number
  /** Whether every character of it was read. */
  exact: boolean
}

/** Signs that are read where there is only space or dirt between the characters of a label. */
const NOISE = /^[\s。.,、:;“”"'·_|[\]~\-—<>]$/
/** Fewest characters of a label that is recognised with one wrong character. */
const LONG = 4
/**
 * Largest offset to the side, in heights, of a short label with one wrong character, which counts only below or above
 * another label.
 */
const ASIDE = 1.2

/**
 * Labels in the lines of a paper, in the order of lines. Of overlapping labels the one with the fewest errors is kept.
 */
export function anchorsIn<Name extends string>(lines: readonly Mark[][], labels: Labels<Name>): Anchor<Name>[] {
  const found = lines.flatMap((marks, line) => anchorsOfLine(marks, line, labels))
  const known = found.filter(({ exact, end, start }) => exact || end - start >= LONG)
  return found.filter(
    (anchor) =>
      known.includes(anchor) ||
      (!known.some(({ name }) => name === anchor.name) && known.some((other) => isAligned(anchor, other))),
  )
}

function isAligned(one: Box, other: Box): boolean {
  const height = Math.max(other.bottom - other.top, one.bottom - one.top)
  return Math.abs(one.left - other.left) < ASIDE * height
}

/** Gap, in heights, after which a text is no longer the unread last character of a label. */
const APART = 0.6

const isApart = (before: Mark | undefined, mark: Mark | undefined): boolean =>
  before !== undefined && mark !== undefined && mark.left - before.right > APART * (mark.bottom - mark.top)

function anchorsOfLine<Name extends string>(marks: Mark[], line: number, labels: Labels<Name>): Anchor<Name>[] {
  const at = marks.flatMap(({ text }, index) => (NOISE.test(text) ? [] : [index]))
  const found: (Anchor<Name> & { mistakes: number; length: number })[] = []
  for (const [name, words] of labels)
    for (const word of words)
      for (let from = 0; from + word.length <= at.length; from++) {
        const places = at.slice(from, from + word.length)
        const mistakes = places.filter((place, n) => marks[place]?.text !== word[n]).length
        if (mistakes > 1) continue
        const [start, last = 0] = [places[0] ?? 0, places.at(-1)]
        const end =
          marks[last]?.text === word.at(-1) || !isApart(marks[places.at(-2) ?? start], marks[last]) ? last + 1 : last
        const box = boxAround(marks.slice(start, end))
        found.push({ name, line, start, end, exact: mistakes === 0, mistakes, length: word.length, ...box })
      }
  found.sort((a, b) => a.mistakes / a.length - b.mistakes / b.length || b.length - a.length)
  const taken: Anchor<Name>[] = []
  for (const anchor of found)
    if (taken.every(({ start, end }) => anchor.end <= start || anchor.start >= end)) taken.push(anchor)
  return taken.sort((a, b) => a.start - b.start)
}
