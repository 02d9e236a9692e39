import sharp from 'sharp'
import type { Mark } from './marks.js'
import { clearOf } from './picture/clear.js'
import type { Grey } from './picture/picture.js'
import { sidesOf } from './picture/quads.js'
import { type Place, placeAskew, placeOfTurned, straightOf } from './picture/straight.js'
import type { Read } from './tesseract-worker.js'

/** The longer side of the small copy that is read to see which way up a paper is, in points. */
const SMALL = 800
/** Characters of an upright paper are read this well on average, from 0 to 100; those of a turned one nowhere near, however many are made out. */
const UPRIGHT = 90
/** Fewer characters say nothing. */
const LEAST = 6
/** Writing is counted in cells about as wide as a character, in points; one this dark on average, of 255, has some. */
const [CELL, INK] = [12, 235]
/** An angle so small, in radians, is no matter. */
const STRAIGHT = 0.004

/**
 * Which way up a paper is: of the four directions the first that is read well on a small copy, or else the best. The direction in which its
 * lines run askew is taken out as well.
 */
export async function standing(
  picture: Uint8Array,
  place: Place,
  read: (small: Grey) => Promise<Read>,
): Promise<Place> {
  let best: { place: Place; well: number } = { place, well: 0 }
  for (const quarters of await likeliest(picture, place)) {
    const turned = placeOfTurned(place, quarters)
    const small = await smallOf(picture, turned)
    if (!small) return place
    const { lines, angle } = await read(small)
    const well = wellRead(lines.flat())
    if (well > best.well) best = { place: Math.abs(angle) > STRAIGHT ? placeAskew(turned, angle) : turned, well }
    if (well >= UPRIGHT) break
  }
  return best.place
}

async function smallOf(picture: Uint8Array, place: Place): Promise<Grey | undefined> {
  const [across, down] = sidesOf(place.corners.map(([x, y]) => [x * place.ratio, y] as const) as never)
  const straight = await straightOf(picture, place, Math.round(SMALL * Math.min(1, across / down)))
  return straight && clearOf(straight)
}

function wellRead(marks: readonly Mark[]): number {
  const characters = marks.filter(({ text }) => /\p{Script=Han}/u.test(text))
  if (characters.length < LEAST) return 0
  return characters.reduce((sum, { own }) => sum + own, 0) / characters.length
}

/** The four directions in quarters of a circle, those first in which lines of writing may run: along them characters stand closer than across. */
async function likeliest(picture: Uint8Array, place: Place): Promise<readonly number[]> {
  const small = await smallOf(picture, place)
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
