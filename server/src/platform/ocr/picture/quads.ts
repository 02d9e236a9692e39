export type Point = readonly [x: number, y: number]
/** Four corners, clockwise from the upper left one. */
export type Quad = readonly [Point, Point, Point, Point]

/** Most corners of a hull that are tried. */
const MOST_CORNERS = 28

/** Hull of points, clockwise on a picture. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (along: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const point of along) {
      while (kept.length > 1 && turn(kept.at(-2) ?? point, kept.at(-1) ?? point, point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

export const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** Largest four-cornered figure in a hull, with its area and that of the hull; undefined for fewer corners. */
export function quadOf(hull: readonly Point[]): { corners: Quad; area: number; hullArea: number } | undefined {
  const corners = fewer(hull)
  let [best, most]: [Quad | undefined, number] = [undefined, 0]
  for (let a = 0; a < corners.length; a++)
    for (let b = a + 1; b < corners.length; b++)
      for (let c = b + 1; c < corners.length; c++)
        for (let d = c + 1; d < corners.length; d++) {
          const four = [corners[a], corners[b], corners[c], corners[d]] as unknown as Quad
          const area = areaWithin(four)
          if (!best || area > most) [best, most] = [four, area]
        }
  return best && { corners: fromUpperLeft(best), area: most, hullArea: areaOf(hull) }
}

/** Area by the diagonals, which is faster for thousands of figures. */
const areaWithin = ([a, b, c, d]: Quad): number =>
  Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (c[1] - a[1]) * (d[0] - b[0])) / 2

/** Hull without the corners that change it least. */
function fewer(hull: readonly Point[]): Point[] {
  const kept = [...hull]
  while (kept.length > MOST_CORNERS) {
    const lost = kept.map((point, at) =>
      Math.abs(turn(kept.at(at - 1) ?? point, point, kept[(at + 1) % kept.length] ?? point)),
    )
    kept.splice(lost.indexOf(Math.min(...lost)), 1)
  }
  return kept
}

function fromUpperLeft(corners: Quad): Quad {
  const sums = corners.map(([x, y]) => x + y)
  const first = sums.indexOf(Math.min(...sums))
  return [0, 1, 2, 3].map((at) => corners[(first + at) % 4]) as unknown as Quad
}

/** Corners in the order of a paper that is rotated by `quarters` of a turn, clockwise: its own upper left one first. */
export const ofTurned = (corners: Quad, quarters: number): Quad =>
  [0, 1, 2, 3].map((at) => corners[(at + quarters) % 4]) as unknown as Quad

/** Lengths of the upper and the left side, each averaged with the opposite side. */
export function sidesOf([a, b, c, d]: Quad): [across: number, down: number] {
  const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v)
  return [(apart(a, b) + apart(d, c)) / 2, (apart(a, d) + apart(b, c)) / 2]
}

/**
 * Projection of a plane: the steps to the right and down, and the upper left corner, before the division by the depth.
 */
export interface Projection {
  x: readonly [right: number, down: number, first: number]
  y: readonly [right: number, down: number, first: number]
  /** Change of the depth, which is 1 at the upper left corner. */
  depth: readonly [right: number, down: number]
}

/** Projection of the unit square into four corners, by the formula of Heckbert. */
export function projectionOf([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Projection {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const det = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det]
  return {
    x: [x1 - x0 + g * x1, x3 - x0 + h * x3, x0],
    y: [y1 - y0 + g * y1, y3 - y0 + h * y3, y0],
    depth: [g, h],
  }
}

/** Function from each place of the unit square to its image within the four corners. */
export function projectionInto(corners: Quad): (u: number, v: number) => Point {
  const { x, y, depth } = projectionOf(corners)
  return (u, v) => {
    const deep = depth[0] * u + depth[1] * v + 1
    return [(x[0] * u + x[1] * v + x[2]) / deep, (y[0] * u + y[1] * v + y[2]) / deep]
  }
}
