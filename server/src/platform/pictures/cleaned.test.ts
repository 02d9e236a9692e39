import { png, pngOf } from '@tufang/tests/upload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleaned } from './cleaned.js'

const SCRIPT = '<script>alert(1)</script>'
const TAIL = Buffer.from(`PK\u0003\u0004${SCRIPT}</html>`)

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
/** Black above, white below. */
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

  it('stands upright without its EXIF', async () => {
    const turned = await halves(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { content } = await cleaned(turned)
    const { width, height, orientation } = await sharp(content).metadata()
    expect([width, height, orientation]).toEqual([20, 40, undefined])
    const { data } = await sharp(content).greyscale().raw().toBuffer({ resolveWithObject: true })
    // What was above lies at the right.
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

  it('is the picture that comes while too many wait, and none of those before it', async () => {
    const picture = await noise(300, 300).jpeg().toBuffer()
    const answers = await Promise.allSettled(Array.from({ length: 23 }, () => cleaned(picture)))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refused).toMatchObject([{ code: 'TOO_MANY_AT_ONCE', retryAfter: 5 }])
    expect(answers.at(-1)?.status).toBe('rejected')
    await cleaned(picture)
  })
})
