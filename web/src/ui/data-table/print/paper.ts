import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useActive } from '../../overlay/active'
import { type Leaf, SELECT } from '../features'
import type { ColumnModel } from '../useColumnModel'

/** Whether the browser is laying out this page for printing, when every row must be there. */
export function usePrinting(): boolean {
  const active = useActive()
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!active) return
    // The browser lays out the page as soon as the event handler returns.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [active])
  return printing
}

/** Pixels of A4 across, without its margins. */
const PAPER = 1040
/** Smallest letters that are legible in print; below that columns share the width and wrap. */
const SMALLEST = 0.55

/** Scale of a printed table of a width in pixels, so that all columns fit on the paper. */
export const scaleFor = (width: number): number => Math.max(SMALLEST, Math.min(1, PAPER / Math.max(width, 1)))

/** Whether a column is printed: not one of checkboxes or verbs. */
const isPrinted = <Row extends object>({ id }: Leaf<Row>, { byId }: ColumnModel<Row>): boolean =>
  id !== SELECT && byId.get(id)?.pin !== 'end'

export const printedWidth = <Row extends object>(model: ColumnModel<Row>): number =>
  model.leaves.reduce((sum, leaf) => sum + (isPrinted(leaf, model) ? leaf.getSize() : 0), 0)

/** A column's part of the paper's width. */
export const shareOf = <Row extends object>(leaf: Leaf<Row>, model: ColumnModel<Row>): string =>
  `${(100 * leaf.getSize()) / Math.max(printedWidth(model), 1)}%`
