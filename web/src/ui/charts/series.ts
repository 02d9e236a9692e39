import { type Figure, type FigureKind, formatFigure } from '../format/decimal'

export interface Point {
  /** yyyy-MM-dd, or yyyy-MM */
  day: string
  /** One for each series of bars; null where it is not known. */
  bars: readonly (Figure | null)[]
  line: Figure
}

export interface Series {
  name: string
  unit: string
  kind: FigureKind
}

export interface Chart {
  title: string
  /** What a point stands for: 日期, 月份. */
  dayName: string
  points: readonly Point[]
  bars: readonly Series[]
  line: Series
}

export const headOf = ({ name, unit }: Series) => `${name}（${unit}）`

/** A point in words. */
export const tellPoint = ({ bars, line }: Chart, point: Point): string =>
  [...bars.map((series, index) => ({ series, value: point.bars[index] })), { series: line, value: point.line }]
    .map(({ series, value }) => `${series.name} ${formatFigure(series.kind, value)} ${series.unit}`)
    .join('\n')

/** The next round number above that four ticks divide evenly. */
function ceiling(values: readonly number[]): number {
  const quarter = values.reduce((most, value) => Math.max(most, Math.abs(value)), 4) / 4
  const step = Math.max(10 ** Math.floor(Math.log10(quarter)), 2) / 2
  return Math.ceil(quarter / step) * step * 4
}

/** How high the axes of bars and line go, and how far both go below 0 as a share of that: in quarters, so that ticks meet. */
export function scaleOf(points: readonly Point[]) {
  const [bars, lines] = [points.flatMap((point) => point.bars.map(Number)), points.map((point) => Number(point.line))]
  const [topBar, topLine] = [ceiling(bars), ceiling(lines)]
  const least = (values: readonly number[], top: number) => values.reduce((low, value) => Math.min(low, value / top), 0)
  const bottom = Math.floor(Math.min(least(bars, topBar), least(lines, topLine)) * 4) / 4
  const shares = Array.from({ length: (1 - bottom) * 4 + 1 }, (_, index) => bottom + index / 4)
  return { topBar, topLine, bottom, shares }
}

const NARROWEST_LABEL = 52

/** Every so many points one is labelled, so that labels stand apart. */
export const labelEvery = (count: number, width: number): number =>
  Math.max(1, Math.ceil((count * NARROWEST_LABEL) / Math.max(width, 1)))

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The figures as a file that spreadsheets open: plain numbers under named heads. */
export function csvOf({ dayName, points, bars, line }: Chart): string {
  const heads = [dayName, ...[...bars, line].map(headOf)]
  const lines = points.map(({ day, bars: values, line: last }) => [
    day,
    ...values.map((value) => String(value ?? '')),
    String(last),
  ])
  return `\uFEFF${[heads, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}
