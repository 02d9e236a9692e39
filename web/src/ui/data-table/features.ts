import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type Column as TableColumn,
  tableFeatures,
} from '@tanstack/react-table'
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

/** Decimals shown in the sums of a kind. */
export const scaleOf: Record<ColumnKind, number> = { text: 0, count: 0, money: 2, quantity: 3 }

export const isNumber = (kind: ColumnKind | undefined) => kind !== undefined && kind !== 'text'
