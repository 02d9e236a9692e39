import type { ReactNode } from 'react'
import type { Figure, FigureKind } from '../format/decimal'
import type { ListState } from '../list/useListState'
import type { Selection } from '../list/useSelection'
import type { EffectiveLayout } from './useTableLayout'

/** Kind of values: numbers are aligned right, in tabular figures; the kind also decides the form of sums. */
export type ColumnKind = 'text' | FigureKind

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Explanation of the values in the heading, if needed. */
  help?: string
  /** Width in pixels; 120 by default. */
  width?: number
  kind?: ColumnKind
  /** Server's sort field, for sortable columns. */
  sort?: string
  /** Side on which the column stays in horizontal scrolling. */
  pin?: 'start' | 'end'
  /** Whether it is hidden at first. */
  hidden?: boolean
  /** Heading in the column settings while it is hidden. */
  group?: string
  /** Value that is added in the strip of sums, exactly. */
  sum?: (row: Row) => Figure | null | undefined
  /** Unit of its sum; money is in 元. */
  unit?: string
  /** Whether the cell heads its row for screen readers. */
  rowHeader?: boolean
}

/** Sum as text. */
export interface SumFigure {
  label: string
  value: string
  unit: string
}

/** Sums without a column, of the page and of all matching rows. */
export interface SumsOf {
  page: readonly SumFigure[]
  query: readonly SumFigure[]
}

export interface SelectionSum<Row> {
  label: string
  kind: FigureKind
  of: (row: Row) => Figure | null | undefined
}

/** State of the table for tools beside it. */
export interface TableTools {
  layout: EffectiveLayout
  /** Visible columns, in order. */
  visible: readonly { id: string; header: string }[]
}

export interface DataTableProps<Row> {
  /** Name of the table for its stored columns; must not change between releases. */
  id: string
  /** Name of the table for screen readers. */
  label: string
  /** Columns; declared outside of the component, or memoised. */
  columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Name of the row for screen readers; by default its key. */
  rowName?: (row: Row) => string
  loading?: boolean
  error?: (Error & { requestId?: string | null }) | null
  onRetry?: () => void
  /** Rows that match in all; without it there is no pager. */
  total?: number
  list?: Pick<
    ListState<object>,
    'page' | 'size' | 'sort' | 'place' | 'filtered' | 'setPage' | 'setSize' | 'setSort' | 'reset'
  >
  /** 10, 20, 50, 100 and 500 unless given. */
  pageSizes?: readonly number[]
  /** Rows that the page's sums add up; by default all. */
  isCounted?: (row: Row) => boolean
  /** Sums over everything that matches, by column id; those of the page are added up here. */
  querySums?: Record<string, Figure | null | undefined>
  /** Sums before those of the columns, which are then limited to `querySums`. */
  sums?: SumsOf
  /** Note beside the sums about rows that they leave out. */
  sumsNote?: ReactNode
  selection?: Selection<Row>
  /** Reason why a row cannot be selected; null when it can. */
  disabledReason?: (row: Row) => string | null | undefined
  selectionSums?: readonly SelectionSum<Row>[]
  /** Buttons in the selection bar. */
  selectionActions?: ReactNode
  /** Loads every row that matches, for "select all N". */
  loadAll?: () => Promise<readonly Row[]>
  /** Rows that can be selected at once, at most: where more match, the bar says so in place of "select all N". */
  selectLimit?: number
  /** Enter on a row, or a double click. */
  onOpen?: (row: Row) => void
  /** Keys of rows that flash for a moment; the table scrolls to the first of them. */
  flash?: ReadonlySet<string>
  /** Buttons above the table, at the left. */
  toolbar?: ReactNode
  /** Tools at the right of the toolbar, before refresh and columns. */
  tools?: (table: TableTools) => ReactNode
  emptyText?: string
  emptyAction?: ReactNode
}

/** Further properties of a list that is shown on phones, too. */
export interface CardTableProps<Row> extends DataTableProps<Row> {
  /** A row as a phone shows it; `cardOf` makes it of the columns. */
  card: (row: Row) => ReactNode
}
