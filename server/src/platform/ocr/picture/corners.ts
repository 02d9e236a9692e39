import sharp from 'sharp'
import { hullOf, type Point, type Quad, quadOf } from './quads.js'

/** Longer side of the copy on which the paper is searched, in points. */
const SMALL = 320
/** Least and largest share of the picture that a paper covers; one that fills it needs no cutting. */
const [LEAST, MOST] = [0.12, 0.97]
/** Least share of the four corners' area that must belong to one connected piece: a shape with less is no paper. */
const FILLED = 0.93
/**
 * Least contrast at a paper's side, out of 255, and the points on each side over which it is measured: the paper is
 * lighter than the ground.
 */
const [STEEP, ACROSS] = [14, 4]
/** Distance from the picture's edge within which a corner counts as cut off, as a share of the longer side. */
const EDGE = 0.006

/** Points of a picture in colour, three bytes each. */
export interface Coloured {
  data: Buffer
  width: number
  height: number
}

/**
 * Corners of the paper on a picture, clockwise from the upper left one, as shares of width and height: where it differs
 * from the table in lightness or, despite shadows, in colour. Undefined where they are not visible.
 */
export async function cornersIn({ data, width, height }: Coloured): Promise<Quad | undefined> {
  const scale = SMALL / Math.max(width, height)
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(wide, high, { fit: 'fill' })
    .blur(1.2)
    .raw()
    .toBuffer()
  // Smaller than the paper: a part of it that a shadow leaves light.
  let best: { corners: Quad; area: number } | undefined
  for (const measure of MEASURES) {
    const seen = paperBy(small, wide, high, measure)
    if (seen && seen.area > (best?.area ?? 0)) best = seen
  }
  return best?.corners.map(([x, y]) => [x / wide, y / high] as const) as unknown as Quad | undefined
}

/**
 * Measures that may distinguish a paper from its ground, from 0 to 255: the lightness of a colour, and how blue it is
 * compared to red, which no shadow changes.
 */
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

/** Mean step of light across a side of the four corners: light and shadow change less over so short a distance. */
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

/** Threshold that separates values into two groups that differ most, by Otsu. */
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

/** Places of the largest connected piece above a threshold. */
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

/** First and last point of each line of a piece, which have the same hull as the piece. */
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
