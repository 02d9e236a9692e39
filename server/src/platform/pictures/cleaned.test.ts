import { deflateSync } from 'node:zlib'
import { chunk, png, pngOf, pngWith } from '@tufang/tests/upload'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleaned } from './cleaned.js'

const SCRIPT = '<script>alert(1)</script>'
const TAIL = Buffer.from(`PK\u0003\u0004${SCRIPT}</html>`)

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
/** Picture that is black above and white below. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: '#000' } },
      gravity: 'north',
    },
  ])

describe('a picture that is cleaned', () => {
  it('is scaled down, and never up', async () => {
    const { content, type } = await cleaned(await noise(4000, 3000).jpeg().toBuffer())
    expect(type).toEqual({ mime: 'image/jpeg', extension: 'jpg' })
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 2400, height: 1800 })
    const small = await cleaned(await noise(30, 40).jpeg().toBuffer())
    expect(await sharp(small.content).metadata()).toMatchObject({ width: 30, height: 40 })
  })

  it.each([
    [1, 'tl'],
    [2, 'tr'],
    [3, 'br'],
    [4, 'bl'],
    [5, 'tl'],
    [6, 'tr'],
    [7, 'br'],
    [8, 'bl'],
  ])('stands upright for the EXIF orientation %i', async (orientation, corner) => {
    // Red is the corner of the file's first point; by the standard it belongs into this corner.
    const red = {
      input: { create: { width: 20, height: 10, channels: 3, background: '#f00' } },
      left: 0,
      top: 0,
    } as const
    const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
      .composite([red])
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer()
    const { content } = await cleaned(lying)
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual(orientation > 4 ? [20, 40] : [40, 20])
    const blueAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 2] ?? 0
    const [right, bottom] = [info.width - 2, info.height - 2]
    const corners = { tl: blueAt(1, 1), tr: blueAt(right, 1), br: blueAt(right, bottom), bl: blueAt(1, bottom) }
    const isRed = Object.entries(corners).flatMap(([name, blue]) => (blue < 128 ? [name] : []))
    expect(isRed).toEqual([corner])
  })

  it('stands upright without EXIF', async () => {
    const turned = await halves(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { content } = await cleaned(turned)
    const { width, height, orientation } = await sharp(content).metadata()
    expect([width, height, orientation]).toEqual([20, 40, undefined])
    const { data } = await sharp(content).greyscale().raw().toBuffer({ resolveWithObject: true })
    // The upper edge has become the right one.
    expect([data[0], data[19]].map((grey) => (grey ?? 0) > 128)).toEqual([true, false])
  })

  it.each(['jpeg', 'png'] as const)('of a %s keeps no metadata', async (format) => {
    const spoken = await noise(8, 8)
      .withExif({ IFD0: { ImageDescription: SCRIPT, Copyright: SCRIPT } })
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer()
    expect(spoken.includes(SCRIPT)).toBe(true)
    const { content, type } = await cleaned(spoken)
    expect(type.mime).toBe(`image/${format}`)
    expect(Buffer.from(content).includes(SCRIPT)).toBe(false)
    const { exif, icc, xmp, comments } = await sharp(content).metadata()
    expect([exif, icc, xmp, comments]).toEqual([undefined, undefined, undefined, undefined])
  })

  it.each(['jpeg', 'png'] as const)('of a %s loses what hides behind its end', async (format) => {
    const picture = await noise(8, 8).toFormat(format).toBuffer()
    const { content } = await cleaned(Buffer.concat([picture, TAIL]))
    expect(Buffer.from(content).includes('PK')).toBe(false)
    expect(Buffer.from(content).includes(SCRIPT)).toBe(false)
  })

  it('does not say where it was taken', async () => {
    const IFD3 = {
      GPSLatitudeRef: 'N',
      GPSLatitude: '31/1 34/1 12/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '120/1 18/1 0/1',
    }
    const placed = await noise(8, 8).withExif({ IFD3 }).jpeg().toBuffer()
    expect((await sharp(placed).metadata()).exif?.length).toBeGreaterThan(0)
    expect((await sharp((await cleaned(placed)).content).metadata()).exif).toBeUndefined()
  })

  it.each<[what: string, sent: () => Sharp, mime: string]>([
    ['a grey JPEG', () => noise(30, 20).greyscale().jpeg(), 'image/jpeg'],
    ['a JPEG of four inks', () => noise(30, 20).toColourspace('cmyk').jpeg(), 'image/jpeg'],
    ['a JPEG in scans', () => noise(30, 20).jpeg({ progressive: true }), 'image/jpeg'],
    ['a grey PNG', () => noise(30, 20).toColourspace('b-w').png(), 'image/png'],
    ['a PNG of 16 bits', () => noise(30, 20).toColourspace('rgb16').png(), 'image/png'],
    ['a PNG with a palette', () => noise(30, 20).png({ palette: true, colours: 4 }), 'image/png'],
    ['a PNG in passes', () => noise(30, 20).png({ progressive: true }), 'image/png'],
  ])('may be %s', async (_, sent, mime) => {
    const { content, type } = await cleaned(await sent().toBuffer())
    expect(type.mime).toBe(mime)
    expect(await sharp(content).metadata()).toMatchObject({ width: 30, height: 20, depth: 'uchar', channels: 3 })
    const { channels } = await sharp(content).stats()
    expect(channels.map(({ mean }) => Math.abs(mean - 128) < 20)).toEqual([true, true, true])
  })

  it('may be what a phone takes with 50 million pixels', async () => {
    const photo = sharp({ create: { width: 8192, height: 6144, channels: 3, background: '#874' } }).jpeg()
    const { content } = await cleaned(await photo.toBuffer())
    expect(await sharp(content).metadata()).toMatchObject({ width: 2400, height: 1800 })
  })

  it('is as long as is asked for', async () => {
    const { content } = await cleaned(await noise(300, 200).png().toBuffer(), { longest: 60 })
    expect(await sharp(content).metadata()).toMatchObject({ width: 60, height: 40 })
  })

  it('loses further frames and packed texts without their being unpacked', async () => {
    const frame = Buffer.concat([chunk('fcTL', Buffer.alloc(26)), chunk('fdAT', Buffer.alloc(20))])
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024))
    const parts = [
      chunk('acTL', Buffer.from([0, 0, 3, 232, 0, 0, 0, 0])),
      ...Array.from({ length: 1000 }, () => frame),
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])),
      chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\u0001\0\0\0'), bomb])),
      chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), bomb])),
    ]
    const sent = pngWith({ width: 1, height: 1, bits: 8, channels: 1 }, deflateSync(Buffer.from([0, 0])), ...parts)
    const before = process.memoryUsage().rss
    const { content } = await cleaned(sent)
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024)
    expect(content.byteLength).toBeLessThan(200)
    expect(await sharp(content).metadata()).toMatchObject({ width: 1, height: 1, format: 'png' })
  })

  it('is a JPEG where a PNG would be too large, with white behind it', async () => {
    const clear = await noise(1600, 1600).joinChannel(Buffer.alloc(1600 * 1600), {
      raw: { width: 1600, height: 1600, channels: 1 },
    })
    const { content, type } = await cleaned(await clear.png().toBuffer())
    expect(type).toEqual({ mime: 'image/jpeg', extension: 'jpg' })
    const { channels } = await sharp(content).stats()
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
  })
})

const NOTHING = deflateSync(Buffer.alloc(10))
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/>${SCRIPT}</svg>`

/** JPEG whose header states this size. */
async function jpegOf(picture: Sharp, width: number, height: number): Promise<Buffer> {
  const jpeg = await picture.toBuffer()
  const frame = [0xc0, 0xc2].map((mark) => jpeg.indexOf(Buffer.from([0xff, mark]))).find((at) => at > 0) ?? 0
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** JPEG with its last scan repeated. */
async function jpegOfScans(times: number): Promise<Buffer> {
  const jpeg = await noise(30, 30).jpeg({ progressive: true }).toBuffer()
  const [scan, end] = [jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2]
  return Buffer.concat([
    jpeg.subarray(0, scan),
    ...Array.from({ length: times }, () => jpeg.subarray(scan, end)),
    jpeg.subarray(end),
  ])
}

describe('what says too much of itself is refused before it is decoded', () => {
  // These pictures cannot be decoded, so that reading beyond the header would fail.
  it.each([
    ['a PNG of 49 million points, 16 bits and 4 channels', { width: 7000, height: 7000, bits: 16, channels: 4 }],
    ['a PNG of 49 million points that are seen through', { width: 7000, height: 7000, bits: 8, channels: 4 }],
    ['a long PNG', { width: 1_000_000, height: 60, bits: 8, channels: 1 }],
  ] as const)('as %s', async (_, form) => {
    await expect(cleaned(pngWith(form, NOTHING))).rejects.toMatchObject({ reason: 'TOO_MANY_PIXELS' })
  })

  it('as a JPEG of 56 million points, or one in scans of 50', async () => {
    const tooMany = { reason: 'TOO_MANY_PIXELS' }
    await expect(cleaned(await jpegOf(noise(8, 8).jpeg(), 8192, 6900))).rejects.toMatchObject(tooMany)
    await expect(cleaned(await jpegOf(noise(8, 8).jpeg({ progressive: true }), 8192, 6144))).rejects.toMatchObject(
      tooMany,
    )
  })

  it('as a JPEG of more scans than any program writes', async () => {
    await cleaned(await jpegOfScans(1))
    await expect(cleaned(await jpegOfScans(30))).rejects.toMatchObject({ reason: 'UNREADABLE' })
  })

  it.each([
    ['a drawing behind the first bytes of a PNG', Buffer.concat([png().subarray(0, 8), Buffer.from(SVG)])],
    ['a drawing behind the header of a PNG', Buffer.concat([png().subarray(0, 33), Buffer.from(SVG)])],
    ['a drawing behind the first bytes of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)])],
    ['a PNG with two headers', Buffer.concat([png().subarray(0, 33), png().subarray(8)])],
    ['a PNG of no width', pngWith({ width: 0, height: 9, bits: 8, channels: 1 }, NOTHING)],
    ['a JPEG of no height', Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 9, 1, 1, 0x11, 0])],
  ])('as %s', async (_, content) => {
    await expect(cleaned(content)).rejects.toMatchObject({ reason: 'UNREADABLE' })
  })
})

