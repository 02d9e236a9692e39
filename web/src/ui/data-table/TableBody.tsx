import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect } from 'react'
import { useScrollMemory } from '../list/useScrollMemory'
import { VIRTUAL_FROM } from './features'
import { TableRow } from './TableRow'
import type { DataTableProps } from './types'
import type { ColumnModel } from './useColumnModel'
import type { CellPosition } from './useGridKeys'
import type { EffectiveLayout } from './useTableLayout'
import { rowHeights } from './useTableLayout'

const OVERSCAN = 8
const HEAD_HEIGHT = 40

/** Brings a row into the DOM and into view. */
export type Reveal = (row: number, align?: 'auto' | 'center') => void

type Shared<Row> = Pick<
  DataTableProps<Row>,
  'rowKey' | 'rowName' | 'selection' | 'disabledReason' | 'flash' | 'onOpen' | 'list'
>

interface Props<Row extends object> extends Shared<Row> {
  rows: readonly Row[]
  model: ColumnModel<Row>
  layout: EffectiveLayout
  /** What scrolls. */
  container: RefObject<HTMLDivElement | null>
  /** Names the place for its scroll position; null while there is nothing to scroll. */
  place: string | null
  active: CellPosition
  /** Takes what brings a row into view. */
  revealed: RefObject<Reveal>
  onActivate: (row: number, column: number) => void
  onSelect: (row: Row, selected: boolean, range: boolean) => void
}

/** The rows, of which only those around the visible ones are in the DOM when there are many; nothing else renders as they scroll. */
export function TableBody<Row extends object>(props: Props<Row>) {
  const { rows, rowKey, model, layout, container, active, revealed, flash, selection, list } = props
  const virtual = rows.length >= VIRTUAL_FROM
  const height = rowHeights[layout.density]
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => container.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_HEIGHT,
    scrollPaddingEnd: HEAD_HEIGHT * 2,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the estimate above reads the height
  useEffect(() => virtualizer.measure(), [height, virtualizer])

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

  const items = virtual ? virtualizer.getVirtualItems() : rows.map((_, index) => ({ index, start: 0, end: 0 }))
  const before = virtual ? (items[0]?.start ?? 0) : 0
  const after = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0
  // The tab stop must be in the DOM, wherever the rows have been scrolled to.
  const tabRow = items.some((item) => item.index === active.row) ? active.row : items[0]?.index
  const offset = list ? (list.page - 1) * list.size : 0
  const layoutKey = model.leaves.map((leaf) => `${leaf.id}:${leaf.getSize()}:${leaf.getIsPinned()}`).join()
  return (
    <tbody>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
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
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </tbody>
  )
}
