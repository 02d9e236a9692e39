import type { KeyboardEvent } from 'react'
import { LuArrowDown, LuArrowUp, LuGripVertical, LuPanelLeft, LuPanelRight } from '../../icons'
import { IconButton } from '../../layout/Button'
import { texts } from '../../texts'
import { DEFAULT_WIDTH, MIN_WIDTH, SELECT } from '../features'
import type { Column } from '../types'
import type { EffectiveLayout } from '../useTableLayout'
import css from './settings.module.css'

interface Props<Row> {
  column: Column<Row>
  layout: EffectiveLayout
  /** Whether the column can be dragged. */
  draggable: boolean
  dragged: boolean
  onMove: (by: 1 | -1) => void
}

/** Column with its visibility, width and place. */
export function ColumnLine<Row>({ column, layout, draggable, dragged, onMove }: Props<Row>) {
  const { id, header } = column
  const { start, end } = layout.pinning
  const seen = layout.visibility[id] !== false
  const pin = (side: 'start' | 'end') => {
    const now = side === 'start' ? start : end
    const own = (ids: string[]) => ids.filter((other) => other !== id && other !== SELECT)
    const pinned = now.includes(id) ? own(now) : [...own(now), id]
    layout.change(side === 'start' ? { start: pinned, end: own(end) } : { end: pinned, start: own(start) })
  }
  const byKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!by) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li className={css.line} data-column-line={draggable ? id : undefined} data-dragged={dragged || undefined}>
      {draggable && (
        <button
          type="button"
          className={css.handle}
          data-handle={id}
          aria-label={texts.dragColumn(header)}
          onKeyDown={byKey}
        >
          <LuGripVertical aria-hidden size={14} />
        </button>
      )}
      <label className={css.name}>
        <input
          type="checkbox"
          checked={seen}
          onChange={(event) => layout.change({ visibility: { ...layout.visibility, [id]: event.target.checked } })}
        />
        {header}
      </label>
      {seen && (
        <>
          <input
            className={css.width}
            type="number"
            step={10}
            min={MIN_WIDTH}
            aria-label={texts.resizeColumn(header)}
            value={layout.widths[id] ?? column.width ?? DEFAULT_WIDTH}
            onChange={(event) =>
              layout.change({
                widths: { ...layout.widths, [id]: Math.max(event.target.valueAsNumber || 0, MIN_WIDTH) },
              })
            }
          />
          <IconButton
            size="xs"
            label={`${header} ${texts.moveUp}`}
            icon={<LuArrowUp aria-hidden />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="xs"
            label={`${header} ${texts.moveDown}`}
            icon={<LuArrowDown aria-hidden />}
            onClick={() => onMove(1)}
          />
          <IconButton
            size="xs"
            label={`${header} ${texts.pinStart}`}
            aria-pressed={start.includes(id)}
            icon={<LuPanelLeft aria-hidden />}
            onClick={() => pin('start')}
          />
          <IconButton
            size="xs"
            label={`${header} ${texts.pinEnd}`}
            aria-pressed={end.includes(id)}
            icon={<LuPanelRight aria-hidden />}
            onClick={() => pin('end')}
          />
        </>
      )}
    </li>
  )
}
