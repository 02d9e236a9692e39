import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Grey } from './picture.js'

/** Factor by which the picture is reduced for finding its ground: as good, and much faster. */
const SMALLER = 8
/**
 * Distance around a stroke in which the ground is searched, in points of the reduced picture: wider than strokes are
 * thick.
 */
const GROUND = 3.5
const WHITE = 255

/** Contrast: the light of a point times the first number, plus the second. */
export interface Contrast {
  gain: number
  off: number
}
/** Strong contrast, which makes light grey white: noise and patterns vanish, and so do parts of thin strokes. */
export const HARD: Contrast = { gain: 1.6, off: -110 }
/** Weak contrast, which keeps thin strokes, such as those of Song faces and of faint print. */
export const SOFT: Contrast = { gain: 1.2, off: -51 }

/** Picture with black strokes on an even white ground: the light of the paper and shadows are divided away. */
export async function clearOf({ data, width, height }: Grey, { gain, off }: Contrast): Promise<Grey> {
  const ground = await groundOf(sharp(data, { raw: { width, height, channels: 1 } }), { width, height })
  const even = Buffer.alloc(data.length)
  for (let at = 0; at < data.length; at++) {
    const share = Math.min(1, (data[at] ?? 0) / Math.max(1, ground[at] ?? 0))
    even[at] = Math.min(WHITE, Math.max(0, share * WHITE * gain + off))
  }
  return { data: even, width, height }
}

async function groundOf(picture: Sharp, { width, height }: Pick<OutputInfo, 'width' | 'height'>): Promise<Buffer> {
  const [wide, high] = [Math.ceil(width / SMALLER), Math.ceil(height / SMALLER)]
  const raw = { raw: { width: wide, height: high, channels: 1 as const } }
  const small = await picture.resize(wide, high, { fit: 'fill' }).blur(GROUND).toColourspace('b-w').raw().toBuffer()
  return sharp(small, raw).resize(width, height, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer()
}
