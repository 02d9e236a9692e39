import { memo } from 'react'
import { texts } from '../texts'
import { headCount } from './cells'
import { isNumber, type Leaf, SELECT } from './features'
import css from './table.module.css'
import type { Column } from './types'
import { stickyProps } from './width/sticky'

interface Props<Row extends object> {
  row: Row
  index: number
  /** 1-based among everything that matches, heads included. */
  ariaIndex: number
  leaves: Leaf<Row>[]
  byId: ReadonlyMap<string, Column<Row>>
  filler: number
  /** Changes whenever columns move or change width, so that the memo lets the row through. */
  layoutKey: string
  /** The columns whose content can be seen, first and last; the others may stand empty while rows move. */
  from: number
  to: number
  /** Only up to what heads the row. */
  brief: boolean
  selected: boolean | undefined
  reason: string | null
  name: string
  activeColumn: number | null
  flashing: boolean
  onSelect: (row: Row, selected: boolean, range: boolean) => void
  onActivate: (row: number, column: number) => void
  onOpen: ((row: Row) => void) | undefined
}

function Row<R extends object>(props: Props<R>) {
  const {
    row,
    index,
    leaves,
    byId,
    filler,
    selected,
    reason,
    name,
    activeColumn,
    brief,
    onSelect,
    onActivate,
    onOpen,
  } = props
  const cells = (brief ? leaves.slice(0, headCount(leaves, byId)) : leaves).map((leaf, column) => {
    const tab = { tabIndex: activeColumn === column ? 0 : -1, 'data-column': column }
    if (leaf.id === SELECT) {
      return (
        <td
          key={leaf.id}
          {...stickyProps(leaf, css.selectCell)}
          {...tab}
          data-select
          data-tip={reason ?? undefined}
          aria-description={reason ?? undefined}
        >
          <input
            type="checkbox"
            tabIndex={-1}
            checked={selected ?? false}
            disabled={reason !== null}
            aria-label={texts.selectRow(name)}
            aria-description={reason ?? undefined}
            onChange={(event) => {
              const { shiftKey } = event.nativeEvent as MouseEvent
              onSelect(row, event.target.checked, shiftKey)
            }}
          />
        </td>
      )
    }
    const definition = byId.get(leaf.id)
    if (!definition) return null
    const away = !leaf.getIsPinned() && (column < props.from || column > props.to)
    const Cell = definition.rowHeader ? 'th' : 'td'
    return (
      <Cell
        key={leaf.id}
        {...stickyProps(leaf, away ? '' : css.cell)}
        {...tab}
        scope={definition.rowHeader ? 'row' : undefined}
        data-number={isNumber(definition.kind) || undefined}
        data-widgets={definition.pin === 'end' || undefined}
      >
        {away ? null : definition.cell(row)}
      </Cell>
    )
  })
  if (!brief) cells.splice(filler, 0, <td key="filler" aria-hidden className={css.cell} />)
  return (
    <tr
      data-row={index}
      data-flash={props.flashing || undefined}
      aria-rowindex={props.ariaIndex}
      aria-selected={selected}
      onFocus={(event) => {
        const column = (event.target as HTMLElement).dataset.column
        if (column) onActivate(index, Number(column))
      }}
      onDoubleClick={onOpen && (() => onOpen(row))}
    >
      {cells}
    </tr>
  )
}

/** Told by others than their own values: they change with the layout key, or only matter when they grow. */
const ASIDE: readonly string[] = ['leaves', 'byId', 'filler', 'from', 'to'] satisfies (keyof Props<object>)[]

/** One row of plain elements; it renders again only when something of its own has changed, or more of it can be seen. */
export const TableRow = memo(Row, (before, after) => {
  if (after.from < before.from || after.to > before.to) return false
  const keys = Object.keys(after) as (keyof typeof after)[]
  return keys.every((key) => Object.is(before[key], after[key]) || ASIDE.includes(key))
}) as typeof Row
