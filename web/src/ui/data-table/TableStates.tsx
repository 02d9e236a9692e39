import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorPanel } from '../feedback/ErrorPanel'
import { formatCount } from '../format/decimal'
import { LuInbox, LuSearchX } from '../icons'
import { Button } from '../layout/Button'
import { texts } from '../texts'
import css from './table.module.css'
import type { DataTableProps } from './types'

const SKELETON = Array.from({ length: 10 }, (_, row) => row)

/** Grey bars in the shape of the table that is loading. */
export function SkeletonRows({ columns }: { columns: number }) {
  const bars = Array.from({ length: columns }, (_, column) => column)
  return SKELETON.map((row) => (
    <tr key={row} aria-hidden>
      {bars.map((column) => (
        <td key={column} className={css.cell}>
          <span className={css.bar} style={{ width: `${45 + ((row * 7 + column * 13) % 40)}%` }} />
        </td>
      ))}
    </tr>
  ))
}

function Note({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <div className={css.note}>
      {icon}
      <p>{text}</p>
      {children}
    </div>
  )
}

type Shown = 'rows' | 'total' | 'loading' | 'error' | 'onRetry' | 'list' | 'emptyText' | 'emptyAction'

/**
 * Last page of a list that is open beyond its end; null otherwise. A page that has just lost its last row is replaced
 * by the last page, so that the person who deleted the row can continue.
 */
function useLastPage({
  rows,
  total = 0,
  loading,
  list,
}: Pick<DataTableProps<object>, 'rows' | 'total' | 'loading' | 'list'>): number | null {
  const filled = useRef<string | null>(null)
  const last = list && total > 0 ? Math.ceil(total / list.size) : 1
  const isBeyond = list !== undefined && rows?.length === 0 && !loading && total > 0 && list.page > last
  useEffect(() => {
    if (!list || loading) return
    if (rows && rows.length > 0) filled.current = list.place
    else if (isBeyond && filled.current === list.place) list.setPage(last, true)
  }, [rows, loading, list, isBeyond, last])
  return isBeyond ? last : null
}

/**
 * Note in place of rows: the error, a page beyond the end, "nothing matches", or "nothing yet"; null when there are
 * rows.
 */
export function TableNote(props: Pick<DataTableProps<object>, Shown>) {
  const { rows, error, onRetry, list, emptyText, emptyAction } = props
  const last = useLastPage(props)
  if (rows === undefined) return error ? <ErrorPanel error={error} onRetry={onRetry} /> : null
  if (rows.length > 0) return null
  if (list && last !== null) {
    return (
      <Note icon={<LuSearchX aria-hidden size={32} />} text={texts.beyond(formatCount(list.page), formatCount(last))}>
        <Button onClick={() => list.setPage(last)}>{texts.lastPage}</Button>
      </Note>
    )
  }
  if (list?.filtered) {
    return (
      <Note icon={<LuSearchX aria-hidden size={32} />} text={texts.noMatch}>
        <Button onClick={list.reset}>{texts.clearFilters}</Button>
      </Note>
    )
  }
  return (
    <Note icon={<LuInbox aria-hidden size={32} />} text={emptyText ?? texts.empty}>
      {emptyAction}
    </Note>
  )
}
