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
  /** Row number for screen readers, from 1 over all matching rows, heads included. */
  ariaIndex: number
  leaves: Leaf<Row>[]
  byId: ReadonlyMap<string, Column<Row>>
  filler: number
  /** Changes with the order or width of columns, so that the memo renders the row. */
  layoutKey: string
  /** First and last column with visible content; the others may be empty while rows move. */
  from: number
  to: number
  /** Whether only the row's heading is drawn. */
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

/** Props left out of the comparison: they change together with the layout key, or matter only when they grow. */
const ASIDE: readonly string[] = ['leaves', 'byId', 'filler', 'from', 'to'] satisfies (keyof Props<object>)[]

/** Row of plain elements; it renders again only when its own values change, or more of it becomes visible. */
export const TableRow = memo(Row, (before, after) => {
  if (after.from < before.from || after.to > before.to) return false
  const keys = Object.keys(after) as (keyof typeof after)[]
  return keys.every((key) => Object.is(before[key], after[key]) || ASIDE.includes(key))
}) as typeof Row
