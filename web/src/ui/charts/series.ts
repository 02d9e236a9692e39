import { type Figure, type FigureKind, formatFigure } from '../format/decimal'
import { csvOf } from '../format/spreadsheet'
import { texts } from '../texts'

export type Values = readonly (Figure | null)[]

export interface Point {
  /** Key of the point: a day, a code, an id. */
  key: string
  label: string
  /** Value of each series; null for an unknown one. */
  values: Values
  /** Point to compare with; null without one. */
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
  /** Subject of the chart, below the title. */
  about?: string
  /** Meaning of a point, such as 日期 or 月份. */
  pointName: string
  points: readonly Point[]
  series: readonly Series[]
  /** Whether bars are stacked as parts of a whole; negative bars hang below zero. */
  stacked?: boolean
  /** Name of the values for comparison. */
  compared?: string
}

/** Text of an unknown value. */
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
  /** Index of its series. */
  index: number
  name: string
  value: string
  /** Value for comparison, if there is one. */
  compared: string | null
}

/** Values of a point in words, for the shown series. */
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

/** Columns of the values as a table: headings, and the cells of a point. */
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

/** Values as a file for spreadsheets: plain numbers under headings. */
export function csvOfChart(chart: Chart): string {
  const columns = columnsOf(chart)
  const heads = [chart.pointName, ...columns.map(({ head }) => head)]
  const lines = chart.points.map((point) => [point.label, ...columns.map(({ of }) => String(of(point) ?? ''))])
  return csvOf([heads, ...lines])
}

/** Whether there is nothing to draw: no points, or only zeros. */
export const isEmpty = ({ points }: Chart): boolean =>
  points.every(({ values, compared }) => [...values, ...(compared?.values ?? [])].every((value) => Number(value) === 0))

/** Orders of colours: bars and lines begin at different ones, so that a line is visible across bars. */
const ORDERS = { bar: [1, 3, 4, 5, 6, 7, 8, 2], line: [2, 1, 3, 4, 5, 6, 7, 8] } as const

/** Colour of each series, by its name in the theme, whichever series are hidden. */
export function coloursOf(series: readonly Pick<Series, 'mark'>[]): string[] {
  const taken = new Set<number>()
  return series.map(({ mark }, index) => {
    const number = ORDERS[mark].find((one) => !taken.has(one)) ?? (index % 8) + 1
    taken.add(number)
    return `--tf-chart-${number}`
  })
}
