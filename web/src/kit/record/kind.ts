import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { TypeName } from '../../gql/typeNames.generated'
import type { ExportList } from '../../gql/types.generated'
import type { CardParts } from '../../ui/data-table/cards/cardOf'
import type { Column } from '../../ui/data-table/types'
import type { Figure, FigureKind } from '../../ui/format/decimal'
import type { SortItem } from '../../ui/list/useListState'
import type { Chip } from '../../ui/search-form/chips'
import type { SearchGroup } from '../../ui/search-form/groups'
import type { Search } from '../search'
import type { Offering, Verbs } from '../verbs/verb'
import type { Opening } from './opening'
import type { OneOf } from './useRecord'

/** Sum above a list: of all matching rows, by the server, and of the page. */
export interface ListSum<Row, Summary> {
  label: string
  kind: FigureKind
  unit: string
  /** Sum of all matching rows; without it there is only the sum of the page. */
  total?: (summary: Summary) => Figure
  /** Value of a row in the page's sum; without it there is only the sum of all matching rows. */
  of?: (row: Row) => Figure | null
}

/** Sum of selected rows: a column of numbers by its id, optionally with another name. */
export type ChosenSum<Row> = (keyof Row & string) | { readonly of: keyof Row & string; readonly label: string }

/** Page of a list in the API. */
interface Answer<Row, Summary> {
  records: Row[]
  total: number
  summary?: Summary
}

/** Props of the tools above a table, beside the button of a new record. */
export interface ToolbarProps<Values, Summary> {
  filters: Values
  setFilters: (filters: Values) => void
  /** Clears the selection, before other rows are shown. */
  unselect: () => void
  summary: Summary | undefined
  total: number
  /** Refreshes lists and details. */
  onChanged: () => void
}

/** Props of the tools beside a selection. */
export interface SelectedProps<Row> {
  rows: readonly Row[]
  /** Clears the selection after a verb, and refreshes lists and details. */
  onDone: () => void
}

/** Props of further windows of a page, each at an address of its own. */
export interface BesideProps<Row, Values> {
  rows: readonly Row[]
  filters: Values
  onChanged: () => void
}

/** List of a kind of record: its query, columns, searches and sums. */
export interface RecordList<Row, Values, Choices, Data, Summary> {
  /** Name of the table for its stored columns; must not change between releases. */
  id: string
  document: TypedDocumentNode<Data, OperationVariables>
  pick: (data: Data) => Answer<Row, Summary>
  columns: readonly Column<Row>[]
  card: CardParts
  search: Search<Values, object, Choices>
  /** Groups of many searches: the first one is open in two rows, the others are behind 更多条件. */
  groups?: readonly SearchGroup[]
  /** Hook for the choices of searches, if they must be loaded; stable between renders. */
  useChoices?: () => Choices | undefined
  sort: readonly SortItem<string>[]
  /** Sheet of its export; without one the list has neither exports nor views. */
  exported?: ExportList
  sums?: readonly ListSum<Row, Summary>[]
  /** Rows that count in sums; all rows by default. */
  isCounted?: (row: Row, filters: Values) => boolean
  /** Note at the sums about rows that they leave out. */
  sumsNote?: (summary: Summary) => ReactNode
  /** Columns to add up over selected rows; rows can be selected if this or `Selected` is given. */
  selectionSums?: readonly ChosenSum<Row>[]
  /** Whether all matching rows can be selected at once. */
  selectsAll?: true
  /** Reason why a row cannot be selected; null when it can. */
  unselectable?: (row: Row) => string | null
  /** Buttons for selected rows: `VerbButton`, `VerbMenu` or dialogs. */
  Selected?: ComponentType<SelectedProps<Row>>
  /** Document that replaces `document` while one of these expensive columns is visible. */
  dear?: { readonly columns: readonly string[]; readonly document: TypedDocumentNode<Data, OperationVariables> }
  /** Filters outside of the form that stay in a new search. */
  keeps?: readonly (keyof Values & string)[]
  /** Tools beside the button of a new record, such as views of the list. */
  Toolbar?: ComponentType<ToolbarProps<Values, Summary>>
  /** Chips of parameters without a form field; rows have the names for ids in links. */
  chips?: (filters: Values, rows: readonly Row[]) => Chip[]
  /** Text of an empty list, if it depends on the filters. */
  emptyOf?: (filters: Values) => string
  /** Parameter that names the list on a page with several. */
  subject?: string
  /** Ids of rows that flash for a moment; the list scrolls to the first of them. */
  flash?: ReadonlySet<string>
  /** Parameters of the address besides filters and drawers. */
  beside?: readonly string[]
  /** Note about the search above the table. */
  Banner?: ComponentType<{ filters: Values }>
  /** Whether the list must wait, since the address is still being read. */
  useWaiting?: () => boolean
}

