import type { Series } from './series'

/** Bars and lines begin at colours of their own, so that a line stands out from the bars that it crosses. */
const ORDERS = { bar: [1, 3, 4, 5, 6, 7, 8, 2], line: [2, 1, 3, 4, 5, 6, 7, 8] } as const

/** The colour of each series, as the theme names it: the same whatever else is shown. */
export function coloursOf(series: readonly Pick<Series, 'mark'>[]): string[] {
  const taken = new Set<number>()
  return series.map(({ mark }, index) => {
    const number = ORDERS[mark].find((one) => !taken.has(one)) ?? (index % 8) + 1
    taken.add(number)
    return `--tf-chart-${number}`
  })
}
