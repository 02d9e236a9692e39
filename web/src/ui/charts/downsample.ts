import type { Chart, Point, Values } from './series'

/** Most points, which can still be distinguished on a screen. */
export const MOST_DRAWN = 250

/**
 * Indexes of at most `limit` values that keep the shape of all: largest triangle three buckets (Sveinn Steinarsson,
 * 2013). The first and the last stay; each bucket between keeps the value that makes the largest triangle with the
 * previously kept one and the average of the next bucket.
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

/** Drawn points: all of them, or at most MOST_DRAWN that keep the shape of each shown series. */
export function drawnOf({ points, compared }: Chart, shown: readonly number[], limit = MOST_DRAWN): readonly Point[] {
  if (points.length <= limit) return points
  const lines: number[][] = []
  for (const index of shown) {
    // A gap counts as 0 here, so that its edges are kept.
    const figures = (of: (point: Point) => Values | undefined) => points.map((point) => Number(of(point)?.[index] ?? 0))
    lines.push(figures(({ values }) => values))
    if (compared !== undefined) lines.push(figures((point) => point.compared?.values))
  }
  // A constant line has no shape to keep.
  const shapes = lines.filter((line) => line.some((value) => value !== line[0]))
  if (shapes.length === 0) shapes.push(points.map(() => 0))
  const kept = new Set(shapes.flatMap((line) => lttb(line, Math.floor(limit / shapes.length))))
  return points.filter((_, index) => kept.has(index))
}
