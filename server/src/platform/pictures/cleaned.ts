import sharp from 'sharp'
import { DomainError } from '../../kernel/errors.js'
import { refuseInTransaction } from '../database/transaction.js'
import { FewAtOnce } from './few-at-once.js'
import { JPEG, type PictureType, PNG, pictureTypeOf } from './picture-type.js'

const MOST_PIXELS = 50_000_000
const LONGEST_SIDE = 2400
const LARGEST_PNG = 2 * 1024 * 1024
const QUALITY = 88
const SECONDS = 10
const RETRY_SECONDS = 5

/** One picture of the most pixels takes up to some hundred megabytes, and a processor. */
const few = new FewAtOnce(2, 20)

// Nothing of a picture stays in memory once it is done.
sharp.cache(false)

export interface CleanPicture {
  content: Uint8Array
  type: PictureType
}

const reasons = {
  NO_PICTURE: 'neither a JPEG nor a PNG',
  UNREADABLE: 'the picture cannot be decoded',
  TOO_MANY_PIXELS: 'the picture has too many pixels',
} as const
export type PictureRefusal = keyof typeof reasons

/** Why a picture is not taken. */
export class PictureRefused extends Error {
  constructor(
    readonly reason: PictureRefusal,
    options?: ErrorOptions,
  ) {
    super(reasons[reason], options)
  }
}

/**
 * A picture painted anew: upright, at most 2,400 pixels long, and with nothing in its file but the picture. What was hidden in its metadata or
 * behind its end is gone. PictureRefused for what is no picture; TOO_MANY_AT_ONCE when too many wait, or it takes too long.
 */
export async function cleaned(content: Uint8Array): Promise<CleanPicture> {
  refuseInTransaction('a picture that is decoded')
  const type = pictureTypeOf(content)
  if (!type) throw new PictureRefused('NO_PICTURE')
  return few.run(async () => {
    await refuseTooManyPixels(content)
    return decoding(() => (type === PNG ? cleanPng(content) : cleanJpeg(content)))
  })
}

/** The header alone tells how many pixels would be decoded. */
async function refuseTooManyPixels(content: Uint8Array): Promise<void> {
  const { width, height } = await decoding(() => sharp(content, { limitInputPixels: false }).metadata())
  if (width * height > MOST_PIXELS) throw new PictureRefused('TOO_MANY_PIXELS')
}

async function cleanPng(content: Uint8Array): Promise<CleanPicture> {
  const png = await painted(content).png().toBuffer()
  if (png.byteLength <= LARGEST_PNG) return { content: png, type: PNG }
  // Paper is white, and a JPEG shows nothing through.
  const jpeg = await painted(png).flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer()
  return { content: jpeg, type: JPEG }
}

async function cleanJpeg(content: Uint8Array): Promise<CleanPicture> {
  return { content: await painted(content).jpeg({ quality: QUALITY }).toBuffer(), type: JPEG }
}

/** What is not asked for, such as metadata and profiles, is not kept. */
const painted = (content: Uint8Array) =>
  sharp(content, { failOn: 'error', limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')

/** sharp says by nothing but the text of its error what was wrong. */
async function decoding<Answer>(decode: () => Promise<Answer>): Promise<Answer> {
  try {
    return await decode()
  } catch (error) {
    if (error instanceof Error && error.message.includes('timeout: '))
      throw new DomainError('TOO_MANY_AT_ONCE', {}, [], RETRY_SECONDS)
    throw new PictureRefused('UNREADABLE', { cause: error })
  }
}
