import { useRef } from 'react'
import { ErrorPanel } from '../../feedback/ErrorPanel'
import { texts } from '../../texts'
import { Pager } from '../Pager'
import { SelectionBar } from '../SelectionBar'
import { SumStrip } from '../SumStrip'
import { TableNote } from '../TableStates'
import { TableToolbar } from '../TableToolbar'
import css from '../table.module.css'
import type { CardTableProps } from '../types'
import { useColumnModel } from '../useColumnModel'
import { useRowSelection } from '../useRowSelection'
import { useTableLayout } from '../useTableLayout'
import { useSideways } from '../width/useSideways'
import { CardOrder } from './CardOrder'
import { Cards } from './Cards'
import cards from './cards.module.css'

/** List on a phone: toolbar, order, selection, notes and pages as in the table, and a card for each row. */
export function CardTable<Row extends object>(props: CardTableProps<Row>) {
  const { id, label, columns, rows, loading = false, error, list, selection, onRetry } = props
  const container = useRef<HTMLDivElement>(null)
  useSideways(container)
  const select = useRowSelection(props)
  const layout = useTableLayout(id, columns, false)
  const model = useColumnModel(columns, layout, false)
  const visible = model.leaves.flatMap((leaf) => model.byId.get(leaf.id) ?? [])
  const filled = rows !== undefined && rows.length > 0
  return (
    <section className={css.panel} aria-label={label}>
      <TableToolbar
        columns={columns}
        layout={layout}
        onRefresh={onRetry}
        loading={loading}
        tools={
          <>
            {filled && (
              <div className={cards.above} data-screen>
                {selection && (
                  <label className={cards.all}>
                    <input
                      type="checkbox"
                      checked={select.page.checked}
                      disabled={select.page.empty}
                      ref={(element) => {
                        if (element) element.indeterminate = select.page.mixed
                      }}
                      onChange={select.page.toggle}
                    />
                    {texts.selectPage}
                  </label>
                )}
                {list && <CardOrder columns={columns} list={list} />}
              </div>
            )}
            {props.tools?.({ layout, visible })}
          </>
        }
      >
        {props.toolbar}
      </TableToolbar>
      {error && rows !== undefined && <ErrorPanel inline error={error} onRetry={onRetry} />}
      <div className={css.progress} data-on={loading || undefined} />
      {/* Cards need not hold anything by which the keyboard could scroll them. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div ref={container} className={css.scroll} tabIndex={0}>
        {filled && <Cards {...props} onSelect={select.set} />}
        <TableNote
          rows={rows}
          total={props.total}
          loading={loading}
          error={error}
          onRetry={onRetry}
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
      {filled && (
        <SumStrip
          folds
          rows={rows}
          columns={visible}
          total={props.total}
          isCounted={props.isCounted}
          figures={props.sums}
          querySums={props.querySums}
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
