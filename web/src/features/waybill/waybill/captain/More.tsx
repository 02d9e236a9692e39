import type { ReactNode } from 'react'
import type { PageQuery } from '../../../../apollo/usePageQuery'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import css from './captain.module.css'
import { texts } from './texts'

interface Props<Row> {
  label: string
  page: PageQuery<Row, unknown>
  emptyText: string
  onMore: () => void
  children: (row: Row) => ReactNode
}

/** List for a phone: cards below each other, with a button for more of them. */
export function More<Row extends { id: string }>({ label, page, emptyText, onMore, children }: Props<Row>) {
  const { rows, total, loading, error, refetch } = page
  if (!rows) return error ? <ErrorPanel error={error} onRetry={refetch} /> : <div className={css.waiting} aria-busy />
  if (rows.length === 0) return <p className={css.none}>{emptyText}</p>
  return (
    <>
      {error && <ErrorPanel inline error={error} onRetry={refetch} />}
      <ul className={css.list} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} className={css.item}>
            {children(row)}
          </li>
        ))}
      </ul>
      {rows.length < total ? (
        <Button className={css.more} loading={loading} onClick={onMore}>
          {texts.more}
        </Button>
      ) : (
        <p className={css.end}>{texts.all(formatCount(total))}</p>
      )}
    </>
  )
}
