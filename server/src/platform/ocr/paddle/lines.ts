import type { Box } from '../ocr.js'

/** Points that are so likely, from 0 to 1, are writing; a line has so many of them, which are so likely on average. */
const [WRITING, POINTS, LINE] = [0.3, 10, 0.5]
/** The model marks the middle of a line: the line itself is wider on every side, by so much of what it marks over its outline. */
const ROUND = 1.6

/** A line of writing, and how far askew it runs of the side of the picture that it runs along, in radians. */
export interface Line extends Box {
  askew: number
}

/** The lines on a picture of which the model says, point by point, how likely writing is there. */
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

/** Points that are writing and touch each other, from one of them on. */
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

/** The straight line that runs nearest to some points. */
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

  /** Slope of a line which runs down, as it is once the picture is turned so that it runs along. */
  down(): number {
    return -Math.atan2(this.points * this.xy - this.x * this.y, this.points * this.yy - this.y ** 2)
  }
}
