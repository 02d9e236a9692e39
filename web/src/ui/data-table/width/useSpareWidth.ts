import { type RefObject, useEffect, useRef } from 'react'
import { type ColumnWidth, type Extra, evenly, NO_EXTRA, sameExtra, shareSpare, wholeIn } from './spare'

/** Rows that are looked at: the first ones tell what a column holds. */
const LOOKED_AT = 60

interface Options {
  container: RefObject<HTMLElement | null>
  /** The visible columns in their order. */
  columns: readonly ColumnWidth[]
  /** Columns whose width the person chose stay as they are. */
  chosen: Readonly<Record<string, number>>
  rows: readonly object[]
  onShare: (extra: Extra) => void
}

/** What was handed out last: to columns that were cut, and beyond what any column needs. */
interface Given {
  needed: Extra
  beyond: Extra
}
const NOTHING: Given = { needed: NO_EXTRA, beyond: NO_EXTRA }

/** What a cell lacks to show all of what it holds; widths of contents are told in whole pixels, rounded down. */
function lackOf(cell: Element): number {
  const holders = [cell, ...cell.querySelectorAll('[data-ellipsis]')]
  const lack = Math.max(...holders.map((holder) => holder.scrollWidth - holder.clientWidth))
  return lack > 0 ? lack + 1 : 0
}

/** What each column lacks, beyond its width as designed, for the widest cell that is cut. */
function lackingIn(table: Element, { columns, chosen }: Options, { needed, beyond }: Given): Extra {
  const lacking: Record<string, number> = {}
  for (const row of [...table.querySelectorAll('tr')].slice(0, LOOKED_AT)) {
    for (const cell of row.querySelectorAll<HTMLElement>('[data-column], [data-head]')) {
      const id = columns[Number(cell.dataset.column ?? cell.dataset.head)]?.id
      if (!id || id in chosen) continue
      const cut = lackOf(cell)
      const lack = cut + (needed[id] ?? 0) + (cut > 0 ? (beyond[id] ?? 0) : 0)
      if (lack > (lacking[id] ?? 0)) lacking[id] = lack
    }
  }
  return lacking
}

/** Who gets how much of the view's width. Where columns go on beyond it, what nobody needs moves the next one out, so that none is cut at the edge. */
function handOut(view: number, table: Element, options: Options, given: Given): Given {
  const { columns, chosen } = options
  const { whole, spare } = wholeIn(view, columns)
  const lacking = lackingIn(table, options, given)
  const needed = shareSpare(spare, Object.fromEntries(Object.entries(lacking).filter(([id]) => whole.includes(id))))
  const takers = columns.filter(({ id, fast }) => !fast && whole.includes(id) && !(id in chosen)).map(({ id }) => id)
  if (whole.length === columns.length || takers.length === 0) return { needed, beyond: NO_EXTRA }
  const used = Object.values(needed).reduce((sum, pixels) => sum + pixels, 0)
  return { needed, beyond: evenly(Math.floor(spare) - used, takers) }
}

/** The width left over beside a table, given to the columns whose cells are cut; worked out anew with rows, columns and the view. */
export function useSpareWidth(options: Options): void {
  const { container, columns, chosen, rows, onShare } = options
  const given = useRef(NOTHING)
  const key = columns.map(({ id, width, fast }) => `${id}:${width}:${fast}`).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the columns
  useEffect(() => {
    const element = container.current
    if (!element || rows.length === 0) return
    const share = () => {
      const after = handOut(element.clientWidth, element, options, given.current)
      const before = given.current
      given.current = after
      if (sameExtra(before.needed, after.needed) && sameExtra(before.beyond, after.beyond)) return
      const ids = [...Object.keys(after.needed), ...Object.keys(after.beyond)]
      onShare(Object.fromEntries(ids.map((id) => [id, (after.needed[id] ?? 0) + (after.beyond[id] ?? 0)])))
    }
    const measure = new ResizeObserver(share)
    measure.observe(element)
    return () => measure.disconnect()
  }, [container, key, chosen, rows, onShare])
}
