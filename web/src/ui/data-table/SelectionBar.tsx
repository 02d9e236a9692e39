import { type ReactNode, useState } from 'react'
import { toast } from '../feedback/toastStore'
import { formatCount, formatFigure, sumFigures } from '../format/decimal'
import { Button } from '../layout/Button'
import type { Selection } from '../list/useSelection'
import { texts } from '../texts'
import css from './table.module.css'
import type { SelectionSum } from './types'

interface Props<Row> {
  selection: Selection<Row>
  sums: readonly SelectionSum<Row>[]
  total: number | undefined
  loadAll: (() => Promise<readonly Row[]>) | undefined
  selectLimit: number | undefined
  selectable: (row: Row) => boolean
  actions: ReactNode
}

/** Number of selected rows on all pages, with sums and verbs; at the end of the scrolling area. */
export function SelectionBar<Row>(props: Props<Row>) {
  const { selection, sums, total, loadAll, selectLimit = Number.POSITIVE_INFINITY, selectable, actions } = props
  const [loading, setLoading] = useState(false)
  const count = selection.rows.size
  const rows = [...selection.rows.values()]
  const all = async () => {
    if (!loadAll) return
    setLoading(true)
    try {
      selection.set((await loadAll()).filter(selectable), true)
    } catch (error) {
      toast.failure(error)
    } finally {
      setLoading(false)
    }
  }
  if (!count) return null
  return (
    <div className={css.selection} role="status" data-screen>
      <strong>{texts.selected(formatCount(count))}</strong>
      {sums.map(({ label, kind, of }) => (
        <span key={label}>
          {label} <b className="tf-number">{formatFigure(kind, sumFigures(kind, rows.map(of)))}</b>
        </span>
      ))}
      {loadAll && total !== undefined && count < total && total <= selectLimit && (
        <Button variant="plain" size="xs" loading={loading} onClick={all}>
          {texts.selectAll(formatCount(total))}
        </Button>
      )}
      {loadAll && total !== undefined && total > selectLimit && (
        <span>{texts.selectTooMany(formatCount(total), formatCount(selectLimit))}</span>
      )}
      <Button variant="plain" size="xs" onClick={selection.clear}>
        {texts.clearSelection}
      </Button>
      <div className={css.selectionActions}>{actions}</div>
    </div>
  )
}
