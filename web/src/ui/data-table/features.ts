import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type Column as TableColumn,
  tableFeatures,
} from '@tanstack/react-table'
import type { FigureKind } from '../format/decimal'
import type { ColumnKind } from './types'

export const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
})

export type Features = typeof features
/** A visible column with its place and width. */
export type Leaf<Row extends object> = TableColumn<Features, Row, unknown>

export const SELECT = '__select'
export const SELECT_WIDTH = 44
export const DEFAULT_WIDTH = 120
export const MIN_WIDTH = 56
export const VIRTUAL_FROM = 200

export const isNumber = (kind: ColumnKind | undefined): kind is FigureKind => kind !== undefined && kind !== 'text'

/** Kind of a column's sums: a count unless the column has another kind of number. */
export const sumKindOf = (kind: ColumnKind | undefined): FigureKind => (isNumber(kind) ? kind : 'count')
