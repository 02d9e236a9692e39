import { type RefObject, useEffect, useRef } from 'react'
import { type ColumnWidth, type Extra, evenly, NO_EXTRA, sameExtra, shareSpare, takeIdle, wholeIn } from './spare'

/** Number of rows that are measured for the needs of their columns. */
const LOOKED_AT = 60
/** Padding at both ends of a cell together, as in table.module.css. */
const PADDING = 16
/** Gap between the text of a heading and its sort icon. */
const ICON_GAP = 4

interface Options {
  container: RefObject<HTMLElement | null>
  /** Visible columns, in their order. */
  columns: readonly ColumnWidth[]
  /** Columns whose width the person has chosen stay unchanged. */
  chosen: Readonly<Record<string, number>>
  rows: readonly object[]
  onShare: (extra: Extra) => void
}

/** Pixels given at the last distribution: to cut columns, and to columns beyond their needs. */
interface Given {
  needed: Extra
  beyond: Extra
}
const NOTHING: Given = { needed: NO_EXTRA, beyond: NO_EXTRA }

const sumOf = (extra: Extra): number => Object.values(extra).reduce((sum, pixels) => sum + pixels, 0)

/** Pixels that a cell lacks to show its whole content. Browsers round widths of contents down to whole pixels. */
function lackOf(cell: Element): number {
  const holders = [cell, ...cell.querySelectorAll('[data-ellipsis]')]
  const lack = Math.max(...holders.map((holder) => holder.scrollWidth - holder.clientWidth))
  return lack > 0 ? lack + 1 : 0
}

/** Width of a cell's content; in a heading the sort icon stands beside the text. */
function contentOf(cell: Element): number {
  const heading = cell.hasAttribute('data-head') ? cell.querySelector('[data-ellipsis]') : null
  const range = document.createRange()
  range.selectNodeContents(heading ?? cell)
  const { width } = range.getBoundingClientRect()
  const icon = heading?.parentElement?.querySelector(':scope > svg')
  return icon ? width + icon.getBoundingClientRect().width + ICON_GAP : width
}

/** Pixels by which the designed width of each column exceeds its heading and its widest cell. */
function idleIn(table: Element, { columns, chosen, rows }: Options, isAsked: (id: string) => boolean): Extra {
  // A row that is not measured might be wider.
  if (rows.length > LOOKED_AT) return NO_EXTRA
  const idle = new Map(columns.map(({ id, width }) => [id, width]))
  for (const cell of table.querySelectorAll<HTMLElement>('[data-column], [data-head]')) {
    const { id, width, fast } = columns[Number(cell.dataset.column ?? cell.dataset.head)] ?? {}
    if (!id || !width || fast || id in chosen || !isAsked(id)) continue
    const left = Math.floor(width - contentOf(cell)) - PADDING - 1
    idle.set(id, Math.min(idle.get(id) ?? 0, left))
  }
  const given = columns.filter(({ id, fast }) => !fast && !(id in chosen) && isAsked(id))
  return Object.fromEntries(given.map(({ id }) => [id, Math.max(0, idle.get(id) ?? 0)]))
}

/** Pixels that each column lacks, beyond its designed width, to show its widest cell whole. */
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

/**
 * Distributes the width of the view. Cut columns get the free width first, then the surplus of other columns. Where the
 * columns are wider than the view, free width pushes the first hidden column out of it, so that none is cut at the
 * edge.
 */
function handOut(view: number, table: Element, options: Options, given: Given): Given {
  const { columns, chosen } = options
  const { whole, spare } = wholeIn(view, columns)
  const lacking = lackingIn(table, options, given)
  const cut = Object.fromEntries(Object.entries(lacking).filter(([id]) => whole.includes(id)))
  const idle =
    sumOf(cut) > spare ? idleIn(table, options, (id) => whole.includes(id) && !((cut[id] ?? 0) > 0)) : NO_EXTRA
  const got = shareSpare(spare + sumOf(idle), cut)
  const needed = { ...got, ...takeIdle(Math.max(0, sumOf(got) - Math.floor(spare)), idle) }
  const takers = columns.filter(({ id, fast }) => !fast && whole.includes(id) && !(id in chosen)).map(({ id }) => id)
  if (whole.length === columns.length || takers.length === 0) return { needed, beyond: NO_EXTRA }
  return { needed, beyond: evenly(Math.floor(spare) - sumOf(needed), takers) }
}

/** Distributes the free width of a table to columns with cut cells, again whenever rows, columns or the view change. */
export function useSpareWidth(options: Options): void {
  const { container, columns, chosen, rows, onShare } = options
  const given = useRef(NOTHING)
  const key = columns.map(({ id, width, fast }) => `${id}:${width}:${fast}`).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the columns
  useEffect(() => {
    const element = container.current
    if (!element || rows.length === 0) return
    const share = () => {
      // Columns out of the view are empty, so that their contents cannot be measured.
      if (element.scrollLeft > 0 && given.current !== NOTHING) return
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
