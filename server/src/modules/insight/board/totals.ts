import type { BoardAnomalies, BoardProject, BoardTotals } from './board.view.js'
import { sumOfCash } from './cash.js'
import { figuresOf } from './figures.js'

/** The flags of several by rule, the most frequent first. */
export function sumOfAnomalies(parts: readonly BoardAnomalies[]): BoardAnomalies[] {
  return [...Map.groupBy(parts, ({ rule }) => rule)]
    .map(([rule, some]) => ({ rule, count: some.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => other.count - one.count || (one.rule < other.rule ? -1 : 1))
}

/** What the projects of a board come to. */
export const totalsOf = (projects: readonly BoardProject[], day: string): BoardTotals => ({
  figures: figuresOf(projects.map(({ figures }) => figures)),
  anomalies: sumOfAnomalies(projects.flatMap(({ anomalies }) => anomalies)),
  cash: sumOfCash(
    projects.map(({ cash }) => cash),
    day,
  ),
})
