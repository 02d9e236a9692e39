import type { Point, Stroke } from './glyphs.js'

export type Colour = readonly [red: number, green: number, blue: number]

const CHANNELS = 3

/** Pixels on which lines and patches of colour are drawn, with soft edges. */
export class Raster {
  readonly pixels: Buffer

  constructor(
    readonly width: number,
    readonly height: number,
    background: Colour,
  ) {
    this.pixels = Buffer.alloc(width * height * CHANNELS)
    for (let at = 0; at < width * height; at++) this.pixels.set(background, at * CHANNELS)
  }

  /** A line along the points with round ends. */
  line(stroke: Stroke, radius: number, colour: Colour): void {
    for (const [at, point] of stroke.entries()) {
      const before = stroke[at - 1]
      if (before) this.segment(before, point, radius, colour)
    }
  }

  dot(centre: Point, radius: number, colour: Colour): void {
    this.segment(centre, centre, radius, colour)
  }

  private segment(from: Point, to: Point, radius: number, colour: Colour): void {
    const [left, right] = reach(from[0], to[0], radius, this.width)
    const [top, bottom] = reach(from[1], to[1], radius, this.height)
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const share = Math.min(radius + 0.5 - distance([x, y], from, to), 1)
        if (share > 0) this.blend(x, y, share, colour)
      }
    }
  }

  private blend(x: number, y: number, share: number, colour: Colour): void {
    const start = (y * this.width + x) * CHANNELS
    for (const [channel, value] of colour.entries()) {
      const before = this.pixels[start + channel] ?? 0
      this.pixels[start + channel] = before + (value - before) * share
    }
  }
}

/** The first and the last pixel that a line may touch in one direction. */
const reach = (one: number, other: number, radius: number, length: number): [number, number] => [
  Math.max(Math.floor(Math.min(one, other) - radius - 1), 0),
  Math.min(Math.ceil(Math.max(one, other) + radius + 1), length - 1),
]

/** Distance of a point from the line between two others. */
function distance([x, y]: Point, from: Point, to: Point): number {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]]
  const length = alongX * alongX + alongY * alongY
  const part = length === 0 ? 0 : ((x - from[0]) * alongX + (y - from[1]) * alongY) / length
  const within = Math.min(Math.max(part, 0), 1)
  return Math.hypot(x - from[0] - within * alongX, y - from[1] - within * alongY)
}
