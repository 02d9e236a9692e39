import { type CSSProperties, useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPanel } from '../feedback/ErrorPanel'
import { texts } from '../texts'
import { type Leaf, SELECT, VIRTUAL_FROM } from './features'
import { Pager } from './Pager'
import { printedWidth, scaleFor, shareOf, usePrinting } from './print/paper'
import { SelectionBar } from './SelectionBar'
import { SumStrip } from './SumStrip'
import { type Reveal, TableBody } from './TableBody'
import { TableHead } from './TableHead'
import { SkeletonRows, TableNote } from './TableStates'
import { TableToolbar } from './TableToolbar'
import css from './table.module.css'
import type { DataTableProps } from './types'
import { type ColumnModel, useColumnModel } from './useColumnModel'
import { useGridKeys } from './useGridKeys'
import { type PageSelection, useRowSelection } from './useRowSelection'
import { rowHeights, useTableLayout } from './useTableLayout'
import { NO_EXTRA } from './width/spare'
import { stickyProps, widthOf } from './width/sticky'
import { useSideways } from './width/useSideways'
import { useSpareWidth } from './width/useSpareWidth'
// The style sheet for printing comes last, since it overrides those of the screen.
import './print/print.css'

/** Checkbox in the head, which selects all selectable rows of this page. */
function SelectAllCell<Row extends object>({ leaf, state }: { leaf: Leaf<Row>; state: PageSelection }) {
  return (
    <th {...stickyProps(leaf, `${css.headCell} ${css.selectCell}`)} scope="col" data-select>
      <input
        type="checkbox"
        aria-label={texts.selectPage}
        checked={state.checked}
        disabled={state.empty}
        ref={(element) => {
          if (element) element.indeterminate = state.mixed
        }}
        onChange={state.toggle}
      />
    </th>
  )
}

const NO_ROWS: never[] = []

/** Widths for the style sheet: of the table, of its columns, and of the filler column. */
function measures<Row extends object>(model: ColumnModel<Row>) {
  const { leaves, filler, width } = model
  const columns = leaves.map(widthOf).toSpliced(filler, 0, 'minmax(0, 1fr)')
  return {
    minWidth: width,
    '--table-width': width,
    '--columns': columns.join(' '),
    '--paper-scale': scaleFor(printedWidth(model)),
  }
}

/** Table of the product: see ui/README.md for its features and props. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, label, columns, rows, loading, error, list, selection, querySums, onOpen } = props
  const layout = useTableLayout(id, columns, selection !== undefined)
  const [extra, setExtra] = useState(NO_EXTRA)
  const model = useColumnModel(columns, layout, selection !== undefined, extra)
  const container = useRef<HTMLDivElement>(null)
  const revealed = useRef<Reveal>(() => undefined)
  const body: readonly Row[] = rows ?? NO_ROWS

  useSideways(container)
  useSpareWidth({
    container,
    columns: model.leaves.map((leaf) => ({
      id: leaf.id,
      width: leaf.getSize() - (extra[leaf.id] ?? 0),
      fast: leaf.getIsPinned() !== false,
    })),
    chosen: layout.widths,
    rows: body,
    onShare: setExtra,
  })
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

  // Scroll position of a page of rows: reloading the same rows keeps it, another page starts at the top.
  const { pathname } = useLocation()
  const place = rows === undefined ? null : `${pathname}:${id}:${list?.place ?? ''}`
  const waiting = rows === undefined && !error
  const printing = usePrinting()
  const many = body.length >= VIRTUAL_FROM && !printing
  const visible = model.leaves.flatMap((leaf) => model.byId.get(leaf.id) ?? [])

  return (
    <section className={`${css.panel} tf-list`} aria-label={label}>
      <TableToolbar
        columns={columns}
        layout={layout}
        onRefresh={props.onRetry}
        loading={loading ?? false}
        tools={props.tools?.({ layout, visible })}
      >
        {props.toolbar}
      </TableToolbar>
      {error && rows !== undefined && <ErrorPanel inline error={error} onRetry={props.onRetry} />}
      <div data-screen className={css.progress} data-on={(loading && !waiting) || undefined} />
      {/* An empty table has no cell to focus, so the container takes the focus for scrolling by keyboard. */}
      <div ref={container} className={`${css.scroll} tf-list-scroll`} tabIndex={body.length === 0 ? 0 : undefined}>
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
              .map((leaf) => (
                <col
                  key={leaf.id}
                  data-screen={model.byId.get(leaf.id)?.pin === 'end' || leaf.id === SELECT || undefined}
                  style={{ width: widthOf(leaf), '--share': shareOf(leaf, model) } as CSSProperties}
                />
              ))
              .toSpliced(model.filler, 0, <col key="filler" data-screen />)}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {model.leaves
                .map((leaf, index) => {
                  if (leaf.id === SELECT) return <SelectAllCell key={leaf.id} leaf={leaf} state={select.page} />
                  const header = model.headers.get(leaf.id)
                  const column = model.byId.get(leaf.id)
                  if (!header || !column) return null
                  return (
                    <TableHead
                      key={leaf.id}
                      header={header}
                      index={index}
                      column={column}
                      sort={list?.sort ?? []}
                      onSort={printing ? undefined : list?.setSort}
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
            whole={printing}
            onActivate={activate}
            onSelect={select.set}
          />
        </table>
        <TableNote
          rows={rows}
          total={props.total}
          loading={loading}
          error={error}
          onRetry={props.onRetry}
          list={list}
          emptyText={props.emptyText}
          emptyAction={props.emptyAction}
        />
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
      </div>
      {body.length > 0 && (
        <SumStrip
          rows={body}
          columns={visible}
          total={props.total}
          isCounted={props.isCounted}
          figures={props.sums}
          querySums={querySums}
          note={props.sumsNote}
        />
      )}
      {list && props.total !== undefined && (
        <Pager
          page={list.page}
          size={list.size}
          total={rows && props.total}
          sizes={props.pageSizes}
          onPage={list.setPage}
          onSize={list.setSize}
        />
      )}
    </section>
  )
}
