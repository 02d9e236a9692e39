import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { texts } from '../../texts'
import type { Column } from '../types'
import type { EffectiveLayout } from '../useTableLayout'
import { ColumnLine } from './ColumnLine'
import { grouped, movedTo, stepped } from './column-order'
import css from './settings.module.css'

interface Props<Row> {
  columns: readonly Column<Row>[]
  layout: EffectiveLayout
  matches: (header: string) => boolean
  /** Whether only some columns are listed. */
  searched: boolean
}

/**
 * Visible columns in order, then hidden ones under their headings. The order is fixed when the list opens, so that a
 * ticked line does not move away.
 */
export function ColumnLines<Row>({ columns, layout, matches, searched }: Props<Row>) {
  const isSeen = (id: string) => layout.visibility[id] !== false
  const [first] = useState(() => new Set(columns.map(({ id }) => id).filter(isSeen)))
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const kept = useRef<Element | null>(null)
  const byId = new Map(columns.map((column) => [column.id, column]))
  const found = columns.filter(({ header }) => matches(header))
  const upper = layout.order.flatMap((id) => {
    const column = byId.get(id)
    return column && first.has(id) && matches(column.header) ? [column] : []
  })

  // A line that React moves in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order moves lines
  useLayoutEffect(() => {
    if (kept.current instanceof HTMLElement && document.activeElement !== kept.current) kept.current.focus()
    kept.current = null
  }, [layout.order])

  const move = ({ id, header }: Column<Row>, by: 1 | -1) => {
    const order = stepped(layout.order, id, by, isSeen)
    kept.current = document.activeElement
    layout.change({ order })
    const seen = order.filter((one) => one === id || isSeen(one))
    setSaid(texts.columnAt(header, seen.indexOf(id) + 1, seen.length))
  }
  const take = (event: PointerEvent<HTMLUListElement>) => {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null
    if (!handle || event.button !== 0) return
    // Keeps the scroll position while lines move.
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged(handle.dataset.handle ?? null)
  }
  const drag = (event: PointerEvent) => {
    if (!dragged) return
    const line = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-column-line]')
    const other = line?.dataset.columnLine
    if (other && other !== dragged) layout.change({ order: movedTo(layout.order, dragged, other) })
  }
  const drop = () => setDragged(null)

  const line = (column: Column<Row>, draggable: boolean) => (
    <ColumnLine
      key={column.id}
      column={column}
      layout={layout}
      draggable={draggable}
      dragged={column.id === dragged}
      onMove={(by) => move(column, by)}
    />
  )
  return (
    <div className={css.lines}>
      {found.length === 0 && <p className={css.none}>{texts.noColumn}</p>}
      {upper.length > 0 && (
        <ul
          aria-label={texts.shownColumns}
          onPointerDown={take}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={drop}
        >
          {upper.map((column) => line(column, !searched))}
        </ul>
      )}
      {grouped(found.filter(({ id }) => !first.has(id))).map(({ title, columns: members }) => (
        <section key={title} aria-label={title || texts.hiddenColumns}>
          <h3 className={css.heading}>{title || texts.hiddenColumns}</h3>
          <ul>{members.map((column) => line(column, false))}</ul>
        </section>
      ))}
      <p className="tf-visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