describe('what is refused', () => {
  it.each([
    ['a text', Buffer.from('hello'), 'NO_PICTURE'],
    ['nothing', Buffer.alloc(0), 'NO_PICTURE'],
    [
      'a drawing that runs scripts',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
      'NO_PICTURE',
    ],
    ['a GIF', Buffer.from('GIF89a'), 'NO_PICTURE'],
    ['a page that begins as a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), TAIL]), 'UNREADABLE'],
    ['a PNG that ends in its header', png().subarray(0, 20), 'UNREADABLE'],
    ['a PNG with fewer pixels than it says', pngOf(100, 100, Buffer.alloc(10)), 'UNREADABLE'],
    ['3,600 million pixels in some bytes', pngOf(60_000, 60_000, Buffer.alloc(10)), 'TOO_MANY_PIXELS'],
  ])('is %s', async (_, content, reason) => {
    await expect(cleaned(content)).rejects.toMatchObject({ reason })
  })

  it.each(['jpeg', 'png'] as const)('is half a %s', async (format) => {
    const picture = await noise(300, 300).toFormat(format).toBuffer()
    await expect(cleaned(picture.subarray(0, picture.length / 2))).rejects.toMatchObject({ reason: 'UNREADABLE' })
  })

  it('is a new picture while too many wait, and none of the waiting ones', async () => {
    const picture = await noise(300, 300).jpeg().toBuffer()
    const answers = await Promise.allSettled(Array.from({ length: 23 }, () => cleaned(picture)))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refused).toMatchObject([{ code: 'TOO_MANY_AT_ONCE', retryAfter: 5 }])
    expect(answers.at(-1)?.status).toBe('rejected')
    await cleaned(picture)
  })
})
