import { memo } from 'react'
import { texts } from '../texts'
import { isNumber, type Leaf, SELECT } from './features'
import { stickyProps } from './sticky'
import css from './table.module.css'
import type { Column } from './types'

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
  const { row, index, leaves, byId, filler, selected, reason, name, activeColumn, onSelect, onActivate, onOpen } = props
  const cells = leaves.map((leaf, column) => {
    const tab = { tabIndex: activeColumn === column ? 0 : -1, 'data-column': column }
    if (leaf.id === SELECT) {
      return (
        <td
          key={leaf.id}
          {...stickyProps(leaf, css.selectCell)}
          {...tab}
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
    const Cell = definition.rowHeader ? 'th' : 'td'
    return (
      <Cell
        key={leaf.id}
        {...stickyProps(leaf, css.cell)}
        {...tab}
        scope={definition.rowHeader ? 'row' : undefined}
        data-number={isNumber(definition.kind) || undefined}
        data-widgets={definition.pin === 'end' || undefined}
      >
        {definition.cell(row)}
      </Cell>
    )
  })
  cells.splice(filler, 0, <td key="filler" aria-hidden className={css.cell} />)
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

/** One row of plain elements; it renders again only when something of its own has changed. */
export const TableRow = memo(Row, (before, after) => {
  const keys = Object.keys(after) as (keyof typeof after)[]
  return keys.every(
    (key) => key === 'leaves' || key === 'byId' || key === 'filler' || Object.is(before[key], after[key]),
  )
}) as typeof Row
