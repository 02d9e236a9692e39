import sharp from 'sharp'
import { DomainError } from '../../kernel/errors.js'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { FewAtOnce, type Turn } from './few-at-once.js'
import { formOfJpeg } from './jpeg-parts.js'
import { JPEG, type PictureType, PNG, pictureTypeOf } from './picture-type.js'
import { barePng, formOfPng } from './png-parts.js'

/** Most pixels of a picture: phones take 50 million, up to 8,192 by 6,144. */
const MOST_PIXELS = 52_000_000
/** Most bytes that a decoder holds: an A4 page at 600 dots an inch has 105 million, in colours of 8 bits. */
const MOST_HELD_BYTES = 160_000_000
const LONGEST_SIDE = 2400
const LARGEST_PNG = 2 * 1024 * 1024
const QUALITY = 88
const SECONDS = 10
const RETRY_SECONDS = 5

/** Pictures decoded at once: a large one takes some hundred megabytes, and a processor. */
const few = new FewAtOnce(2, 20)

// No cache, so that pictures are freed when they are done.
sharp.cache(false)

/** Longest side and orientation of the drawn picture, and its caller. */
export interface Painting extends Turn {
  /** Longest side in pixels. */
  longest?: number | undefined
}

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

/** Reason why a picture is refused. */
export class PictureRefused extends Error {
  constructor(
    readonly reason: PictureRefusal,
    options?: ErrorOptions,
  ) {
    super(reasons[reason], options)
  }
}

/**
 * Picture drawn anew: upright, by default at most 2,400 pixels long, and without anything else in its file, so that
 * data hidden in its metadata or after its end is gone. PictureRefused for a file that is no picture, or whose first
 * bytes show that it takes too much to decode; TOO_MANY_AT_ONCE when too many wait, or it takes too long; TOO_OFTEN for
 * strangers who have sent many.
 */
export async function cleaned(content: Uint8Array, painting: Painting = {}): Promise<CleanPicture> {
  refuseInTransaction('a picture that is decoded')
  const type = pictureTypeOf(content)
  if (!type) throw new PictureRefused('NO_PICTURE')
  refuseTooLarge(content, type)
  const { longest = LONGEST_SIDE } = painting
  const paint = () => (type === PNG ? cleanPng(barePng(content), longest) : cleanJpeg(content, longest))
  return few.run(() => decoding(paint), painting)
}

function refuseTooLarge(content: Uint8Array, type: PictureType): void {
  const form = type === PNG ? formOfPng(content) : formOfJpeg(content)
  if (!form) throw new PictureRefused('UNREADABLE')
  if (form.width * form.height > MOST_PIXELS || form.heldBytes > MOST_HELD_BYTES)
    throw new PictureRefused('TOO_MANY_PIXELS')
}

async function cleanPng(content: Uint8Array, longest: number): Promise<CleanPicture> {
  const png = await painted(content, longest).png().toBuffer()
  if (png.byteLength <= LARGEST_PNG) return { content: png, type: PNG }
  // A JPEG has no transparency, so that white paper is put below.
  const jpeg = await painted(png, longest).flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer()
  return { content: jpeg, type: JPEG }
}

async function cleanJpeg(content: Uint8Array, longest: number): Promise<CleanPicture> {
  return { content: await painted(content, longest).jpeg({ quality: QUALITY }).toBuffer(), type: JPEG }
}

/** Metadata and profiles are dropped by sharp itself. */
const painted = (content: Uint8Array, longest: number) =>
  sharp(content, { failOn: 'error', limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')

/** Errors of sharp differ in their messages alone. */
async function decoding<Answer>(decode: () => Promise<Answer>): Promise<Answer> {
  try {
    return await decode()
  } catch (error) {
    if (error instanceof Error && error.message.includes('timeout: '))
      throw new DomainError('TOO_MANY_AT_ONCE', {}, [], RETRY_SECONDS)
    throw new PictureRefused('UNREADABLE', { cause: error })
  }
}
