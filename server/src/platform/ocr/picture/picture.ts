import sharp, { type OutputInfo, type Sharp } from 'sharp'

/** The picture of a phone has 12 to 50 million; what says that it has more is not opened. */
const MOST_PIXELS = 60_000_000
/** The longer side of a picture that is sent. */
const SENT = 2400
/** The longer side of a picture on which codes are looked for: of one that shows more than the paper, its code is still seen. */
const SEARCHED = 3000

sharp.concurrency(1)
// Formats that phones and scanners write. Others, SVG among them, can name files and addresses that would be opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

/** A picture without colours: how light its points are, a byte each. */
export interface Grey {
  data: Buffer
  width: number
  height: number
}

export const pngOf = ({ data, width, height }: Grey): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()

export const opened = (picture: Uint8Array): Sharp =>
  sharp(picture, { limitInputPixels: MOST_PIXELS }).rotate().flatten({ background: '#fff' }).toColourspace('srgb')

/** The points of a picture; undefined where there is none to be seen in the bytes that somebody sent. */
export async function readable(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo } | undefined> {
  return picture
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
}

/** As it is sent to others: upright, no larger than it must be to be read, as JPEG. Undefined for bytes that are no picture. */
export async function sentPicture(picture: Uint8Array): Promise<Buffer | undefined> {
  const small = opened(picture).resize({ width: SENT, height: SENT, fit: 'inside', withoutEnlargement: true })
  return small
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => undefined)
}

/** The points of a picture: red, green, blue and how far one sees through, a byte each. */
export interface Points {
  data: Uint8Array
  width: number
  height: number
}

/** Upright, and no larger than it must be for a code to be seen on it. Undefined for bytes that are no picture. */
export async function pointsOf(picture: Uint8Array): Promise<Points | undefined> {
  const searched = { width: SEARCHED, height: SEARCHED, fit: 'inside', withoutEnlargement: true } as const
  const seen = await readable(opened(picture).resize(searched).ensureAlpha())
  return seen && { data: seen.data, width: seen.info.width, height: seen.info.height }
}
