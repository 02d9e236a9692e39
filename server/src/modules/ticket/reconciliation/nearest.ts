/** Entry of a list with its moment; `at` is its index there. */
export interface Timed {
  at: number
  time: number
}

interface Point extends Timed {
  mine: boolean
  before: Point | undefined
  behind: Point | undefined
  gone: boolean
}

interface Gap {
  width: number
  left: Point
  right: Point
}

/**
 * Pairs two lists one to one, nearest pair first, with at most `most` between them. In one row by time the nearest
 * entries are neighbours, so that only neighbours are compared: n log n steps.
 */
export function pairNearest(
  one: readonly Timed[],
  other: readonly Timed[],
  most: number,
): [one: number, other: number][] {
  const points = [
    ...one.map((timed): Point => ({ ...timed, mine: true, before: undefined, behind: undefined, gone: false })),
    ...other.map((timed): Point => ({ ...timed, mine: false, before: undefined, behind: undefined, gone: false })),
  ].sort((a, b) => a.time - b.time || Number(b.mine) - Number(a.mine) || a.at - b.at)
  const gaps = new Gaps()
  const look = (left: Point | undefined, right: Point | undefined) => {
    if (!left || !right || left.mine === right.mine) return
    const width = right.time - left.time
    if (width <= most) gaps.add({ width, left, right })
  }
  for (const [place, point] of points.entries()) {
    point.before = points[place - 1]
    point.behind = points[place + 1]
    look(point.before, point)
  }
  const pairs: [number, number][] = []
  for (let gap = gaps.take(); gap; gap = gaps.take()) {
    const { left, right } = gap
    if (left.gone || right.gone) continue
    left.gone = true
    right.gone = true
    pairs.push(left.mine ? [left.at, right.at] : [right.at, left.at])
    if (left.before) left.before.behind = right.behind
    if (right.behind) right.behind.before = left.before
    look(left.before, right.behind)
  }
  return pairs
}

const narrower = (one: Gap, other: Gap): boolean =>
  one.width !== other.width
    ? one.width < other.width
    : one.left.time !== other.left.time
      ? one.left.time < other.left.time
      : one.left.at < other.left.at

/** Heap with the smallest gap on top. */
class Gaps {
  private readonly all: Gap[] = []

  add(gap: Gap): void {
    let place = this.all.push(gap) - 1
    while (place > 0) {
      const above = (place - 1) >> 1
      const parent = this.all[above]
      if (!parent || !narrower(gap, parent)) break
      this.all[place] = parent
      place = above
    }
    this.all[place] = gap
  }

  take(): Gap | undefined {
    const [top] = this.all
    const last = this.all.pop()
    if (!last || this.all.length === 0) return top
    let place = 0
    for (;;) {
      const below = this.smallerBelow(place)
      const child = this.all[below]
      if (!child || !narrower(child, last)) break
      this.all[place] = child
      place = below
    }
    this.all[place] = last
    return top
  }

  private smallerBelow(place: number): number {
    const [left, right] = [this.all[2 * place + 1], this.all[2 * place + 2]]
    return left && right && narrower(right, left) ? 2 * place + 2 : 2 * place + 1
  }
}
