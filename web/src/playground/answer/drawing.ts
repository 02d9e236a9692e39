import type { Chart, Point, Series } from '../../ui/charts/series'
import { type Figure, type FigureKind, sumFigures } from '../../ui/format/decimal'
import { texts } from '../texts'
import { type Headings, shownOf } from './headings'
import type { Line, Table } from './tables'

/** Columns that are drawn: a measure over one dimension or two. */
export interface Drawn {
  measure: string
  by: readonly string[]
}

/** Series that are told apart; what is left over is drawn together. */
const MOST_SERIES = 8
const UNIT = /（([^）]*)）$/
const COUNTED = /([趟吨方张条卡车])数/

function kindOf({ lines }: Table, column: string): FigureKind {
  const decimals = Math.max(0, ...lines.map((line) => String(line[column] ?? '').split('.')[1]?.length ?? 0))
  if (decimals === 0) return 'count'
  return decimals <= 2 ? 'money' : 'quantity'
}

/** Unit of a figure, which its name tells: 应收（元）, 趟数. */
function unitOf(label: string, kind: FigureKind): string {
  const unit = UNIT.exec(label)?.[1] ?? COUNTED.exec(label)?.[1]
  return unit ?? (kind === 'money' ? texts.yuan : texts.pieces)
}

/** Numeric columns and the other ones, from which a person chooses. */
export const choicesOf = (numeric: readonly boolean[], { columns }: Table) => ({
  measures: columns.filter((_, at) => numeric[at]),
  dimensions: columns.filter((_, at) => !numeric[at]),
})

/** Columns to draw at first: those of a question, else the first of each kind; null where there is nothing to draw. */
export function firstDrawn(given: Drawn | undefined, choices: ReturnType<typeof choicesOf>): Drawn | null {
  const { measures, dimensions } = choices
  const isKnown = given && measures.includes(given.measure) && given.by.every((name) => dimensions.includes(name))
  if (isKnown) return given
  const [measure] = measures
  return measure ? { measure, by: dimensions.slice(0, 1) } : null
}

/** Lines by a key, in the order in which the keys come. */
const apart = (lines: readonly Line[], keyOf: (line: Line) => string) => Map.groupBy(lines, keyOf)

/** A table as a chart: bars over the first dimension, side by side for the values of the second. */
export function drawingOf(table: Table, headings: Headings, drawn: Drawn): Chart {
  const known = headings[table.name] ?? {}
  const labelOf = (column: string) => known[column]?.label ?? column
  const [first, second] = drawn.by
  const nameOf = (line: Line, column: string | undefined) =>
    column === undefined ? '' : shownOf(line[column], known[column]) || texts.blank
  const kind = kindOf(table, drawn.measure)
  const unit = unitOf(labelOf(drawn.measure), kind)
  const name = labelOf(drawn.measure).replace(UNIT, '')
  const all = second === undefined ? [name] : [...apart(table.lines, (line) => nameOf(line, second)).keys()]
  const kept = all.length > MOST_SERIES ? [...all.slice(0, MOST_SERIES - 1), texts.others] : all
  const seriesOf = (line: Line) => {
    if (second === undefined) return name
    const value = nameOf(line, second)
    return kept.includes(value) ? value : texts.others
  }
  const points = [...apart(table.lines, (line) => (first === undefined ? name : nameOf(line, first)))].map(
    ([label, lines]): Point => {
      const bySeries = apart(lines, seriesOf)
      const values = kept.map((one) => {
        const own = bySeries.get(one)
        // The server has written these figures.
        return own
          ? sumFigures(
              kind,
              own.map((line) => (line[drawn.measure] ?? null) as Figure | null),
            )
          : null
      })
      return { key: label, label, values }
    },
  )
  const series = kept.map((one): Series => ({ name: one, unit, kind, mark: 'bar' }))
  const title = [name, ...drawn.by.map(labelOf)].join(' · ')
  return { title, pointName: first === undefined ? name : labelOf(first), points, series }
}
