import sharp from 'sharp'
import type { Box } from '../ocr.js'
import type { Grey } from '../picture/picture.js'
import { HEIGHT, NARROWEST, type Small, type Strip, WIDEST } from './shape.js'

/** The longer side of the copy on which lines are found, in points: its characters are just high enough. */
const SIDE = 640
/** The sides of that copy are multiples of this. */
const STEP = 32

/** Room around a line that belongs to it, in its heights: above and below, and on its sides. */
export interface Room {
  above: number
  aside: number
}

/** A line with room around it as it stands on the paper, in whole points; undefined where it is off the paper. */
export function within({ width, height }: Grey, box: Box, { above, aside }: Room): Box | undefined {
  const tall = box.bottom - box.top
  const inside = (at: number, end: number): number => Math.min(end, Math.max(0, Math.round(at)))
  const [left, right] = [inside(box.left - tall * aside, width), inside(box.right + tall * aside, width)]
  const [top, bottom] = [inside(box.top - tall * above, height), inside(box.bottom + tall * above, height)]
  return right > left && bottom > top ? { left, right, top, bottom } : undefined
}

/** Characters may be pressed together by so much, which saves as much time. Nearly all are read as well; of digits that stand twice one may be lost. */
export const PRESSED = 0.72

/** Strip of a paper that lies in a box, in the height of the model. */
export async function stripOf(
  { data, width, height }: Grey,
  { left, top, right, bottom }: Box,
  pressed = 1,
): Promise<Strip> {
  const [across, down] = [right - left, bottom - top]
  const wide = Math.min(WIDEST, Math.max(NARROWEST, Math.round((across * HEIGHT * pressed) / down)))
  const strip = await sharp(data, { raw: { width, height, channels: 1 } })
    .extract({ left, top, width: across, height: down })
    .resize(wide, HEIGHT, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { data: new Uint8Array(strip), width: wide }
}

/** A paper so small that its lines are found fast. */
export async function smallOf({ data, width, height }: Grey): Promise<Small> {
  const scale = SIDE / Math.max(width, height)
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round((side * scale) / STEP)) * STEP) as [
    number,
    number,
  ]
  const small = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(wide, high, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { data: new Uint8Array(small), width: wide, height: high }
}
