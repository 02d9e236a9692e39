import type { ChartStep } from '../../../gql/types.generated'
import type { Point, Series, Values } from '../../../ui/charts/series'
import type { FigureKind } from '../../../ui/format/decimal'
import { commonTexts } from '../../../ui/texts'
import { stepsAfter } from './compare'
import type { ChartPointPartFragment, PhaseFiguresPartFragment } from './phase-charts.generated'
import { texts } from './texts'

export type Figures = Pick<PhaseFiguresPartFragment, 'points' | 'series'>

/** Units that are counted in whole numbers. */
const COUNTED = ['车', '趟', '个']

const kindOf = (unit: string): FigureKind =>
  unit.startsWith(commonTexts.yuan) ? 'money' : COUNTED.includes(unit) ? 'count' : 'quantity'

export const seriesOf = ({ series }: Figures): Series[] =>
  series.map(({ name, unit, kind }) => ({ name, unit, kind: kindOf(unit), mark: kind === 'LINE' ? 'line' : 'bar' }))

const valuesAt = ({ series }: Figures, index: number): Values => series.map(({ values }) => values[index] ?? null)

/** Points of a picture, each with its comparison. */
export interface Picture {
  points: Point[]
  /** Server's points by key. */
  behind: ReadonlyMap<string, ChartPointPartFragment>
}

interface Compared {
  figures: Figures
  /** Place of a point, which matches it with a point of the other figures. */
  place: (point: ChartPointPartFragment) => string
  otherPlace: (point: ChartPointPartFragment) => string
  /** Name of a place without a point in the picture. */
  nameOf: (place: string, label: string) => string
}

export function pictureOf(figures: Figures, compared: Compared | null): Picture {
  const behind = new Map(figures.points.map((point) => [point.key, point]))
  const points = figures.points.map(
    ({ key, label }, index): Point => ({ key, label, values: valuesAt(figures, index), compared: null }),
  )
  if (!compared) return { points, behind }
  const at = new Map(figures.points.map((point, index) => [compared.place(point), points[index]]))
  const nothing: Values = figures.series.map(() => null)
  for (const [index, point] of compared.figures.points.entries()) {
    const place = compared.otherPlace(point)
    const beside = { label: point.label, values: valuesAt(compared.figures, index) }
    const own = at.get(place)
    if (own) own.compared = beside
    else
      points.push({
        key: `beside ${place}`,
        label: compared.nameOf(place, point.label),
        values: nothing,
        compared: beside,
      })
  }
  return { points, behind }
}

/** Points of two spans side by side: their first days, their second ones. */
export function besideInTime(figures: Figures, first: string, otherFirst: string, step: ChartStep): Compared {
  const place = (start: string) => (point: ChartPointPartFragment) => String(stepsAfter(start, point.from, step))
  return {
    figures,
    place: place(first),
    otherPlace: place(otherFirst),
    nameOf: (steps) => texts.nth[step](Number(steps) + 1),
  }
}

/** Comparison by machine, site, soil or mode. */
export const besideByKey = (figures: Figures): Compared => ({
  figures,
  place: ({ key }) => key,
  otherPlace: ({ key }) => key,
  nameOf: (_, label) => label,
})
