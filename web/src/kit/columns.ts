import type { ReactNode } from 'react'
import type { Column, ColumnKind } from '../ui/data-table/types'
import { cellOf, numberOf } from './cells'
import type { Field, Fields } from './fields'

/** Column of a field: its width, or options of its own; `sort` is null if its list is not sorted by it. */
type OwnColumn<Row> =
  | number
  | (Omit<Partial<Column<Row>>, 'id' | 'width' | 'sort'> & { width: number; sort?: string | null })
/** Column without a field, or with another field than that of its name. */
type FreeColumn<Row> = Omit<Column<Row>, 'id'> & { width: number }

type Columns<Row, F extends Fields, Names extends string> = {
  readonly [Name in Names]: Name extends keyof F & keyof Row ? OwnColumn<Row> : FreeColumn<Row>
}

const RIGHT: Readonly<Partial<Record<Field['kind'], ColumnKind>>> = {
  money: 'money',
  quantity: 'quantity',
  percent: 'quantity',
  count: 'count',
}

function columnOf<Row>(id: string, field: Field | undefined, own: OwnColumn<Row> | FreeColumn<Row>): Column<Row> {
  const { sort = field?.sort, ...said } = typeof own === 'number' ? { width: own } : own
  const tell = typeof own !== 'number' && own.rowHeader ? numberOf : cellOf
  const shown = (row: Row): ReactNode => field && tell(field, (row as Readonly<Record<string, unknown>>)[id])
  const kind = field && RIGHT[field.kind]
  return {
    id,
    header: field?.label ?? id,
    cell: shown,
    ...(kind ? { kind } : {}),
    ...said,
    ...(sort ? { sort } : {}),
  }
}

/**
 * Columns of a list in their order: heading, kind, sort and cell are those of the field with the column's name, unless
 * the column has its own.
 * @example columnsOf<Payment>()(paymentFields, { paymentNo: 124, amt: 100, createTime: { width: 134, hidden: true } })
 */
export const columnsOf =
  <Row extends object>() =>
  <const F extends Fields, Names extends string>(fields: F, columns: Columns<Row, F, Names>): Column<Row>[] =>
    Object.entries<OwnColumn<Row> | FreeColumn<Row>>(columns).map(([id, own]) => columnOf(id, fields[id], own))

/** Column that is hidden until a person shows it. */
export const hidden = (width: number) => ({ width, hidden: true }) as const