/** Props of the form of a new record: the searches of the list, and the values in its address. */
export interface AddProps<Values> {
  filled: string
  filters: Values
  onClose: () => void
  onSaved: () => void
}

export interface EditProps {
  id: string
  onClose: () => void
  onSaved: () => void
}

/**
 * Props of a drawer of its own: the value in the address, its row while that is on the page, and the rows beside it.
 */
export interface DrawerProps<Row = unknown> {
  id: string
  row?: Row
  /** Shown rows. */
  rows: readonly Row[]
  /** Opens another record. */
  onOpen: (id: string) => void
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
  onChanged: () => void
}

export interface RecordTexts {
  title: string
  empty: string
  /** Title of a record's drawer, and the text for a missing record. */
  drawer?: string
  missing?: string
  /** Label of the button for a new record. */
  add?: string
}

/** Kind of record, such as payments, in the form of its page: declared once, outside of components. */
export interface RecordKind<
  Row extends Offering,
  Detail extends Row,
  Name extends string,
  Values,
  Choices,
  Data,
  Summary,
  One,
> extends Opening<Row> {
  texts: RecordTexts
  nameOf: (row: Row) => string
  list: RecordList<Row, Values, Choices, Data, Summary>
  /** Query of a record's detail; required where a row lacks some of it. */
  one?: OneOf<One, Detail>
  /** Head of the detail: state, amount with its unit, and subject, part by part. */
  head?: (row: Detail) => { state: ReactNode; amount?: ReactNode; about?: readonly string[] }
  /** Detail below its head. */
  Detail?: ComponentType<{ row: Detail }>
  /** Drawer that replaces head and detail. */
  Drawer?: ComponentType<DrawerProps<Row>>
  /** Further dialogs of the page; the list names their parameters in `beside`. */
  Beside?: ComponentType<BesideProps<Row, Values>>
  /** Width of the detail, in pixels; 720 by default. */
  width?: number
  verbs?: Verbs<Row, Name>
  /** Types of rows that its dialogs change, if it has no verbs. */
  changes?: readonly TypeName[]
  /** Component around the list, for dialogs that its cells open. */
  Around?: ComponentType<{ children: ReactNode }>
  /** Permission to add a record. */
  addPermission?: string
  /** Whether an empty list omits the button of a new record, which is above it already. */
  emptyAlone?: true
  Add?: ComponentType<AddProps<Values>>
  Edit?: ComponentType<EditProps>
}

export type AnyList = RecordList<Offering, object, unknown, unknown, unknown>

/** Declares a list that is not a whole page. */
export const recordList =
  <Row extends Offering>() =>
  <Data, Values extends object, Choices, Summary>(list: RecordList<Row, Values, Choices, Data, Summary>): AnyList =>
    list as unknown as AnyList

/** Kind of record for its page, with rows of any type. */
export type AnyKind = RecordKind<Offering, Offering, string, object, unknown, unknown, unknown, unknown>

/**
 * Declares a kind of record. Its parts are checked against each other here; its page passes rows between them without
 * knowing their type.
 */
export const recordKind =
  <Row extends Offering>() =>
  <Data, Values extends object, Choices, Summary, One, Detail extends Row, Name extends string>(
    kind: RecordKind<Row, Detail, Name, Values, Choices, Data, Summary, One>,
  ): AnyKind =>
    kind as unknown as AnyKind

/** Component with some of its props bound, made once where a kind is declared. */
export const bound =
  <Props extends object, Given extends Partial<Props>>(of: (props: Props) => ReactNode, given: Given) =>
  (rest: Omit<Props, keyof Given>): ReactNode =>
    createElement(of, { ...given, ...rest } as unknown as Props)
