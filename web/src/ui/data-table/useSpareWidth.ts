import { type RefObject, useEffect, useRef } from 'react'
import { type Extra, NO_EXTRA, sameExtra, shareSpare } from './spare'

/** Rows that are looked at: the first ones tell what a column holds. */
const LOOKED_AT = 60

interface Options {
  container: RefObject<HTMLElement | null>
  /** The visible columns in their order with their widths as designed or chosen. */
  widths: readonly (readonly [id: string, width: number])[]
  /** Columns whose width the person chose stay as they are. */
  chosen: Readonly<Record<string, number>>
  rows: readonly object[]
  onShare: (extra: Extra) => void
}

/** What a cell lacks to show all of what it holds. */
const lackOf = (cell: Element): number =>
  Math.max(
    cell.scrollWidth - cell.clientWidth,
    ...[...cell.querySelectorAll('[data-ellipsis]')].map((inner) => inner.scrollWidth - inner.clientWidth),
  )

/** What each column lacks, beyond its width as designed, for the widest cell that is cut. */
function lackingIn(table: Element, { widths, chosen }: Options, given: Extra): Extra {
  const lacking: Record<string, number> = {}
  for (const row of [...table.querySelectorAll('tr')].slice(0, LOOKED_AT)) {
    for (const cell of row.querySelectorAll<HTMLElement>('[data-column], [data-head]')) {
      const id = widths[Number(cell.dataset.column ?? cell.dataset.head)]?.[0]
      if (!id || id in chosen) continue
      const lack = lackOf(cell) + (given[id] ?? 0)
      if (lack > (lacking[id] ?? 0)) lacking[id] = lack
    }
  }
  return lacking
}

/** The width left over beside a table, given to the columns whose cells are cut; worked out anew with rows, columns and the view. */
export function useSpareWidth(options: Options): void {
  const { container, widths, chosen, rows, onShare } = options
  const given = useRef(NO_EXTRA)
  const key = widths.map(([id, width]) => `${id}:${width}`).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the widths
  useEffect(() => {
    const element = container.current
    if (!element || rows.length === 0) return
    const share = () => {
      const spare = element.clientWidth - widths.reduce((sum, [, width]) => sum + width, 0)
      const after = spare > 0 ? shareSpare(spare, lackingIn(element, options, given.current)) : NO_EXTRA
      if (sameExtra(given.current, after)) return
      given.current = after
      onShare(after)
    }
    const measure = new ResizeObserver(share)
    measure.observe(element)
    return () => measure.disconnect()
  }, [container, key, chosen, rows, onShare])
}
