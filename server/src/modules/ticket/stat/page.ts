import type { PageRequest } from '../../../kernel/list/list.js'
import type { Slice } from './stat.queries.js'
import type { Unit } from './units.queries.js'

type Direction = Slice['direction']

/** The units in the order of the list: by project, and its time in that direction. */
export function inOrder(units: readonly Unit[], direction: Direction): Unit[] {
  if (direction === 'ASC') return [...units]
  return [...Map.groupBy(units, ({ projectId }) => projectId).values()].flatMap((own) => own.toReversed())
}

/** The units that hold a page; null where it lies past the end. */
export function sliceOf(units: readonly Unit[], { current, size }: PageRequest, direction: Direction): Slice | null {
  let past = (current - 1) * size
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
