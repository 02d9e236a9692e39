import sharp, { type Sharp } from 'sharp'
import type { Coloured } from './corners.js'
import { type Grey, opened, readable } from './picture.js'

/** Longer side of an opened photograph, in points: writing on a paper that fills most of it can be read. */
const LARGE = 2000

/** Uploaded photograph, opened once for all searches on it. */
export class Photo {
  private constructor(
    private readonly bytes: Uint8Array,
    /** Points in colour, upright. */
    readonly points: Coloured,
  ) {}

  /** Opens a photograph; undefined for bytes that are no picture. */
  static async of(bytes: Uint8Array): Promise<Photo | undefined> {
    const large = { width: LARGE, height: LARGE, fit: 'inside', withoutEnlargement: true } as const
    const seen = await readable(opened(bytes).resize(large).removeAlpha())
    return seen && new Photo(bytes, { data: seen.data, width: seen.info.width, height: seen.info.height })
  }

  /**
   * Picture in grey with this width and height, from its red channel: blue labels are as dark there as black letters,
   * and red seals and emblems vanish.
   */
  async red(wide: number, high: number): Promise<Grey | undefined> {
    const seen = await readable(this.redBefore(high).resize(wide, high, { fit: 'fill' }).toColourspace('b-w'))
    return seen && { data: seen.data, width: seen.info.width, height: seen.info.height }
  }

  private redBefore(high: number): Sharp {
    const { data, width, height } = this.points
    if (high > height && Math.max(width, height) === LARGE) return opened(this.bytes).extractChannel('red')
    const red = Buffer.alloc(width * height)
    for (let at = 0; at < red.length; at++) red[at] = data[at * 3] ?? 0
    return sharp(red, { raw: { width, height, channels: 1 } })
  }
}
