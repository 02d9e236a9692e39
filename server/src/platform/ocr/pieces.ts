import type { Anchor } from './labels.js'
import { besideEachOther, boxAround, type Mark } from './marks.js'
import type { Box } from './ocr.js'

/** Characters that stand close together in a line, none of them a label. */
export interface Piece extends Box {
  text: string
  /** Of its characters the least. */
  confidence: number
  /** Where what is written beside it ends and begins: as far as that more of it may stand that was not read. */
  from: number
  to: number
}

/** Room of so many heights parts a line. */
const ROOM = 1.6
/** The next line of a value is so far down, and begins no further aside, in heights. */
const [ABOVE, BELOW, ASIDE] = [0.4, 2, 1.6]

/** A code is longer than that. */
const LEAST_CODE = 13

const heightOf = ({ top, bottom }: Box): number => bottom - top

/** What stands between the labels. */
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

/** What is written behind a label, as far as the next one, and the lines below that go on with it where it may have several. */
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
    // Where the lines of two columns are not level, one is now and then read twice.
    if (last.text.endsWith(below.text)) break
    value.push(below)
    last = below
  }
  return value
}

/** Where two lines stand close, the one that is level with the label. */
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

/** The piece that holds the longest code of digits and capitals, such as a number of a company or a person. */
export function codePieceIn(pieces: readonly Piece[]): Piece | undefined {
  const lengthOf = ({ text }: Piece): number =>
    Math.max(0, ...(text.toUpperCase().match(/[\dA-Z]+/g) ?? []).map(({ length }) => length))
  const longest = pieces.reduce<Piece | undefined>(
    (best, piece) => (lengthOf(piece) > (best ? lengthOf(best) : LEAST_CODE) ? piece : best),
    undefined,
  )
  return longest
}
