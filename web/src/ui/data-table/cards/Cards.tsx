import type { ReactNode } from 'react'
import { texts } from '../../texts'
import type { CardTableProps } from '../types'
import css from './cards.module.css'

type FromTable = 'rows' | 'rowKey' | 'rowName' | 'label' | 'loading' | 'selection' | 'disabledReason' | 'flash' | 'card'

interface Props<Row extends object> extends Pick<CardTableProps<Row>, FromTable> {
  onSelect: (row: Row, selected: boolean, range: boolean) => void
}

/** The rows of a table on a phone: one card each. */
export function Cards<Row extends object>(props: Props<Row>) {
  const { rows = [], rowKey, rowName = rowKey, label, loading, selection, disabledReason, flash, card } = props
  return (
    <ul className={css.cards} aria-label={label} aria-busy={loading}>
      {rows.map((row) => {
        const key = rowKey(row)
        const reason = disabledReason?.(row) ?? undefined
        const selected = selection?.has(key) ?? false
        return (
          <li
            key={key}
            aria-label={rowName(row)}
            data-selects={selection !== undefined || undefined}
            data-selected={selected || undefined}
            data-flash={flash?.has(key) || undefined}
          >
            {selection && (
              <label className={css.select} data-tip={reason} data-screen>
                <input
                  type="checkbox"
                  aria-label={texts.selectRow(rowName(row))}
                  aria-description={reason}
                  checked={selected}
                  disabled={reason !== undefined}
                  onChange={({ target }) => props.onSelect(row, target.checked, false)}
                />
              </label>
            )}
            {card(row)}
          </li>
        )
      })}
    </ul>
  )
}

interface CardProps {
  /** Content: name and state. */
  head: ReactNode
  /** Content: about two facts. */
  facts: readonly ReactNode[]
  /** Content: the main amount or number. */
  amount?: ReactNode
  /** Content: its verbs. */
  children?: ReactNode
}

/** Row on a phone. */
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
