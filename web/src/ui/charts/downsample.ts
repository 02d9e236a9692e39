import type { Chart, Point, Values } from './series'

/** More points are not told apart on a screen. */
export const MOST_DRAWN = 250

/**
 * The places of at most `limit` figures that keep the shape of all: largest triangle three buckets (Sveinn Steinarsson, 2013). The
 * first and the last stay; from each bucket between goes the one that makes the largest triangle with the one kept before it and
 * the average of the next bucket.
 */
export function lttb(values: readonly number[], limit: number): number[] {
  const count = values.length
  if (count <= limit) return values.map((_, index) => index)
  if (limit < 3) return [0, count - 1].slice(0, Math.max(limit, 0))
  const width = (count - 2) / (limit - 2)
  const startOf = (bucket: number) => Math.floor(bucket * width) + 1
  const kept = [0]
  for (let bucket = 0; bucket < limit - 2; bucket++) {
    const before = kept.at(-1) ?? 0
    const [start, end] = [startOf(bucket), startOf(bucket + 1)]
    const next = values.slice(end, Math.min(startOf(bucket + 2), count))
    const x = end + (next.length - 1) / 2
    const y = next.reduce((sum, value) => sum + value, 0) / next.length
    let [best, largest] = [start, -1]
    for (let at = start; at < end; at++) {
      const area = Math.abs(
        (before - x) * (at0(values, at) - at0(values, before)) - (before - at) * (y - at0(values, before)),
      )
      if (area > largest) [best, largest] = [at, area]
    }
    kept.push(best)
  }
  return [...kept, count - 1]
}

const at0 = (values: readonly number[], index: number): number => values[index] ?? 0

/** The points that are drawn: all of them, or those that keep the shape of each series that is shown, at most MOST_DRAWN together. */
export function drawnOf({ points, compared }: Chart, shown: readonly number[], limit = MOST_DRAWN): readonly Point[] {
  if (points.length <= limit) return points
  const lines: number[][] = []
  for (const index of shown) {
    // A gap is told apart from what stands beside it like a figure of 0.
    const figures = (of: (point: Point) => Values | undefined) => points.map((point) => Number(of(point)?.[index] ?? 0))
    lines.push(figures(({ values }) => values))
    if (compared !== undefined) lines.push(figures((point) => point.compared?.values))
  }
  // What never changes has no shape to be kept.
  const shapes = lines.filter((line) => line.some((value) => value !== line[0]))
  if (shapes.length === 0) shapes.push(points.map(() => 0))
  const kept = new Set(shapes.flatMap((line) => lttb(line, Math.floor(limit / shapes.length))))
  return points.filter((_, index) => kept.has(index))
}
