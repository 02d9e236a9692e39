import { useCallback, useRef } from 'react'
import type { DataTableProps } from './types'

/** State of the checkbox in the head, for the rows of this page that can be selected. */
export interface PageSelection {
  checked: boolean
  mixed: boolean
  empty: boolean
  toggle: () => void
}

type Props<Row> = Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'selection' | 'disabledReason'>

/** Selecting one row, a range with Shift, or the whole page. */
export function useRowSelection<Row>({ rows = [], rowKey, selection, disabledReason }: Props<Row>) {
  const last = useRef<string | null>(null)
  const latest = useRef({ rows, rowKey, selection, disabledReason })
  latest.current = { rows, rowKey, selection, disabledReason }

  const set = useCallback((row: Row, selected: boolean, range: boolean) => {
    const now = latest.current
    const key = now.rowKey(row)
    const keys = now.rows.map(now.rowKey)
    const [a, b] = [keys.indexOf(last.current ?? ''), keys.indexOf(key)].sort((x, y) => x - y)
    const chosen = range && a !== undefined && b !== undefined && a >= 0 ? now.rows.slice(a, b + 1) : [row]
    last.current = key
    now.selection?.set(
      chosen.filter((one) => !now.disabledReason?.(one)),
      selected,
    )
  }, [])

  const free = selection ? rows.filter((row) => !disabledReason?.(row)) : []
  const count = free.filter((row) => selection?.has(rowKey(row))).length
  const page: PageSelection = {
    checked: free.length > 0 && count === free.length,
    mixed: count > 0 && count < free.length,
    empty: free.length === 0,
    toggle: () => selection?.set(free, count < free.length),
  }

  return {
    set,
    page,
    toggle: (row: Row | undefined) => {
      if (row && selection && !disabledReason?.(row)) set(row, !selection.has(rowKey(row)), false)
    },
  }
}
