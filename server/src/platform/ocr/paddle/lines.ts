import type { Box } from '../ocr.js'

/**
 * Least likelihood of writing for a point, from 0 to 1; fewest points of a line, and their least average likelihood.
 */
const [WRITING, POINTS, LINE] = [0.3, 10, 0.5]
/**
 * Factor of area over outline by which a mark is widened on every side, since the model marks only the middle of a
 * line.
 */
const ROUND = 1.6

/** Line of writing, with its tilt in radians. */
export interface Line extends Box {
  askew: number
}

/** Lines in a picture of the likelihood of writing at each point. */
export function linesIn(likely: Float32Array, width: number, height: number): Line[] {
  const seen = new Uint8Array(likely.length)
  const lines: Line[] = []
  for (let from = 0; from < likely.length; from++) {
    if (seen[from] || (likely[from] ?? 0) < WRITING) continue
    const { points, sum, left, top, right, bottom, askew } = spotAt(from, likely, seen, width)
    if (points < POINTS || sum / points < LINE) continue
    const room = (points * ROUND) / (2 * (right - left + bottom - top))
    lines.push({
      askew,
      ...{ left: Math.max(0, left - room), right: Math.min(width, right + room) },
      ...{ top: Math.max(0, top - room), bottom: Math.min(height, bottom + room) },
    })
  }
  return lines
}

/** Connected points of writing around one of them. */
function spotAt(from: number, likely: Float32Array, seen: Uint8Array, width: number) {
  const spot = { points: 0, sum: 0, left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 }
  const slope = new Slope()
  const open = [from]
  seen[from] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    spot.points += 1
    slope.add(x, y)
    spot.sum += likely[at] ?? 0
    spot.left = Math.min(spot.left, x)
    spot.right = Math.max(spot.right, x + 1)
    spot.top = Math.min(spot.top, y)
    spot.bottom = Math.max(spot.bottom, y + 1)
    const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
    for (const next of beside) {
      if (next < 0 || next >= likely.length || seen[next] || (likely[next] ?? 0) < WRITING) continue
      seen[next] = 1
      open.push(next)
    }
  }
  const isAlong = spot.right - spot.left >= spot.bottom - spot.top
  return { ...spot, askew: isAlong ? slope.along() : slope.down() }
}

/** Straight line that fits some points best. */
class Slope {
  private points = 0
  private x = 0
  private y = 0
  private xx = 0
  private yy = 0
  private xy = 0

  add(x: number, y: number): void {
    this.points += 1
    this.x += x
    this.y += y
    this.xx += x * x
    this.yy += y * y
    this.xy += x * y
  }

  along(): number {
    return Math.atan2(this.points * this.xy - this.x * this.y, this.points * this.xx - this.x ** 2)
  }

  /** Slope of a vertical line, measured as if the picture were turned by a quarter. */
  down(): number {
    return -Math.atan2(this.points * this.xy - this.x * this.y, this.points * this.yy - this.y ** 2)
  }
}
