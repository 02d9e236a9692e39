/** Positions of points and bars in the drawing, in pixels. */
export interface Plot {
  left: number
  /** Number of points, and the width of each. */
  count: number
  room: number
  /** Indexes of the series of bars, each with two columns in a comparison. */
  bars: readonly number[]
  perBar: 1 | 2
  /** Whether the bars of a point are stacked. */
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

/** Part of a stack: its series, and its lower and upper end as shares of the axis's height. */
export interface StackPart {
  index: number
  from: number
  to: number
}

/** Bars of a point as a stack: each begins at the end of the previous one with the same sign. */
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

/** Distance of a column from the middle of its point, in widths of a point. */
export function shiftOf({ bars, perBar, stacked, barWidth, room }: Plot, column: number): number {
  if (stacked) return 0
  return ((column - (bars.length * perBar - 1) / 2) * barWidth) / room
}

/** Point at a position; null outside of the drawing. */
export function pointAt({ left, room, count }: Plot, x: number): number | null {
  const at = Math.floor((x - left) / room)
  return at >= 0 && at < count ? at : null
}

/** Series whose bar is at a position; null between bars. */
export function barAt(plot: Plot, x: number): number | null {
  const at = pointAt(plot, x)
  if (at === null || plot.stacked) return null
  const middle = middleOf(plot, at)
  const columns = plot.bars.length * plot.perBar
  const column = Math.floor((x - middle) / plot.barWidth + columns / 2)
  return column >= 0 && column < columns ? (plot.bars[Math.floor(column / plot.perBar)] ?? null) : null
}

const middleOf = ({ left, room }: Plot, at: number): number => left + (at + 0.5) * room

/**
 * Part of a stack at a height, given as a share of the axis's height; null beside its column, and above and below it.
 */
export function partAt(plot: Plot, x: number, share: number, parts: readonly StackPart[]): number | null {
  const at = pointAt(plot, x)
  if (at === null || Math.abs(x - middleOf(plot, at)) > plot.barWidth / 2) return null
  return parts.find(({ from, to }) => share >= Math.min(from, to) && share < Math.max(from, to))?.index ?? null
}

/** Height of a position as a share of the axis's height. */
export const shareAt = (y: number, height: number, bottom: number): number =>
  1 - ((y - PADDING.top) / Math.max(height - PADDING.top - PADDING.bottom, 1)) * (1 - bottom)

/** Highlighted point, and optionally one series of it. */
export interface Cursor {
  at: number
  series: number | null
}

const PAGE = 10

/**
 * Cursor after a key: another point, an end, or another series of the point; null leaves the chart, undefined means
 * that the key is not for the chart.
 */
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
