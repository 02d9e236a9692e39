import type { Column } from '../ui/data-table/types'
import css from './part-table.module.css'

interface Props<Row> {
  /** Name of the table for screen readers. */
  label: string
  /** Caption above it. */
  caption?: string
  /** Columns, numbers at the right; columns that a list hides by default are left out on phones. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Small table in a detail, with rows of the record. */
export function PartTable<Row>({ label, caption, columns, rows, rowKey }: Props<Row>) {
  /** Numbers are aligned right, and verbs are not printed. */
  const marksOf = ({ id, kind, hidden }: Column<Row>) => ({
    'data-number': kind && kind !== 'text' ? true : undefined,
    'data-aside': hidden,
    'data-screen': id === 'actions' || undefined,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className={css.scroll} tabIndex={0} aria-label={label}>
      <table className={css.table}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" {...marksOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td'
                return (
                  <Cell key={column.id} {...(column.rowHeader ? { scope: 'row' } : {})} {...marksOf(column)}>
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
