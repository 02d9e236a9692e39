import { type Leaf, SELECT } from './features'
import type { Column } from './types'

/** First and last column that are partly within some pixels from the table's left edge. */
export function cellsWithin<Row extends object>(
  leaves: readonly Leaf<Row>[],
  span: { from: number; to: number },
): { from: number; to: number } {
  let left = 0
  let from = 0
  let to = -1
  for (const [index, leaf] of leaves.entries()) {
    if (left < span.to) to = index
    left += leaf.getSize()
    if (left <= span.from) from = index + 1
  }
  return { from, to }
}

/** Number of columns up to the row's heading, which is the first of its own columns if none is marked. */
export function headCount<Row extends object>(
  leaves: readonly Leaf<Row>[],
  byId: ReadonlyMap<string, Column<Row>>,
): number {
  const head = leaves.findIndex((leaf) => byId.get(leaf.id)?.rowHeader)
  return 1 + (head < 0 ? leaves.findIndex((leaf) => leaf.id !== SELECT) : head)
}
