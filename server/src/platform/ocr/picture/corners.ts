import sharp from 'sharp'
import { hullOf, type Point, type Quad, quadOf } from './quads.js'

/** The longer side of the copy on which the paper is looked for, in points. */
const SMALL = 320
/** A paper has so much of the picture; one that fills it needs nothing cut away. */
const [LEAST, MOST] = [0.12, 0.97]
/** So much of the four corners' area is of one piece with the paper: anything else is no paper. */
const FILLED = 0.93
/** Within a side of a paper it is lighter than beyond it, by so much of 255 over so many points to each side. */
const [STEEP, ACROSS] = [14, 4]
/** A corner that is cut off by the edge of the picture was not seen, as a share of its longer side. */
const EDGE = 0.006

/** The points of a picture with its colours, three bytes each. */
export interface Coloured {
  data: Buffer
  width: number
  height: number
}

/**
 * The four corners of the paper on a picture, from the upper left one clockwise, as shares of width and height: where it differs from what it
 * lies on by lightness or, whatever the shadows, by colour. Undefined where they are not seen.
 */
export async function cornersIn({ data, width, height }: Coloured): Promise<Quad | undefined> {
  const scale = SMALL / Math.max(width, height)
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(wide, high, { fit: 'fill' })
    .blur(1.2)
    .raw()
    .toBuffer()
  // What a shadow leaves light of a paper is smaller than the paper.
  let best: { corners: Quad; area: number } | undefined
  for (const measure of MEASURES) {
    const seen = paperBy(small, wide, high, measure)
    if (seen && seen.area > (best?.area ?? 0)) best = seen
  }
  return best?.corners.map(([x, y]) => [x / wide, y / high] as const) as unknown as Quad | undefined
}

/** What may tell a paper from what it lies on, from 0 to 255: the lightness of a colour, or how blue it is beside how red, which no shadow changes. */
const MEASURES: readonly ((red: number, green: number, blue: number) => number)[] = [
  (_, __, blue) => blue,
  (_, green) => green,
  (red) => red,
  (red, _, blue) => Math.min(255, (blue / Math.max(red, 1)) * 160),
]

function paperBy(small: Buffer, wide: number, high: number, measure: (typeof MEASURES)[number]) {
  const values = new Uint8Array(wide * high).map((_, at) =>
    measure(small[at * 3] ?? 0, small[at * 3 + 1] ?? 0, small[at * 3 + 2] ?? 0),
  )
  const limit = parting(values)
  const piece = largestPiece(values, wide, high, limit)
  const area = wide * high
  if (piece.length < area * LEAST * 0.5) return undefined
  const hull = hullOf(edgesOf(piece, wide))
  const found = quadOf(hull)
  if (!found || found.area < area * LEAST || found.area > area * MOST) return undefined
  const edge = Math.max(wide, high) * EDGE
  const isCut = ([x, y]: Point): boolean => x < edge || y < edge || x > wide - edge || y > high - edge
  if (found.corners.some(isCut) || found.area < found.hullArea * FILLED) return undefined
  const valueAt = (x: number, y: number): number => values[Math.round(y) * wide + Math.round(x)] ?? 0
  return found.corners.every((_, side) => stepAt(found.corners, side, valueAt) > STEEP) ? found : undefined
}

/** How much lighter it is on average within a side of the four corners than beyond it: light and shadow change by less over so short a way. */
function stepAt(corners: Quad, side: number, valueAt: (x: number, y: number) => number): number {
  const [[fromX, fromY], [toX, toY]] = [corners[side], corners[(side + 1) % 4]] as [Point, Point]
  const length = Math.hypot(toX - fromX, toY - fromY)
  const [inwardX, inwardY] = [(-(toY - fromY) / length) * ACROSS, ((toX - fromX) / length) * ACROSS]
  const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share) => {
    const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]
    return valueAt(x + inwardX, y + inwardY) - valueAt(x - inwardX, y - inwardY)
  })
  return steps.reduce((sum, step) => sum + step, 0) / steps.length
}

/** The value that parts them into two kinds that differ most, by Otsu. */
function parting(values: Uint8Array): number {
  const counts = new Array<number>(256).fill(0)
  values.forEach((value) => {
    counts[value] = (counts[value] ?? 0) + 1
  })
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [below, sum, best, limit] = [0, 0, 0, 0]
  for (const [value, count] of counts.entries()) {
    below += count
    sum += count * value
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const apart = below * above * (sum / below - (total - sum) / above) ** 2
    if (apart > best) [best, limit] = [apart, value]
  }
  return limit
}

/** The places of the largest connected piece above the limit. */
function largestPiece(values: Uint8Array, wide: number, high: number, limit: number): number[] {
  const seen = values.map((value) => (value > limit ? 0 : 1))
  let largest: number[] = []
  for (let start = seen.indexOf(0); start >= 0; start = seen.indexOf(0, start + 1)) {
    const piece = [start]
    const take = (at: number, isInside: boolean): void => {
      if (!isInside || seen[at]) return
      seen[at] = 1
      piece.push(at)
    }
    seen[start] = 1
    for (let next = 0; next < piece.length; next++) {
      const at = piece[next] ?? 0
      const x = at % wide
      take(at - 1, x > 0)
      take(at + 1, x < wide - 1)
      take(at - wide, at >= wide)
      take(at + wide, at < wide * (high - 1))
    }
    if (piece.length > largest.length) largest = piece
  }
  return largest
}

/** Of each line of the piece its first and last point: its hull is the same. */
function edgesOf(piece: readonly number[], wide: number): Point[] {
  const lines: { from: number; to: number }[] = []
  for (const at of piece) {
    const x = at % wide
    const y = Math.trunc(at / wide)
    lines[y] ??= { from: x, to: x }
    const line = lines[y]
    if (x < line.from) line.from = x
    if (x > line.to) line.to = x
  }
  return lines.flatMap(({ from, to }, y) => [[from, y] as const, [to + 1, y] as const])
}
