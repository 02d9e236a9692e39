import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPanel } from '../feedback/ErrorPanel'
import { useScrollMemory } from '../list/useScrollMemory'
import { SELECT, VIRTUAL_FROM } from './features'
import { Pager } from './Pager'
import { SelectAllCell } from './SelectAllCell'
import { SelectionBar } from './SelectionBar'
import { SumRows } from './SumRows'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import { SkeletonRows, TableNote } from './TableStates'
import { TableToolbar } from './TableToolbar'
import css from './table.module.css'
import type { DataTableProps } from './types'
import { useColumnModel } from './useColumnModel'
import { useGridKeys } from './useGridKeys'
import { useRowSelection } from './useRowSelection'
import { rowHeights, useTableLayout } from './useTableLayout'

const SIZES = [10, 20, 50, 100, 500]
const OVERSCAN = 12
const HEAD_HEIGHT = 40

/** The list of the product: see ui/README.md for what it does and what it wants. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, label, columns, rows, rowKey, loading, error, list, selection, querySums, onOpen } = props
  const layout = useTableLayout(id, columns, selection !== undefined)
  const model = useColumnModel(columns, layout, selection !== undefined)
  const container = useRef<HTMLDivElement>(null)
  const body = rows ?? []

  const virtual = body.length >= VIRTUAL_FROM
  const height = rowHeights[layout.density]
  const virtualizer = useVirtualizer({
    count: body.length,
    enabled: virtual,
    getScrollElement: () => container.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_HEIGHT,
    scrollPaddingEnd: HEAD_HEIGHT * 2,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the estimate above reads the height
  useEffect(() => virtualizer.measure(), [height, virtualizer])

  const select = useRowSelection(props)
  const reveal = useCallback((row: number) => virtual && virtualizer.scrollToIndex(row), [virtual, virtualizer])
  const keys = useGridKeys({
    container,
    rowCount: body.length,
    columnCount: model.leaves.length,
    reveal,
    onToggle: (index) => select.toggle(body[index]),
    onOpen: (index) => body[index] && onOpen?.(body[index]),
  })
  const activate = useCallback((row: number, column: number) => keys.setActive({ row, column }), [keys.setActive])

  const { flash } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new flash moves the table
  useEffect(() => {
    const index = flash?.size ? body.findIndex((row) => flash.has(rowKey(row))) : -1
    if (index < 0) return
    if (virtual) virtualizer.scrollToIndex(index, { align: 'center' })
    else container.current?.querySelector(`[data-row="${index}"]`)?.scrollIntoView({ block: 'center' })
  }, [flash])

  // What is listed names the place: the same rows after a reload keep it, another page starts at its top.
  const { pathname } = useLocation()
  useScrollMemory(container, rows === undefined ? null : `${pathname}:${id}:${list?.place ?? ''}`)

  // The tab stop must be in the DOM, wherever the rows have been scrolled to.
  const items = virtual ? virtualizer.getVirtualItems() : body.map((_, index) => ({ index, start: 0, end: 0 }))
  const before = virtual ? (items[0]?.start ?? 0) : 0
  const after = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0
  const tabRow = items.some((item) => item.index === keys.active.row) ? keys.active.row : items[0]?.index
  const offset = list ? (list.page - 1) * list.size : 0
  const layoutKey = model.leaves.map((leaf) => `${leaf.id}:${leaf.getSize()}:${leaf.getIsPinned()}`).join()
  const waiting = rows === undefined && !error
  const span = model.leaves.length + 1

  return (
    <section className={css.panel} aria-label={label}>
      <TableToolbar
        columns={columns}
        layout={layout}
        onRefresh={props.onRetry}
        loading={loading ?? false}
        tools={props.tools?.({ layout, visible: model.leaves.flatMap((leaf) => model.byId.get(leaf.id) ?? []) })}
      >
        {props.toolbar}
      </TableToolbar>
      {selection && (
        <SelectionBar
          selection={selection}
          sums={props.selectionSums ?? []}
          total={props.total}
          loadAll={props.loadAll}
          selectable={(row) => !props.disabledReason?.(row)}
          actions={props.selectionActions}
        />
      )}
      {error && rows !== undefined && <ErrorPanel inline error={error} onRetry={props.onRetry} />}
      <div className={css.progress} data-on={(loading && !waiting) || undefined} />
      {/* An empty table holds nothing by which the keyboard could scroll it. */}
      <div ref={container} className={css.scroll} tabIndex={body.length === 0 ? 0 : undefined}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with moving focus is a grid
          role="grid"
          aria-label={label}
          aria-rowcount={(props.total ?? body.length) + 1}
          aria-colcount={model.leaves.length}
          aria-busy={loading}
          aria-multiselectable={selection ? true : undefined}
          className={css.table}
          style={{ minWidth: model.width, '--row-height': `${height}px` } as CSSProperties}
          onKeyDown={keys.onKeyDown}
        >
          <colgroup>
            {model.leaves
              .map((leaf) => <col key={leaf.id} style={{ width: leaf.getSize() }} />)
              .toSpliced(model.filler, 0, <col key="filler" />)}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {model.leaves
                .map((leaf) => {
                  if (leaf.id === SELECT) return <SelectAllCell key={leaf.id} leaf={leaf} state={select.page} />
                  const header = model.headers.get(leaf.id)
                  const column = model.byId.get(leaf.id)
                  if (!header || !column) return null
                  return (
                    <TableHead
                      key={leaf.id}
                      header={header}
                      column={column}
                      sort={list?.sort ?? []}
                      onSort={list?.setSort}
                    />
                  )
                })
                .toSpliced(model.filler, 0, <td key="filler" aria-hidden className={css.headCell} />)}
            </tr>
          </thead>
          <tbody>
            {waiting && <SkeletonRows columns={span} />}
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {items.map(({ index }) => {
              const row = body[index]
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
                  activeColumn={tabRow === index ? keys.active.column : null}
                  flashing={props.flash?.has(key) ?? false}
                  onSelect={select.set}
                  onActivate={activate}
                  onOpen={onOpen}
                />
              )
            })}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
          {body.length > 0 && columns.some((column) => column.sum) && (
            <SumRows rows={body} leaves={model.leaves} byId={model.byId} filler={model.filler} querySums={querySums} />
          )}
        </table>
        <TableNote
          rows={rows}
          error={error}
          onRetry={props.onRetry}
          list={list}
          emptyText={props.emptyText}
          emptyAction={props.emptyAction}
        />
      </div>
      {list && props.total !== undefined && (
        <Pager
          page={list.page}
          size={list.size}
          total={props.total}
          sizes={props.pageSizes ?? SIZES}
          onPage={list.setPage}
          onSize={list.setSize}
        />
      )}
    </section>
  )
}
