import type { ReactNode } from 'react'
import css from './cards.module.css'
import type { DataTableProps } from './types'

type Props<Row> = Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'rowName' | 'label' | 'loading'> & {
  card: (row: Row) => ReactNode
}

/** The rows of a table on a phone: one card each. */
export function Cards<Row>({ rows = [], rowKey, rowName = rowKey, label, loading, card }: Props<Row>) {
  return (
    <ul className={css.cards} aria-label={label} aria-busy={loading}>
      {rows.map((row) => (
        <li key={rowKey(row)} aria-label={rowName(row)}>
          {card(row)}
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  /** What it is called, and where it stands. */
  head: ReactNode
  /** Two facts or so. */
  facts: readonly ReactNode[]
  /** The amount or the number that counts. */
  amount?: ReactNode
  /** Its verbs. */
  children?: ReactNode
}

/** One row as a phone shows it. */
export function RowCard({ head, facts, amount, children }: CardProps) {
  return (
    <>
      <div className={css.head}>{head}</div>
      <div className={css.facts}>
        {facts.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same facts in the same order each time
          <span key={at}>{fact}</span>
        ))}
      </div>
      {(amount || children) && (
        <div className={css.foot}>
          <strong className={css.amount}>{amount}</strong>
          {children}
        </div>
      )}
    </>
  )
}
