import sharp from 'sharp'
import type { Grey } from './picture.js'

/** Writing is looked for in cells about as wide as a character, several of which are as high as one, in points. */
const [CELL_WIDTH, CELL_HEIGHT] = [24, 4]
/** A cell this dark on average, of 255, has some; lines closer than so many cells belong together. */
const [INK, GAP] = [240, 3]
/** What is so high, as a part of the picture's width, is more than three lines of it. */
const HIGH = 1 / 15
/** Where so much of the width has some of it, the whole paper is patterned or closely written. */
const MOST = 0.6

/**
 * Paints white what is drawn or written closely over more than three lines: of a licence the scope of business, which
 * nobody asks for and which takes longest to read, its code and the sides of its frame. A paper that is like that all
 * over is left as it is. Where it is, is seen on a copy in hard contrast, on which shadows are no ink.
 */
export async function paintOverDense({ data, width, height }: Grey, seen: Grey): Promise<void> {
  const [across, down] = [Math.ceil(width / CELL_WIDTH), Math.ceil(height / CELL_HEIGHT)]
  const cells = await sharp(seen.data, { raw: { width, height, channels: 1 } })
    .resize(across, down, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const isInk = (x: number) => (y: number) => (cells[y * across + x] ?? 255) < INK
  const columns = Array.from({ length: across }, (_, x) =>
    runsOf(down, isInk(x)).filter(([from, to]) => (to - from) * CELL_HEIGHT > width * HIGH),
  )
  if (columns.filter((runs) => runs.length > 0).length > across * MOST) return
  for (const [x, runs] of columns.entries())
    for (const [from, to] of runs)
      for (let y = from * CELL_HEIGHT; y < Math.min(to * CELL_HEIGHT, height); y++)
        data.fill(255, y * width + x * CELL_WIDTH, y * width + Math.min((x + 1) * CELL_WIDTH, width))
}

/** From where to where there is ink, with no more than a gap in between. */
function runsOf(length: number, isInk: (at: number) => boolean): [from: number, to: number][] {
  const runs: [from: number, to: number][] = []
  for (let at = 0; at < length; at++) {
    if (!isInk(at)) continue
    const last = runs.at(-1)
    if (last && at - last[1] < GAP) last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs
}
