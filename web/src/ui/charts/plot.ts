/** Where in the drawing points and bars stand, in pixels. */
export interface Plot {
  left: number
  /** How many points there are, and how wide each of them is. */
  count: number
  room: number
  /** The series of bars, by their places; each has two columns in a comparison. */
  bars: readonly number[]
  perBar: 1 | 2
  /** Whether all bars of a point stand in one column. */
  stacked?: boolean | undefined
  barWidth: number
}

export const PADDING = { top: 30, bottom: 34, left: 56 }
const RIGHT = { axis: 60, none: 16 }
const WIDEST_BAR = 26
const WIDEST_STACK = 56
const SHARE_OF_BARS = 0.72

interface Asked {
  width: number
  count: number
  bars: readonly number[]
  compares: boolean
  stacked?: boolean | undefined
  rightAxis: boolean
}

/** One part of a stack: its series, and from where to where it goes, as shares of how high the axis goes. */
export interface StackPart {
  index: number
  from: number
  to: number
}

/** The bars of a point on each other: each begins where those before it end that go the same way. */
export function stackOf(bars: readonly number[], heightOf: (index: number) => number | null): StackPart[] {
  let [above, below] = [0, 0]
  return bars.map((index) => {
    const height = heightOf(index) ?? 0
    const from = height < 0 ? below : above
    const to = from + height
    if (height < 0) below = to
    else above = to
    return { index, from, to }
  })
}

export const paddingOf = (rightAxis: boolean) => ({ ...PADDING, right: rightAxis ? RIGHT.axis : RIGHT.none })

export function plotOf({ width, count, bars, compares, stacked, rightAxis }: Asked): Plot {
  const { left, right } = paddingOf(rightAxis)
  const room = Math.max(width - left - right, 1) / Math.max(count, 1)
  const perBar = compares ? 2 : 1
  const columns = stacked ? 1 : Math.max(bars.length * perBar, 1)
  const widest = stacked ? WIDEST_STACK : WIDEST_BAR
  return { left, count, room, bars, perBar, stacked, barWidth: Math.min(widest, (room * SHARE_OF_BARS) / columns) }
}

/** How far from the middle of its point a column stands, in points. */
export function shiftOf({ bars, perBar, stacked, barWidth, room }: Plot, column: number): number {
  if (stacked) return 0
  return ((column - (bars.length * perBar - 1) / 2) * barWidth) / room
}

/** The point below a place; null beside the drawing. */
export function pointAt({ left, room, count }: Plot, x: number): number | null {
  const at = Math.floor((x - left) / room)
  return at >= 0 && at < count ? at : null
}

/** The series whose bar stands at a place; null between bars. */
export function barAt(plot: Plot, x: number): number | null {
  const at = pointAt(plot, x)
  if (at === null || plot.stacked) return null
  const middle = middleOf(plot, at)
  const columns = plot.bars.length * plot.perBar
  const column = Math.floor((x - middle) / plot.barWidth + columns / 2)
  return column >= 0 && column < columns ? (plot.bars[Math.floor(column / plot.perBar)] ?? null) : null
}

const middleOf = ({ left, room }: Plot, at: number): number => left + (at + 0.5) * room

/** The part of a stack below a place, so far up as a share of how high the axis goes; null beside its column, and above and below it. */
export function partAt(plot: Plot, x: number, share: number, parts: readonly StackPart[]): number | null {
  const at = pointAt(plot, x)
  if (at === null || Math.abs(x - middleOf(plot, at)) > plot.barWidth / 2) return null
  return parts.find(({ from, to }) => share >= Math.min(from, to) && share < Math.max(from, to))?.index ?? null
}

/** Height of a place, as a share of how high the axis goes. */
export const shareAt = (y: number, height: number, bottom: number): number =>
  1 - ((y - PADDING.top) / Math.max(height - PADDING.top - PADDING.bottom, 1)) * (1 - bottom)

/** The point that is looked at, and perhaps one series of it. */
export interface Cursor {
  at: number
  series: number | null
}

const PAGE = 10

/** Where a key leads: a point further, to an end, to another series of the point; null leaves the chart, undefined is no key of its. */
export function cursorAfter(
  key: string,
  cursor: Cursor | null,
  count: number,
  shown: readonly number[],
): Cursor | null | undefined {
  if (key === 'Escape') return cursor ? null : undefined
  if (count === 0) return undefined
  const { at, series } = cursor ?? { at: -1, series: null }
  const to = (next: number): Cursor => ({ at: Math.min(Math.max(next, 0), count - 1), series })
  const along = (by: number): Cursor => {
    const place = shown.indexOf(series ?? -1)
    const next = place < 0 ? (by > 0 ? 0 : shown.length - 1) : (place + by + shown.length) % shown.length
    return { at: Math.max(at, 0), series: shown[next] ?? null }
  }
  switch (key) {
    case 'ArrowRight':
      return to(at + 1)
    case 'ArrowLeft':
      return to(cursor ? at - 1 : count - 1)
    case 'PageDown':
      return to(at + PAGE)
    case 'PageUp':
      return to(at - PAGE)
    case 'Home':
      return to(0)
    case 'End':
      return to(count - 1)
    case 'ArrowDown':
      return along(1)
    case 'ArrowUp':
      return along(-1)
    default:
      return undefined
  }
}
