import { type KeyboardEvent, type RefObject, useCallback, useState } from 'react'

export interface CellPosition {
  row: number
  column: number
}

interface Options {
  /** The scrolling element that holds the grid. */
  container: RefObject<HTMLElement | null>
  rowCount: number
  columnCount: number
  /** Brings a row into the DOM before its cell takes the focus. */
  reveal: (row: number) => void
  onToggle: (row: number) => void
  onOpen: (row: number) => void
}

const PAGE = 10
const WIDGETS = 'button, a[href], input, select, textarea'

function target(key: string, at: CellPosition, last: CellPosition, whole: boolean): CellPosition | null {
  const { row, column } = at
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'Home':
      return { row: whole ? 0 : row, column: 0 }
    case 'End':
      return { row: whole ? last.row : row, column: last.column }
    case 'PageUp':
      return { row: row - PAGE, column }
    case 'PageDown':
      return { row: row + PAGE, column }
    default:
      return null
  }
}

const within = (value: number, max: number) => Math.min(Math.max(value, 0), max)

/**
 * The keys of a data grid: one cell is the tab stop, arrows, Home, End and Page keys move it, Space selects the row,
 * Enter opens it or, in a cell of buttons, steps into the first one; Escape steps back out.
 */
export function useGridKeys({ container, rowCount, columnCount, reveal, onToggle, onOpen }: Options) {
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 })
  const last = { row: Math.max(rowCount - 1, 0), column: Math.max(columnCount - 1, 0) }
  const current = { row: within(active.row, last.row), column: within(active.column, last.column) }

  const focus = useCallback(
    (next: CellPosition) => {
      setActive(next)
      reveal(next.row)
      requestAnimationFrame(() =>
        container.current
          ?.querySelector<HTMLElement>(`[data-row="${next.row}"] > [data-column="${next.column}"]`)
          ?.focus({ preventScroll: false }),
      )
    },
    [container, reveal],
  )

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target as HTMLElement
    const cell = element.closest<HTMLElement>('[data-column]')
    if (!cell || !rowCount) return
    if (element !== cell) {
      if (event.key === 'Escape') cell.focus()
      return
    }
    if (event.key === ' ') onToggle(current.row)
    else if (event.key === 'Enter') {
      const widget = cell.querySelector<HTMLElement>(WIDGETS)
      if (widget && cell.dataset.widgets) widget.focus()
      else onOpen(current.row)
    } else {
      const next = target(event.key, current, last, event.ctrlKey || event.metaKey)
      if (!next) return
      focus({ row: within(next.row, last.row), column: within(next.column, last.column) })
    }
    event.preventDefault()
  }

  return { active: current, setActive, onKeyDown }
}
