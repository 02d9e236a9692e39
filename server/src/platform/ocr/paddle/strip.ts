import sharp from 'sharp'
import type { Box } from '../ocr.js'
import type { Grey } from '../picture/picture.js'
import { HEIGHT, NARROWEST, type Small, type Strip, WIDEST } from './shape.js'

/** Longer side of the copy on which lines are found, in points: its characters are just high enough. */
const SIDE = 640
/** Number of which the sides of that copy are multiples. */
const STEP = 32

/** Margin around a line that is cut out with it, in its heights: above and below, and at its ends. */
export interface Room {
  above: number
  aside: number
}

/** Line with its margin on the paper, in whole points; undefined where it is outside of the paper. */
export function within({ width, height }: Grey, box: Box, { above, aside }: Room): Box | undefined {
  const tall = box.bottom - box.top
  const inside = (at: number, end: number): number => Math.min(end, Math.max(0, Math.round(at)))
  const [left, right] = [inside(box.left - tall * aside, width), inside(box.right + tall * aside, width)]
  const [top, bottom] = [inside(box.top - tall * above, height), inside(box.bottom + tall * above, height)]
  return right > left && bottom > top ? { left, right, top, bottom } : undefined
}

/**
 * Share of the width to which a line is compressed, which saves as much time. Nearly all characters are still read; one
 * of two equal digits may be lost.
 */
export const PRESSED = 0.72

/** Part of a paper within a box, in the model's height. */
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

/** Paper in the small size in which its lines are found fast. */
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
