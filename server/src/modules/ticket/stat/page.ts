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
export const sliceOf = (units: readonly Unit[], { current, size }: PageRequest, direction: Direction): Slice | null =>
  cut(units, { past: (current - 1) * size, size, direction })

/** The same of a slice, by what its units are made of. */
export const finerSlice = (units: readonly Unit[], { past, size, direction }: Slice): Slice | null =>
  cut(units, { past, size, direction })

/** So many pages of rows are read without looking which of them are asked for. */
const FEW = 4

/** Whether the units of a slice have many more rows than the page. */
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
