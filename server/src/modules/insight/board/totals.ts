import type { BoardAnomalies, BoardProject, BoardTotals } from './board.view.js'
import { sumOfCash } from './cash.js'
import { figuresOf } from './figures.js'

/** Flags of several projects by rule: rules that hold waybills back first, the most frequent ones first. */
export function sumOfAnomalies(parts: readonly BoardAnomalies[]): BoardAnomalies[] {
  return [...Map.groupBy(parts, ({ rule }) => rule)]
    .map(([rule, some]) => ({
      rule,
      count: some.reduce((sum, { count }) => sum + count, 0),
      blocking: some.some(({ blocking }) => blocking),
    }))
    .sort(
      (one, other) =>
        Number(other.blocking) - Number(one.blocking) || other.count - one.count || (one.rule < other.rule ? -1 : 1),
    )
}

/** Totals of a board's projects. */
export const totalsOf = (projects: readonly BoardProject[], day: string): BoardTotals => ({
  figures: figuresOf(projects.map(({ figures }) => figures)),
  anomalies: sumOfAnomalies(projects.flatMap(({ anomalies }) => anomalies)),
  cash: sumOfCash(
    projects.map(({ cash }) => cash),
    day,
  ),
})
