import type { ReactNode } from 'react'
import type { Figure, FigureKind } from '../format/decimal'
import type { ListState } from '../list/useListState'
import type { Selection } from '../list/useSelection'
import type { EffectiveLayout } from './useTableLayout'

/** Numbers stand right, in tabular figures; the kind also says how their sums are written. */
export type ColumnKind = 'text' | FigureKind

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Explanation of the figures under the heading, where it is not plain. */
  help?: string
  /** Pixels; 120 unless given. */
  width?: number
  kind?: ColumnKind
  /** The server's sort field, for columns that can be sorted. */
  sort?: string
  /** Where the column stands fast while the table scrolls sideways. */
  pin?: 'start' | 'end'
  /** Hidden until the person asks for it. */
  hidden?: boolean
  /** The heading that it stands under in the column settings while it is hidden. */
  group?: string
  /** What the column adds up in the strip of sums, exactly. */
  sum?: (row: Row) => Figure | null | undefined
  /** What its sum is counted in; money is in 元. */
  unit?: string
  /** The cell heads its row for screen readers. */
  rowHeader?: boolean
}

/** A sum as it is told. */
export interface SumFigure {
  label: string
  value: string
  unit: string
}

/** Sums that no column tells, of the page and of everything that matches. */
export interface SumsOf {
  page: readonly SumFigure[]
  query: readonly SumFigure[]
}

export interface SelectionSum<Row> {
  label: string
  kind: FigureKind
  of: (row: Row) => Figure | null | undefined
}

/** What tools beside the table need to know of it. */
export interface TableTools {
  layout: EffectiveLayout
  /** The columns that can be seen, in their order. */
  visible: readonly { id: string; header: string }[]
}

export interface DataTableProps<Row> {
  /** Names the table for its stored columns; stable over releases. */
  id: string
  /** Read out as the table's name. */
  label: string
  /** Declared outside of the component, or memoised. */
  columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** What the row is called for screen readers; its key unless given. */
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
  /** Which rows the page's sums add up; all unless given. */
  isCounted?: (row: Row) => boolean
  /** Sums over everything that matches, by column id; those of the page are added up here. */
  querySums?: Record<string, Figure | null | undefined>
  /** Sums before those of the columns; of these only what `querySums` tells is added then. */
  sums?: SumsOf
  /** Beside the sums: what they leave out. */
  sumsNote?: ReactNode
  selection?: Selection<Row>
  /** Why a row cannot be selected; null when it can. */
  disabledReason?: (row: Row) => string | null | undefined
  selectionSums?: readonly SelectionSum<Row>[]
  /** Buttons in the selection bar. */
  selectionActions?: ReactNode
  /** Loads every row that matches, for "select all N". */
  loadAll?: () => Promise<readonly Row[]>
  /** How many rows can be selected at once: where more match, the bar says so in place of "select all N". */
  selectLimit?: number
  /** Enter on a row, or a double click. */
  onOpen?: (row: Row) => void
  /** Keys of rows that flash for a moment; the first of them is brought into view. */
  flash?: ReadonlySet<string>
  /** Buttons above the table, at the left. */
  toolbar?: ReactNode
  /** Tools at the right of the toolbar, before refresh and columns. */
  tools?: (table: TableTools) => ReactNode
  emptyText?: string
  emptyAction?: ReactNode
}

/** What a list needs on a phone, too. */
export interface CardTableProps<Row> extends DataTableProps<Row> {
  /** A row as a phone shows it; `cardOf` makes it of the columns. */
  card: (row: Row) => ReactNode
}
