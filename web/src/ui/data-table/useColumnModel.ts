import { useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { DEFAULT_WIDTH, type Features, features, MIN_WIDTH, SELECT, SELECT_WIDTH } from './features'
import type { Column } from './types'
import type { EffectiveLayout } from './useTableLayout'
import { type Extra, NO_EXTRA } from './width/spare'
import { widthOf } from './width/sticky'

const NO_ROWS: never[] = []

/** Places and widths of columns, worked out by TanStack Table from the columns and the person's layout. */
export function useColumnModel<Row extends object>(
  columns: readonly Column<Row>[],
  layout: EffectiveLayout,
  selectable: boolean,
  extra: Extra = NO_EXTRA,
) {
  const definitions = useMemo(() => {
    const own = columns.map((column) => ({
      id: column.id,
      size: column.width ?? DEFAULT_WIDTH,
      minSize: MIN_WIDTH,
      header: column.header,
    }))
    const select = { id: SELECT, size: SELECT_WIDTH, minSize: SELECT_WIDTH, enableResizing: false, enableHiding: false }
    return selectable ? [select, ...own] : own
  }, [columns, selectable])

  const widened = useMemo(() => {
    const designed = new Map(columns.map(({ id, width = DEFAULT_WIDTH }) => [id, width]))
    return Object.fromEntries(
      Object.entries(extra).map(([id, more]) => [id, (designed.get(id) ?? DEFAULT_WIDTH) + more]),
    )
  }, [columns, extra])

  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: NO_ROWS,
    columnResizeMode: 'onChange',
    state: {
      columnOrder: selectable ? [SELECT, ...layout.order] : layout.order,
      columnVisibility: layout.visibility,
      columnPinning: layout.pinning,
      columnSizing: { ...widened, ...layout.widths },
    },
    onColumnSizingChange: (update) =>
      layout.change({ widths: typeof update === 'function' ? update(layout.widths) : update }),
  })

  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const leaves = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ]
  const headers = new Map(table.getLeafHeaders().map((header) => [header.column.id, header]))
  /** Place of the filler that takes the remaining width: before the columns pinned at the end. */
  const filler = leaves.length - table.getEndVisibleLeafColumns().length
  const width = `calc(${leaves.map(widthOf).join(' + ')})`
  return { leaves, headers, byId, filler, width }
}

export type ColumnModel<Row extends object> = ReturnType<typeof useColumnModel<Row>>
