import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { refuseInTransaction } from '../../../platform/database/transaction.js'
import { FewAtOnce } from '../../../platform/pictures/few-at-once.js'
import { glyphs, type Point, type Stroke } from './glyphs.js'

const WIDTH = 160
const HEIGHT = 60
/** Pixels for each unit, for screens of fine pixels. */
const SCALE = 2
const LETTER = { width: 21, height: 34 }
/** No line is straight for longer than so: the waves bend it. */
const STEP = 2

/** One takes some milliseconds, on a thread of sharp's own. */
const few = new FewAtOnce(2, 100)

const between = (low: number, high: number): number => low + ((high - low) * randomInt(1_000_001)) / 1_000_000

/** A point of the picture as waves leave it. */
type Bend = (point: Point) => Point

/** A PNG that shows these letters and digits, turned, bent and crossed out; no two pictures of the same are alike. It needs no fonts. */
export async function pictureOf(code: string): Promise<Buffer> {
  refuseInTransaction('a captcha')
  return few.run(() =>
    sharp(Buffer.from(drawn(code)))
      .png({ palette: true, colours: 32 })
      .toBuffer(),
  )
}

function drawn(code: string): string {
  const hue = randomInt(360)
  const ink = `hsl(${hue} 60% ${randomInt(22, 34)}%)`
  const bend = waves()
  const letters = [...code].flatMap((symbol, place) => letter(symbol, place, code.length))
  const lines = [...letters.map((stroke) => path(stroke, bend, ink, between(3, 4.2))), ...crossings(bend, ink)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="hsl(${(hue + 180) % 360} 40% 94%)"/>
    ${shades().join('')}${lines.join('')}${dots(ink).join('')}</svg>`
}

/** A wave along each direction. */
function waves(): Bend {
  const [long, wide] = [between(38, 60), between(22, 40)]
  const [one, other] = [between(0, 6.3), between(0, 6.3)]
  const [high, broad] = [between(2, 3.5), between(1, 2)]
  return ([x, y]) => [
    x + broad * Math.sin((y / wide) * 2 * Math.PI + one),
    y + high * Math.sin((x / long) * 2 * Math.PI + other),
  ]
}

/** The strokes of one letter where it stands, turned, slanted and of a size of its own. */
function letter(symbol: string, place: number, of: number): Stroke[] {
  const angle = (between(-18, 18) * Math.PI) / 180
  const slant = between(-0.18, 0.18)
  const size = between(0.88, 1.08)
  const middle = [((place + 0.5) * (WIDTH - 16)) / of + 8 + between(-3, 3), HEIGHT / 2 + between(-4, 4)] as const
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const placed = ([x, y]: Point): Point => {
    const [down, right] = [(y - 0.5) * LETTER.height * size, (x - 0.5) * LETTER.width * size]
    const slanted = right + slant * down
    return [middle[0] + slanted * cos - down * sin, middle[1] + slanted * sin + down * cos]
  }
  return (glyphs[symbol] ?? []).map((stroke) => stroke.map(placed))
}

function path(stroke: Stroke, bend: Bend, ink: string, width: number): string {
  const points = fine(stroke).map((point) =>
    bend(point)
      .map((value) => value)
      .join(' '),
  )
  return `<path d="M${points.join('L')}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The same stroke with points close to each other. */
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

/** Lines of the letters' own ink from side to side. */
const crossings = (bend: Bend, ink: string): string[] =>
  Array.from({ length: 3 }, () => {
    const ends: Stroke = [
      [0, between(8, HEIGHT - 8)],
      [between(60, 100), between(8, HEIGHT - 8)],
      [WIDTH, between(8, HEIGHT - 8)],
    ]
    return path(ends, bend, ink, between(0.9, 1.6))
  })

const dots = (ink: string): string[] => Array.from({ length: 60 }, () => patch(between(0.5, 1.2), ink))

/** Pale patches behind the letters. */
const shades = (): string[] =>
  Array.from({ length: 6 }, () => patch(between(8, 22), `hsl(${randomInt(360)} 45% 88%)`))

const patch = (radius: number, colour: string): string =>
  `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${radius}" fill="${colour}"/>`
