import sharp from 'sharp'
import type { Mark } from './marks.js'
import { clearOf, HARD } from './picture/clear.js'
import { paintOverDense } from './picture/dense.js'
import type { Grey } from './picture/picture.js'
import { sidesOf } from './picture/quads.js'
import { type Place, placeAskew, placeOfTurned, straightOf } from './picture/straight.js'
import type { Read } from './tesseract-worker.js'

/** Characters of an upright paper are read this well on average, from 0 to 100; those of a turned one nowhere near, however many are made out. */
const UPRIGHT = 91
/** So many that are read so well say at once how it lies; what is read worse than that says nothing. */
const [ENOUGH, NOTHING] = [15, 80]
/** Writing is counted in cells about as wide as a character, in points; one this dark on average, of 255, has some. */
const [CELL, INK] = [12, 235]
/** An angle so small, in radians, is no matter. */
const STRAIGHT = 0.004

/** The small copy that is read to see which way up a paper is: its longer side, in points, and whether what is written closely is read, too. */
export interface SmallLook {
  side: number
  dense: boolean
}

/**
 * Which way up a paper is: of the four directions the first that is read well on a small copy, or else the best. The direction in which its
 * lines run askew is taken out as well.
 */
export async function standing(
  picture: Uint8Array,
  place: Place,
  look: SmallLook,
  read: (small: Grey) => Promise<Read>,
): Promise<Place> {
  let best: { place: Place; well: number } = { place, well: 0 }
  for (const quarters of await likeliest(picture, place, look)) {
    const turned = placeOfTurned(place, quarters)
    const small = await smallOf(picture, turned, look)
    if (!small) return place
    const { lines, angle } = await read(small)
    const { count, mean } = wellRead(lines.flat())
    const well = count * Math.max(0, mean - NOTHING)
    if (well > best.well) best = { place: Math.abs(angle) > STRAIGHT ? placeAskew(turned, angle) : turned, well }
    if (count >= ENOUGH && mean >= UPRIGHT) break
  }
  return best.place
}

async function smallOf(picture: Uint8Array, place: Place, { side, dense }: SmallLook): Promise<Grey | undefined> {
  const [across, down] = sidesOf(place.corners.map(([x, y]) => [x * place.ratio, y] as const) as never)
  const straight = await straightOf(picture, place, Math.round(side * Math.min(1, across / down)))
  const clear = straight && (await clearOf(straight, HARD))
  if (clear && !dense) await paintOverDense(clear, clear)
  return clear
}

function wellRead(marks: readonly Mark[]): { count: number; mean: number } {
  const characters = marks.filter(({ text }) => /\p{Script=Han}/u.test(text))
  const count = characters.length
  return { count, mean: characters.reduce((sum, { own }) => sum + own, 0) / Math.max(count, 1) }
}

/** The four directions in quarters of a circle, those first in which lines of writing may run: along them characters stand closer than across. */
async function likeliest(picture: Uint8Array, place: Place, look: SmallLook): Promise<readonly number[]> {
  const small = await smallOf(picture, place, look)
  if (!small) return []
  const { data, width, height } = small
  const [across, down] = [Math.round(width / CELL), Math.round(height / CELL)]
  const cells = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(across, down, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const isInk = (x: number, y: number): boolean => x >= 0 && y >= 0 && (cells[y * across + x] ?? 255) < INK
  let [alongRows, alongColumns] = [0, 0]
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      if (!isInk(x, y)) continue
      if (!isInk(x - 1, y)) alongRows++
      if (!isInk(x, y - 1)) alongColumns++
    }
  return alongRows <= alongColumns ? [0, 2, 1, 3] : [1, 3, 0, 2]
}
