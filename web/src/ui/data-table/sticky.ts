import type { CSSProperties } from 'react'
import type { Leaf } from './features'
import css from './table.module.css'

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
