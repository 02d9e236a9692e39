import { type RefObject, useCallback, useEffect } from 'react'
import { useScrollMemory } from '../list/useScrollMemory'
import { cellsWithin } from './cells'
import { VIRTUAL_FROM } from './features'
import { TableRow } from './TableRow'
import type { DataTableProps } from './types'
import type { ColumnModel } from './useColumnModel'
import type { CellPosition } from './useGridKeys'
import { useRowWindow } from './useRowWindow'
import type { EffectiveLayout } from './useTableLayout'
import { rowHeights } from './useTableLayout'

/** Scrolls a row into the DOM and into view. */
export type Reveal = (row: number, align?: 'auto' | 'center') => void

type Shared<Row> = Pick<
  DataTableProps<Row>,
  'rowKey' | 'rowName' | 'selection' | 'disabledReason' | 'flash' | 'onOpen' | 'list'
>

interface Props<Row extends object> extends Shared<Row> {
  rows: readonly Row[]
  model: ColumnModel<Row>
  layout: EffectiveLayout
  /** Scrolling element. */
  container: RefObject<HTMLDivElement | null>
  /** Name of the scroll position; null while there is nothing to scroll. */
  place: string | null
  active: CellPosition
  /** Whether every row must be in the DOM. */
  whole: boolean
  /** Receives the function that scrolls a row into view. */
  revealed: RefObject<Reveal>
  onActivate: (row: number, column: number) => void
  onSelect: (row: Row, selected: boolean, range: boolean) => void
}

/**
 * Rows, of which only those around the visible ones are in the DOM when there are many; nothing else renders while they
 * scroll.
 */
export function TableBody<Row extends object>(props: Props<Row>) {
  const { rows, rowKey, model, layout, container, active, revealed, flash, selection, list } = props
  const virtual = rows.length >= VIRTUAL_FROM && !props.whole
  const height = rowHeights[layout.density]
  const { virtualizer, rushing, span } = useRowWindow({
    ...{ rowCount: rows.length, rowHeight: height, enabled: virtual, container },
  })

  const reveal = useCallback<Reveal>(
    (row, align) => {
      if (virtual) virtualizer.scrollToIndex(row, { align })
      else if (align)
        container.current?.querySelector(`[data-row="${row}"]`)?.scrollIntoView({ block: align as 'center' })
    },
    [virtual, virtualizer, container],
  )
  useEffect(() => {
    revealed.current = reveal
  }, [revealed, reveal])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new flash moves the table
  useEffect(() => {
    const index = flash?.size ? rows.findIndex((row) => flash.has(rowKey(row))) : -1
    if (index >= 0) reveal(index, 'center')
  }, [flash])

  useScrollMemory(container, props.place)

  const items = virtual ? virtualizer.getVirtualItems() : rows.map((_, index) => ({ index, start: 0 }))
  // The row with the tab stop must be in the DOM, wherever the rows are scrolled to.
  const tabRow = items.some((item) => item.index === active.row) ? active.row : items[0]?.index
  const offset = list ? (list.page - 1) * list.size : 0
  const cells = cellsWithin(model.leaves, span)
  const layoutKey = model.leaves.map((leaf) => `${leaf.id}:${leaf.getSize()}:${leaf.getIsPinned()}`).join()
  return (
    <tbody style={virtual ? { height: virtualizer.getTotalSize(), paddingTop: items[0]?.start } : undefined}>
      {items.map(({ index }) => {
        const row = rows[index]
        if (!row) return null
        const key = rowKey(row)
        return (
          <TableRow
            key={key}
            row={row}
            index={index}
            ariaIndex={offset + index + 2}
            leaves={model.leaves}
            byId={model.byId}
            filler={model.filler}
            layoutKey={layoutKey}
            from={cells.from}
            to={cells.to}
            brief={rushing}
            selected={selection?.has(key)}
            reason={props.disabledReason?.(row) ?? null}
            name={props.rowName?.(row) ?? key}
            activeColumn={tabRow === index ? active.column : null}
            flashing={flash?.has(key) ?? false}
            onSelect={props.onSelect}
            onActivate={props.onActivate}
            onOpen={props.onOpen}
          />
        )
      })}
    </tbody>
  )
}
