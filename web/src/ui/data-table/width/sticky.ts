import type { CSSProperties } from 'react'
import { type Leaf, SELECT } from '../features'
import css from '../table.module.css'

/** Class and offset of a cell whose column stands fast; the nearest one to the middle throws the shadow. */
export function stickyProps<Row extends object>(
  column: Leaf<Row>,
  className: string | undefined,
): { className: string; style: CSSProperties | undefined } {
  const side = column.getIsPinned()
  if (!side) return { className: className ?? '', style: undefined }
  const edge = side === 'start' ? column.getIsLastColumn('start') : column.getIsFirstColumn('end')
  const offset = side === 'start' ? column.getStart('start') : column.getAfter('end')
  const shadow = edge ? (side === 'start' ? css.edgeStart : css.edgeEnd) : ''
  return {
    className: `${className} ${css.sticky} ${side === 'end' ? css.stickyEnd : css.stickyStart} ${shadow}`,
    style: { '--offset': `${offset}px` } as CSSProperties,
  }
}

/** A column's width as CSS. On a phone one that stands fast leaves room for the others: the widest of them are its actions. */
export function widthOf<Row extends object>(column: Leaf<Row>): string {
  const width = `${column.getSize()}px`
  return column.id !== SELECT && column.getIsPinned() === 'start' ? `min(${width}, var(--widest-fast))` : width
}
