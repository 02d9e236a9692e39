import { ErrorPanel } from '../feedback/ErrorPanel'
import { Cards } from './Cards'
import { Pager } from './Pager'
import { SumStrip } from './SumStrip'
import { TableNote } from './TableStates'
import { TableToolbar } from './TableToolbar'
import css from './table.module.css'
import type { CardTableProps } from './types'
import { useColumnModel } from './useColumnModel'
import { useTableLayout } from './useTableLayout'

const SIZES = [10, 20, 50]

/** A list on a phone: the same toolbar, notes and pages as the table has, with a card for each row. */
export function CardTable<Row extends object>(props: CardTableProps<Row>) {
  const { id, label, columns, rows, loading = false, error, list, onRetry } = props
  const layout = useTableLayout(id, columns, false)
  const model = useColumnModel(columns, layout, false)
  const visible = model.leaves.flatMap((leaf) => model.byId.get(leaf.id) ?? [])
  return (
    <section className={css.panel} aria-label={label}>
      <TableToolbar
        columns={columns}
        layout={layout}
        onRefresh={onRetry}
        loading={loading}
        tools={props.tools?.({ layout, visible })}
      >
        {props.toolbar}
      </TableToolbar>
      {error && rows !== undefined && <ErrorPanel inline error={error} onRetry={onRetry} />}
      <div className={css.progress} data-on={loading || undefined} />
      {/* Cards need not hold anything by which the keyboard could scroll them. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={css.scroll} tabIndex={0}>
        {rows && rows.length > 0 && <Cards {...props} />}
        <TableNote
          rows={rows}
          error={error}
          onRetry={onRetry}
          list={list}
          emptyText={props.emptyText}
          emptyAction={props.emptyAction}
        />
      </div>
      {rows && rows.length > 0 && (
        <SumStrip
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
          sizes={SIZES}
          onPage={list.setPage}
          onSize={list.setSize}
        />
      )}
    </section>
  )
}
