import type { CSSProperties } from 'react'
import { type Leaf, SELECT } from '../features'
import css from '../table.module.css'

/** Class and offset of a cell in a fixed column. The innermost fixed column throws the shadow. */
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

/**
 * Width of a column in CSS. On a phone the widest fixed column, which holds the verbs, is narrower to leave room for
 * the others.
 */
export function widthOf<Row extends object>(column: Leaf<Row>): string {
  const width = `${column.getSize()}px`
  return column.id !== SELECT && column.getIsPinned() === 'start' ? `min(${width}, var(--widest-fast))` : width
}
