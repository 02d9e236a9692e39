import { type Figure, type FigureKind, formatFigure } from '../format/decimal'
import { texts } from '../texts'

export type Values = readonly (Figure | null)[]

export interface Point {
  /** Tells it from the others: a day, a code, an id. */
  key: string
  label: string
  /** One for each series; null where it is not known. */
  values: Values
  /** The point that it is compared with; null where there is none. */
  compared?: { label: string; values: Values } | null
}

export interface Series {
  name: string
  unit: string
  kind: FigureKind
  mark: 'bar' | 'line'
}

export interface Chart {
  title: string
  /** What it tells of, below the title. */
  about?: string
  /** What a point stands for: 日期, 月份. */
  pointName: string
  points: readonly Point[]
  series: readonly Series[]
  /** Whether bars stand on each other, as parts of a whole; those below nothing hang from it. */
  stacked?: boolean
  /** What all of it is compared with, in words. */
  compared?: string
}

/** What is not known. */
export const GAP = '—'

export const headOf = ({ name, unit }: Series) => `${name}（${unit}）`

/** A figure as people read it. */
export const tellValue = ({ kind }: Series, value: Figure | null | undefined): string =>
  formatFigure(kind, value) || GAP

const withUnit = (series: Series, value: Figure | null | undefined): string => {
  const text = tellValue(series, value)
  return text === GAP ? GAP : `${text} ${series.unit}`
}

export interface Told {
  /** The place of its series. */
  index: number
  name: string
  value: string
  /** What it is compared with, if anything. */
  compared: string | null
}

/** The figures of a point in words, those of the series that are shown. */
export const figuresOf = ({ series }: Chart, point: Point, shown: readonly number[]): Told[] =>
  shown.flatMap((index) => {
    const one = series[index]
    if (!one) return []
    const { compared } = point
    return [
      {
        index,
        name: one.name,
        value: withUnit(one, point.values[index]),
        compared: compared ? withUnit(one, compared.values[index]) : null,
      },
    ]
  })

/** A point in one sentence. */
export const tellPoint = (chart: Chart, point: Point, shown: readonly number[]): string =>
  [
    point.label,
    ...figuresOf(chart, point, shown).map(({ name, value, compared }) =>
      compared === null ? `${name} ${value}` : `${name} ${value}${texts.comparedFigure(compared)}`,
    ),
  ].join('，')

/** The columns of the figures as a table: their heads, and what stands below each for a point. */
export function columnsOf({ series, compared }: Chart) {
  const own = series.map((one, index) => ({
    series: one,
    head: headOf(one),
    of: (point: Point) => point.values[index],
  }))
  if (compared === undefined) return own
  return own.flatMap((column, index) => [
    column,
    {
      series: column.series,
      head: texts.comparedHead(column.head, compared),
      of: (point: Point) => point.compared?.values[index],
    },
  ])
}

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The figures as a file that spreadsheets open: plain numbers under named heads. */
export function csvOf(chart: Chart): string {
  const columns = columnsOf(chart)
  const heads = [chart.pointName, ...columns.map(({ head }) => head)]
  const lines = chart.points.map((point) => [point.label, ...columns.map(({ of }) => String(of(point) ?? ''))])
  return `\uFEFF${[heads, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Whether there is nothing to draw: no point, or nothing but 0 in all bars and lines. */
export const isEmpty = ({ points }: Chart): boolean =>
  points.every(({ values, compared }) => [...values, ...(compared?.values ?? [])].every((value) => Number(value) === 0))
