import { type Leaf, SELECT } from './features'
import type { Column } from './types'

/** The first and the last column of which some lies within pixels from the table's left edge. */
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

/** How many columns lead up to the one that heads the row, which is the first of its own if none says so. */
export function headCount<Row extends object>(
  leaves: readonly Leaf<Row>[],
  byId: ReadonlyMap<string, Column<Row>>,
): number {
  const head = leaves.findIndex((leaf) => byId.get(leaf.id)?.rowHeader)
  return 1 + (head < 0 ? leaves.findIndex((leaf) => leaf.id !== SELECT) : head)
}
