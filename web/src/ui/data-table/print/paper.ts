import { type Leaf, SELECT } from '../features'
import type { ColumnModel } from '../useColumnModel'

/** Pixels of A4 across, without its margins. */
const PAPER = 1040
/** Letters smaller than that nobody reads on paper; columns share the paper then, and break their lines. */
const SMALLEST = 0.55

/** How much smaller a table of so many pixels is set, so that every column of it is on the paper. */
export const scaleFor = (width: number): number => Math.max(SMALLEST, Math.min(1, PAPER / Math.max(width, 1)))

/** What is on the paper: not what is there to be chosen or clicked. */
const isPrinted = <Row extends object>({ id }: Leaf<Row>, { byId }: ColumnModel<Row>): boolean =>
  id !== SELECT && byId.get(id)?.pin !== 'end'

export const printedWidth = <Row extends object>(model: ColumnModel<Row>): number =>
  model.leaves.reduce((sum, leaf) => sum + (isPrinted(leaf, model) ? leaf.getSize() : 0), 0)

/** A column's part of the paper's width. */
export const shareOf = <Row extends object>(leaf: Leaf<Row>, model: ColumnModel<Row>): string =>
  `${(100 * leaf.getSize()) / Math.max(printedWidth(model), 1)}%`
