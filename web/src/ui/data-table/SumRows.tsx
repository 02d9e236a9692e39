import { useMemo } from 'react'
import { type Figure, formatFigure, sumFigures } from '../format/decimal'
import { texts } from '../texts'
import { isNumber, type Leaf, SELECT, sumKindOf } from './features'
import { stickyProps } from './sticky'
import css from './table.module.css'
import type { Column } from './types'

type Sum = Figure | null | undefined

interface Props<Row extends object> {
  rows: readonly Row[]
  isCounted: ((row: Row) => boolean) | undefined
  leaves: Leaf<Row>[]
  byId: ReadonlyMap<string, Column<Row>>
  filler: number
  querySums: Record<string, Sum> | undefined
}

/** What the page adds up to, by column: worked out once for the same rows, and only for columns that are shown. */
function usePageSums<Row extends object>({ rows, isCounted, byId }: Pick<Props<Row>, 'rows' | 'isCounted' | 'byId'>) {
  const known = useMemo(
    () => ({ rows: isCounted ? rows.filter(isCounted) : rows, byId, sums: new Map<string, Figure>() }),
    [rows, isCounted, byId],
  )
  return ({ id, sum, kind }: Column<Row>): Sum => {
    if (!sum) return undefined
    const found = known.sums.get(id) ?? sumFigures(sumKindOf(kind), known.rows.map(sum))
    known.sums.set(id, found)
    return found
  }
}

/** 本页合计 and 全部合计, told apart and standing fast at the bottom. The page is added up exactly; the query by the server. */
export function SumRows<Row extends object>({ rows, isCounted, leaves, byId, filler, querySums }: Props<Row>) {
  const line = (label: string, sumOf: (column: Column<Row>) => Sum) => {
    const first = leaves.findIndex((leaf) => leaf.id !== SELECT)
    const cells = leaves.map((leaf, index) => {
      const column = byId.get(leaf.id)
      const value = column ? formatFigure(sumKindOf(column.kind), sumOf(column)) : ''
      return (
        <td key={leaf.id} {...stickyProps(leaf, css.sumCell)} data-number={isNumber(column?.kind) || undefined}>
          {index === first && !value ? label : value}
        </td>
      )
    })
    cells.splice(filler, 0, <td key="filler" className={css.sumCell} />)
    return <tr key={label}>{cells}</tr>
  }
  const pageSum = usePageSums({ rows, isCounted, byId })
  return (
    <tfoot className={css.sums}>
      {line(texts.pageSum, pageSum)}
      {querySums && line(texts.querySum, (column) => querySums[column.id])}
    </tfoot>
  )
}
