import sharp, { type OutputInfo, type Sharp } from 'sharp'

/** Points of the largest picture that is opened: phones have 12 to 50 million. */
const MOST_PIXELS = 60_000_000
/** Longer side of a picture that is sent to a provider. */
const SENT = 2400
/**
 * Longer side of a picture in which codes are searched: a code is visible even where the picture shows more than the
 * paper.
 */
const SEARCHED = 3000

sharp.concurrency(1)
// Formats of phones and scanners. Others, such as SVG, can name files and addresses that would be opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

/** Picture in grey: the light of its points, a byte each. */
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

/** Pixels of a picture; undefined for bytes that are no picture. */
export async function readable(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo } | undefined> {
  return picture
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
}

/**
 * Picture for a provider: upright, only as large as reading requires, as JPEG. Undefined for bytes that are no picture.
 */
export async function sentPicture(picture: Uint8Array): Promise<Buffer | undefined> {
  const small = opened(picture).resize({ width: SENT, height: SENT, fit: 'inside', withoutEnlargement: true })
  return small
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => undefined)
}

/** Points of a picture: red, green, blue and opacity, a byte each. */
export interface Points {
  data: Uint8Array
  width: number
  height: number
}

/**
 * Points of a picture, upright and only as large as finding a code requires. Undefined for bytes that are no picture.
 */
export async function pointsOf(picture: Uint8Array): Promise<Points | undefined> {
  const searched = { width: SEARCHED, height: SEARCHED, fit: 'inside', withoutEnlargement: true } as const
  const seen = await readable(opened(picture).resize(searched).ensureAlpha())
  return seen && { data: seen.data, width: seen.info.width, height: seen.info.height }
}
