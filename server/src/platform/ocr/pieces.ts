import type { Anchor } from './labels.js'
import { besideEachOther, boxAround, type Mark } from './marks.js'
import type { Box } from './ocr.js'

/** Neighbouring characters in a line, none of them in a label. */
export interface Piece extends Box {
  text: string
  /** Lowest confidence of its characters. */
  confidence: number
  /** Bounds up to which unread characters of it may stand. */
  from: number
  to: number
}

/** Smallest gap that separates pieces of a line, in heights. */
const ROOM = 1.6
/** Least and largest distance down to the next line of a value, and its largest offset to the side, in heights. */
const [ABOVE, BELOW, ASIDE] = [0.4, 2, 1.6]

/** Length that a code exceeds. */
const LEAST_CODE = 13

const heightOf = ({ top, bottom }: Box): number => bottom - top

/** Pieces of text between the labels. */
export function piecesOf(lines: readonly Mark[][], anchors: readonly Anchor<string>[]): Piece[] {
  return lines.flatMap((marks, line) => {
    const labels = anchors.filter((anchor) => anchor.line === line)
    const heights = marks.map(heightOf).sort((a, b) => a - b)
    const height = heights[Math.floor(heights.length * 0.75)] ?? 0
    const groups: number[][] = [[]]
    const markAt = (at: number | undefined): Mark | undefined => (at === undefined ? undefined : marks[at])
    for (const [at, mark] of marks.entries()) {
      const before = markAt(groups.at(-1)?.at(-1))
      if (before && mark.left - before.right > ROOM * height) groups.push([])
      if (labels.some(({ start, end }) => at >= start && at < end)) groups.push([])
      else if (mark.text.trim() !== '') groups.at(-1)?.push(at)
    }
    return groups.filter((group) => group.length > 0).map((group) => pieceOf(marks, group))
  })
}

function pieceOf(line: readonly Mark[], group: readonly number[]): Piece {
  const marks = group.flatMap((at) => line[at] ?? [])
  const box = boxAround(marks)
  const [before, after] = [line[(group[0] ?? 0) - 1], line[(group.at(-1) ?? 0) + 1]]
  return {
    ...box,
    text: marks.map(({ text }) => text).join(''),
    confidence: Math.min(...marks.map(({ confidence }) => confidence)),
    from: Math.min(before?.right ?? Number.NEGATIVE_INFINITY, box.left),
    to: Math.max(after?.left ?? Number.POSITIVE_INFINITY, box.right),
  }
}

/** Text after a label, up to the next one, and the lines below that continue it where it may have several. */
export function valueBehind(
  anchor: Anchor<string>,
  anchors: readonly Anchor<string>[],
  pieces: readonly Piece[],
  isLong = true,
): Piece[] {
  const next = anchors.filter((other) => other.left > anchor.right && besideEachOther(other, anchor))
  const end = Math.min(...next.map(({ left }) => left))
  const first = inOneLine(
    pieces.filter(
      (piece) => piece.left > anchor.right - heightOf(anchor) / 2 && piece.left < end && besideEachOther(piece, anchor),
    ),
    anchor,
  )
  const labels = anchors.filter((other) => other !== anchor && isOfColumn(other, anchor))
  const value = [...first]
  let last = isLong ? first.find(({ text }) => isWriting(text)) : undefined
  const { left } = last ?? anchor
  while (last) {
    const rest = pieces.filter((piece) => !value.includes(piece))
    const below = lineBelow(last, left, rest)
    if (!below || labels.some((label) => label.left < below.left && besideEachOther(label, below))) break
    // Lines across two columns that are not level are sometimes read twice.
    if (last.text.endsWith(below.text)) break
    value.push(below)
    last = below
  }
  return value
}

/** Pieces beside each other; of two above each other, the one that is level with the label. */
function inOneLine(pieces: readonly Piece[], { top, bottom }: Box): Piece[] {
  const off = (piece: Piece): number => Math.abs(piece.top + piece.bottom - top - bottom)
  const kept: Piece[] = []
  for (const piece of pieces.toSorted((a, b) => off(a) - off(b)))
    if (kept.every(({ left, right }) => piece.right <= left || piece.left >= right)) kept.push(piece)
  return kept.sort((a, b) => a.left - b.left)
}

const isWriting = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

const isOfColumn = (one: Box, other: Box): boolean => Math.abs(one.left - other.left) < 3 * heightOf(other)

function lineBelow(above: Piece, left: number, pieces: readonly Piece[]): Piece | undefined {
  const height = Math.max(heightOf(above), 1)
  const down = ({ top, bottom }: Piece): number => (top + bottom - above.top - above.bottom) / 2 / height
  return pieces
    .filter((piece) => isWriting(piece.text) && Math.abs(piece.left - left) < ASIDE * height)
    .filter((piece) => down(piece) > ABOVE && down(piece) < BELOW)
    .sort((a, b) => down(a) - down(b))[0]
}

/** Piece with the longest code of digits and capitals, such as the number of a company or a person. */
export function codePieceIn(pieces: readonly Piece[]): Piece | undefined {
  const lengthOf = ({ text }: Piece): number =>
    Math.max(0, ...(text.toUpperCase().match(/[\dA-Z]+/g) ?? []).map(({ length }) => length))
  const longest = pieces.reduce<Piece | undefined>(
    (best, piece) => (lengthOf(piece) > (best ? lengthOf(best) : LEAST_CODE) ? piece : best),
    undefined,
  )
  return longest
}
