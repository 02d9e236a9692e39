import type { DbTime } from '../../kernel/values/clock.js'

/** A quantity that is shown without decimals in a column of quantities. */
export interface WholeQuantity {
  whole: string
}

/** Money and quantities are exact decimal texts; nothing gives an empty cell. */
export type CellValue = string | number | Date | DbTime | WholeQuantity | null | undefined

/**
 * text: as it is, never a formula or a number. money: number, 2 decimals. quantity: number, 3 decimals.
 * count: whole number. datetime: Excel's own, of Shanghai's clock to the second, shown as yyyy-mm-dd hh:mm:ss.
 */
export type CellKind = 'text' | 'money' | 'quantity' | 'count' | 'datetime'

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
