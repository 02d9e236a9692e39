import { besideEachOther, type Mark } from './marks.js'
import type { Box } from './ocr.js'
import type { Character } from './paddle/decode.js'

/** Distance of closely set lines, in heights, and the fewest such lines that are no field. */
const [CLOSE, MANY] = [0.5, 4]

const heightOf = ({ top, bottom }: Box): number => bottom - top

/** Heights of fields relative to the median: titles are higher, and small print is lower. */
const [SMALL, LARGE] = [0.72, 2]

/** Lines that may be fields or labels: in the usual letter size, and not closely set like the scope of business. */
export function fieldsAmong<Line extends Box>(lines: readonly Line[]): Line[] {
  const rest = withoutDense(lines)
  const heights = rest.map(heightOf).sort((a, b) => a - b)
  const middle = heights[Math.floor(heights.length / 2)] ?? 0
  return rest.filter((line) => heightOf(line) > SMALL * middle && heightOf(line) < LARGE * middle)
}

function withoutDense<Line extends Box>(lines: readonly Line[]): Line[] {
  const isBelow = (below: Box, above: Box): boolean =>
    below !== above &&
    below.top > above.top &&
    below.top - above.bottom < CLOSE * Math.min(heightOf(above), heightOf(below)) &&
    below.top - above.top < 2 * heightOf(above) &&
    Math.min(below.right, above.right) - Math.max(below.left, above.left) > 0
  const block = new Map<Line, Set<Line>>(lines.map((line) => [line, new Set([line])]))
  for (const above of lines)
    for (const below of lines) {
      const [one, other] = [block.get(above), block.get(below)]
      if (!one || !other || one === other || !isBelow(below, above)) continue
      for (const line of other) {
        one.add(line)
        block.set(line, one)
      }
    }
  return lines.filter((line) => (block.get(line)?.size ?? 1) < MANY)
}

/** Characters of the lines, row by row from left to right; lines beside each other are one row. */
export function rowsOf(lines: readonly { box: Box; characters: readonly Character[] }[]): Mark[][] {
  const rows: { last: Box; marks: Mark[] }[] = []
  for (const { box, characters } of lines.toSorted((a, b) => a.box.left - b.box.left)) {
    const marks = marksOf(box, characters)
    if (marks.length === 0) continue
    const beside = rows.filter(({ last }) => last.right < box.left + heightOf(box) && besideEachOther(last, box))
    const off = (last: Box): number => Math.abs(last.top + last.bottom - box.top - box.bottom)
    const [row] = beside.sort((a, b) => off(a.last) - off(b.last))
    if (row) Object.assign(row, { last: box, marks: [...row.marks, ...marks] })
    else rows.push({ last: box, marks })
  }
  return rows.sort((a, b) => a.last.top - b.last.top).map(({ marks }) => marks)
}

/** Length from the middle of a line's last character to the end of the line, which is found too long, in heights. */
const END = 0.9

/** Characters of a line with their boxes, each about as wide as the distance to the next one. */
function marksOf(box: Box, characters: readonly Character[]): Mark[] {
  const seen = characters.filter(({ text }) => text.trim() !== '')
  const middle = ({ at }: Character): number => box.left + at * (box.right - box.left)
  const [half, end] = [heightOf(box) / 2, heightOf(box) * END]
  return seen.map((character, n) => {
    const [before, after] = [seen[n - 1], seen[n + 1]]
    const at = middle(character)
    const left = before ? Math.max(at - half, (middle(before) + at) / 2) : Math.max(at - end, box.left)
    const right = after ? Math.min(at + half, (middle(after) + at) / 2) : Math.min(at + end, box.right)
    const confidence = 100 * character.likely
    const text = character.text.normalize('NFKC')
    return { text, confidence, own: confidence, left, right, top: box.top, bottom: box.bottom }
  })
}
