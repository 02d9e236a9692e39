import type { Page, Word } from 'tesseract.js'
import type { Box } from './ocr.js'

/** Character on the picture. */
export interface Mark extends Box {
  text: string
  /** Confidence from 0 to 100: that of its word, and its own. */
  confidence: number
  own: number
}

/** Smallest box around all of them. */
export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** Whether two boxes are on one line of writing, which may be slightly tilted. */
export function besideEachOther(one: Box, other: Box): boolean {
  const least = Math.min(one.bottom - one.top, other.bottom - other.top)
  const most = Math.max(one.bottom - one.top, other.bottom - other.top)
  const apart = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2
  return apart < Math.max(least * 0.6, most * 0.5)
}

/** All characters of a page, line by line. */
export function marksOf(page: Pick<Page, 'blocks'>): Mark[][] {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  return lines.map((line) =>
    readOnce(line.words.flatMap((word) => word.symbols.map((symbol) => markOf(symbol, word.confidence)))),
  )
}

const markOf = ({ text, confidence: own, bbox }: Word['symbols'][number], confidence: number): Mark => ({
  text: text.normalize('NFKC'),
  confidence,
  own,
  ...{ left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
})

const DIGIT = /^[\dA-Z]$/
/** Longest number on a paper. */
const LONGEST = 18

/**
 * Numbers without doubled digits: in long ones Tesseract sometimes reads a digit twice, as two that overlap, of which
 * the likelier one is kept.
 */
export function readOnce(line: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (let from = 0; from < line.length; ) {
    const end = endOfNumber(line, from)
    const run = line.slice(from, Math.max(end, from + 1))
    kept.push(...(run.length > LONGEST ? withoutTwins(run) : run))
    from += run.length
  }
  return kept
}

function endOfNumber(line: readonly Mark[], from: number): number {
  const other = line.findIndex(({ text }, at) => at >= from && !DIGIT.test(text))
  return other < 0 ? line.length : other
}

function withoutTwins(run: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of run) {
    const before = kept.at(-1)
    if (!before || !isWithin(before, mark)) kept.push(mark)
    else if (before.own < mark.own) kept.splice(-1, 1, mark)
  }
  return kept
}

function isWithin(before: Mark, mark: Mark): boolean {
  const shared = before.right - Math.max(before.left, mark.left)
  return shared > Math.min(before.right - before.left, mark.right - mark.left) * 0.4
}
