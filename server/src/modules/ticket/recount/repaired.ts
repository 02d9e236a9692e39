import type { Differing, Measures } from './days.queries.js'
import type { Made } from './spans.queries.js'

const NONE: Measures = { collected: 0, used: 0, refunded: 0, moves: 0 }
const names = ['collected', 'used', 'refunded', 'moves'] as const

const combined = (one: Measures, other: Measures, sign: 1 | -1): Measures => ({
  collected: one.collected + sign * other.collected,
  used: one.used + sign * other.used,
  refunded: one.refunded + sign * other.refunded,
  moves: one.moves + sign * other.moves,
})

const same = (one: Measures, other: Measures): boolean => names.every((name) => one[name] === other[name])

const contains = ({ span, since }: Made, day: string): boolean =>
  span === 'DAY' ? day === since : day.slice(0, span === 'MONTH' ? 7 : 4) === since.slice(0, span === 'MONTH' ? 7 : 4)

/** Repairs of the days within a sum of a longer span or a coarser group, added up. */
function repairsIn(made: Made, days: readonly Differing[]): Measures {
  const part = made.part === 'PROJECT' ? 'STOCK' : made.part
  return days
    .filter(
      (day) =>
        day.part === part &&
        day.projectId === made.projectId &&
        day.driverId === made.driverId &&
        contains(made, day.since),
    )
    .reduce((sum, { before, after }) => combined(sum, combined(after, before, -1), 1), NONE)
}

/**
 * Sums as readers saw them before the repair and see them after it, where the two differ. A right sum that only changes
 * to stay right when repaired days are folded is left out.
 */
export const seenChanges = (sums: readonly Made[], days: readonly Differing[]): Differing[] =>
  sums.flatMap(({ there, made, changed, ...sum }) => {
    const repaired = repairsIn({ there, made, changed, ...sum }, days)
    const before = combined(combined(there, changed, 1), repaired, -1)
    const after = combined(made, changed, 1)
    return same(before, after) ? [] : [{ ...sum, before, after }]
  })

/** One row for each differing figure. */
export const figuresOf = ({ before, after, ...sum }: Differing) =>
  names.flatMap((name) =>
    before[name] === after[name] ? [] : [{ ...sum, measure: name, before: before[name], after: after[name] }],
  )
