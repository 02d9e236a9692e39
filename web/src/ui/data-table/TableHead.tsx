import type { Header } from '@tanstack/react-table'
import { LuArrowDown, LuArrowUp, LuChevronsUpDown } from '../icons'
import type { SortItem } from '../list/useListState'
import { texts } from '../texts'
import type { Features } from './features'
import { isNumber } from './features'
import css from './table.module.css'
import type { Column } from './types'
import { stickyProps } from './width/sticky'

interface Props<Row extends object> {
  header: Header<Features, Row, unknown>
  /** Index among the visible columns. */
  index: number
  column: Column<Row>
  sort: SortItem<string>[]
  onSort: ((sort: SortItem<string>[]) => void) | undefined
}

/** Next order on a click: ascending first, then alternating; 重置 returns to the list's own order. */
function nextSort(field: string, sort: SortItem<string>[]): SortItem<string>[] {
  const now = sort.find((item) => item.field === field)
  return [{ field, direction: now?.direction === 'ASC' ? 'DESC' : 'ASC' }]
}

/** Column head: sorts on a click or Enter, and can be resized by dragging. */
export function TableHead<Row extends object>({ header, index, column, sort, onSort }: Props<Row>) {
  const now = column.sort ? sort.find((item) => item.field === column.sort) : undefined
  const Icon = now ? (now.direction === 'ASC' ? LuArrowUp : LuArrowDown) : LuChevronsUpDown
  const resize = header.getResizeHandler()
  const sortable = column.sort !== undefined && onSort !== undefined
  return (
    <th
      {...stickyProps(header.column, css.headCell)}
      scope="col"
      data-head={index}
      aria-sort={now ? (now.direction === 'ASC' ? 'ascending' : 'descending') : sortable ? 'none' : undefined}
      data-number={isNumber(column.kind) || undefined}
      data-widgets={column.pin === 'end' || undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={css.sort}
          data-sorted={now ? true : undefined}
          aria-description={
            column.help ? `${texts.sortBy(column.header)}；${column.help}` : texts.sortBy(column.header)
          }
          data-tip={column.help}
          onClick={() => column.sort && onSort(nextSort(column.sort, sort))}
        >
          <span className={css.ellipsis} data-ellipsis>
            {column.header}
          </span>
          <Icon aria-hidden size={13} />
        </button>
      ) : (
        <span className={css.ellipsis} data-ellipsis data-tip={column.help} aria-description={column.help}>
          {column.header}
        </span>
      )}
      <span
        aria-hidden
        className={css.resize}
        data-resizing={header.column.getIsResizing() || undefined}
        onMouseDown={resize}
        onTouchStart={resize}
        onDoubleClick={() => header.column.resetSize()}
      />
    </th>
  )
}
