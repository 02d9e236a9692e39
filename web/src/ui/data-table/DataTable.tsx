import { type CSSProperties, useCallback, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPanel } from '../feedback/ErrorPanel'
import { SELECT, VIRTUAL_FROM } from './features'
import { Pager } from './Pager'
import { SelectAllCell } from './SelectAllCell'
import { SelectionBar } from './SelectionBar'
import { SumRows } from './SumRows'
import { widthOf } from './sticky'
import { type Reveal, TableBody } from './TableBody'
import { TableHead } from './TableHead'
import { SkeletonRows, TableNote } from './TableStates'
import { TableToolbar } from './TableToolbar'
import css from './table.module.css'
import type { DataTableProps } from './types'
import { type ColumnModel, useColumnModel } from './useColumnModel'
import { useGridKeys } from './useGridKeys'
import { useRowSelection } from './useRowSelection'
import { useSideways } from './useSideways'
import { rowHeights, useTableLayout } from './useTableLayout'

const SIZES = [10, 20, 50, 100, 500]
const NO_ROWS: never[] = []

/** Widths for the style sheet: of the table, and of its columns with the filler that takes what is left over. */
function measures<Row extends object>({ leaves, filler, width }: ColumnModel<Row>) {
  const columns = leaves.map(widthOf).toSpliced(filler, 0, 'minmax(0, 1fr)')
  return { minWidth: width, '--table-width': width, '--columns': columns.join(' ') }
}

/** The list of the product: see ui/README.md for what it does and what it wants. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, label, columns, rows, loading, error, list, selection, querySums, onOpen } = props
  const layout = useTableLayout(id, columns, selection !== undefined)
  const model = useColumnModel(columns, layout, selection !== undefined)
  const container = useRef<HTMLDivElement>(null)
  const revealed = useRef<Reveal>(() => undefined)
  const body: readonly Row[] = rows ?? NO_ROWS

  useSideways(container)
  const select = useRowSelection(props)
  const keys = useGridKeys({
    container,
    rowCount: body.length,
    columnCount: model.leaves.length,
    reveal: useCallback((row: number) => revealed.current(row), []),
    onToggle: (index) => select.toggle(body[index]),
    onOpen: (index) => body[index] && onOpen?.(body[index]),
  })
  const activate = useCallback((row: number, column: number) => keys.setActive({ row, column }), [keys.setActive])

  // What is listed names the place: the same rows after a reload keep it, another page starts at its top.
  const { pathname } = useLocation()
  const place = rows === undefined ? null : `${pathname}:${id}:${list?.place ?? ''}`
  const waiting = rows === undefined && !error
  const many = body.length >= VIRTUAL_FROM

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
          selectLimit={props.selectLimit}
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
          className={many ? `${css.table} ${css.many}` : css.table}
          style={{ ...measures(model), '--row-height': `${rowHeights[layout.density]}px` } as CSSProperties}
          onKeyDown={keys.onKeyDown}
        >
          <colgroup>
            {model.leaves
              .map((leaf) => <col key={leaf.id} style={{ width: widthOf(leaf) }} />)
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
          {waiting && (
            <tbody>
              <SkeletonRows columns={model.leaves.length + 1} />
            </tbody>
          )}
          <TableBody
            {...props}
            rows={body}
            model={model}
            layout={layout}
            container={container}
            place={place}
            active={keys.active}
            revealed={revealed}
            onActivate={activate}
            onSelect={select.set}
          />
          {body.length > 0 && columns.some((column) => column.sum) && (
            <SumRows
              rows={body}
              isCounted={props.isCounted}
              leaves={model.leaves}
              byId={model.byId}
              filler={model.filler}
              querySums={querySums}
            />
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
          total={rows && props.total}
          sizes={props.pageSizes ?? SIZES}
          onPage={list.setPage}
          onSize={list.setSize}
        />
      )}
    </section>
  )
}
