import type { CellKind } from '../../kernel/list/sheet.js'

export interface SheetColumn<Row> {
  key: keyof Row & string
  title: string
  kind: CellKind
  /** Characters; each kind has its own default. */
  width?: number
}

export interface Sheet<Row> {
  name: string
  columns: SheetColumn<Row>[]
  rows: Iterable<Row> | AsyncIterable<Row>
  /** A last row in bold. */
  totals?: Partial<Row>
}
