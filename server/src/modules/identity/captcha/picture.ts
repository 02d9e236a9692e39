import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { refuseInTransaction } from '../../../kernel/sql/transaction.js'
import { FewAtOnce } from '../../../platform/pictures/few-at-once.js'
import { glyphs, type Point, type Stroke } from './glyphs.js'
import { type Colour, Raster } from './raster.js'

/** Size of the picture: twice that on a page, for screens of fine pixels. */
const WIDTH = 320
const HEIGHT = 120
const LETTER = { width: 42, height: 68 }
/** Letters with more strokes, which are drawn wider. */
const BROAD = { symbols: 'MW', width: 56 }
/** Longest straight piece of a line: the waves bend it. */
const STEP = 5

/** Pictures that are drawn at once, since each takes some milliseconds of the processor. */
const few = new FewAtOnce(2, 100)

const between = (low: number, high: number): number => low + ((high - low) * randomInt(1_000_001)) / 1_000_000
const colour = (low: number, high: number): Colour => [randomInt(low, high), randomInt(low, high), randomInt(low, high)]
const anywhere = (): Point => [between(0, WIDTH), between(0, HEIGHT)]

/** Moves a point of the picture along the waves. */
type Bend = (point: Point) => Point

/**
 * PNG that shows these letters and digits, turned, bent and crossed out; no two pictures of a text are alike. It needs
 * no fonts.
 */
export async function pictureOf(code: string): Promise<Buffer> {
  refuseInTransaction('a captcha')
  return few.run(() => {
    const { pixels, width, height } = drawn(code)
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 6 })
      .toBuffer()
  })
}

function drawn(code: string): Raster {
  const raster = new Raster(WIDTH, HEIGHT, colour(228, 250))
  const ink = colour(15, 105)
  const bend = waves()
  for (let patch = 0; patch < 6; patch++) raster.dot(anywhere(), between(16, 44), colour(205, 240))
  for (const [place, symbol] of [...code].entries()) {
    const radius = between(3, 4.2)
    for (const stroke of letter(symbol, place, code.length)) raster.line(fine(stroke).map(bend), radius, ink)
  }
  for (let line = 0; line < 3; line++) raster.line(fine(crossing()).map(bend), between(0.9, 1.6), ink)
  for (let dot = 0; dot < 60; dot++) raster.dot(anywhere(), between(0.8, 2), ink)
  return raster
}

/** Bend made of one wave in each direction. */
function waves(): Bend {
  const [long, wide] = [between(76, 120), between(44, 80)]
  const [one, other] = [between(0, 6.3), between(0, 6.3)]
  const [high, broad] = [between(4, 7), between(2, 4)]
  return ([x, y]) => [
    x + broad * Math.sin((y / wide) * 2 * Math.PI + one),
    y + high * Math.sin((x / long) * 2 * Math.PI + other),
  ]
}

/** Strokes of one letter in its place, turned, slanted and scaled. */
function letter(symbol: string, place: number, of: number): Stroke[] {
  const angle = (between(-18, 18) * Math.PI) / 180
  const slant = between(-0.18, 0.18)
  const size = between(0.88, 1.08)
  const width = BROAD.symbols.includes(symbol) ? BROAD.width : LETTER.width
  const middle = [((place + 0.5) * (WIDTH - 32)) / of + 16 + between(-6, 6), HEIGHT / 2 + between(-8, 8)] as const
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const placed = ([x, y]: Point): Point => {
    const [down, right] = [(y - 0.5) * LETTER.height * size, (x - 0.5) * width * size]
    const slanted = right + slant * down
    return [middle[0] + slanted * cos - down * sin, middle[1] + slanted * sin + down * cos]
  }
  return (glyphs[symbol] ?? []).map((stroke) => stroke.map(placed))
}

/** A line from side to side. */
const crossing = (): Stroke => [
  [0, between(16, HEIGHT - 16)],
  [between(120, 200), between(16, HEIGHT - 16)],
  [WIDTH, between(16, HEIGHT - 16)],
]

/** Stroke with further points, so that they lie close together. */
function fine(stroke: Stroke): Point[] {
  const points: Point[] = []
  for (const [at, [x, y]] of stroke.entries()) {
    const before = stroke[at - 1]
    if (before) {
      const parts = Math.max(Math.ceil(Math.hypot(x - before[0], y - before[1]) / STEP), 1)
      for (let part = 1; part < parts; part++) {
        points.push([before[0] + ((x - before[0]) * part) / parts, before[1] + ((y - before[1]) * part) / parts])
      }
    }
    points.push([x, y])
  }
  return points
}
