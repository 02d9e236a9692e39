import type { PageRequest } from '../../../kernel/list/list.js'
import type { Slice } from './stat.queries.js'
import type { Unit } from './units.queries.js'

type Direction = Slice['direction']

/** Units in the order of the list: by project, then by time in that direction. */
export function inOrder(units: readonly Unit[], direction: Direction): Unit[] {
  if (direction === 'ASC') return [...units]
  return [...Map.groupBy(units, ({ projectId }) => projectId).values()].flatMap((own) => own.toReversed())
}

/** Units that contain a page; null where the page lies past the end. */
export const sliceOf = (units: readonly Unit[], { current, size }: PageRequest, direction: Direction): Slice | null =>
  cut(units, { past: (current - 1) * size, size, direction })

/** Units of the page among finer units. */
export const finerSlice = (units: readonly Unit[], { past, size, direction }: Slice): Slice | null =>
  cut(units, { past, size, direction })

/**
 * Ratio of rows in a slice to rows of a page up to which the slice is simply read; a larger slice is narrowed by finer
 * units first.
 */
const FEW = 4

/** Whether a slice has far more rows than the page. */
export const isWide = ({ units, size }: Slice): boolean => units.reduce((sum, { count }) => sum + count, 0) > FEW * size

function cut(units: readonly Unit[], page: Omit<Slice, 'units'>): Slice | null {
  const { size, direction } = page
  let { past } = page
  const ordered = inOrder(units, direction)
  const first = ordered.findIndex(({ count }) => {
    if (past < count) return true
    past -= count
    return false
  })
  if (first < 0) return null
  let left = past + size
  const behind = ordered.slice(first).findIndex(({ count }) => {
    left -= count
    return left <= 0
  })
  const end = behind < 0 ? ordered.length : first + behind + 1
  return { units: ordered.slice(first, end), past, size, direction }
}
