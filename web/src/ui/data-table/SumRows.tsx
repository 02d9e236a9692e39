import { formatDecimal, formatQuantity, sumDecimals } from '../format/decimal'
import { texts } from '../texts'
import { isNumber, type Leaf, SELECT, scaleOf } from './features'
import { stickyProps } from './sticky'
import css from './table.module.css'
import type { Column, ColumnKind } from './types'

type Sum = string | number | null | undefined

export function writeSum(kind: ColumnKind | undefined, value: Sum): string {
  if (kind === 'quantity') return formatQuantity(value)
  return formatDecimal(value, scaleOf[kind ?? 'count'])
}

interface Props<Row extends object> {
  rows: readonly Row[]
  leaves: Leaf<Row>[]
  byId: ReadonlyMap<string, Column<Row>>
  filler: number
  querySums: Record<string, Sum> | undefined
}

/** 本页合计 and 全部合计, told apart and standing fast at the bottom. The page is added up exactly; the query by the server. */
export function SumRows<Row extends object>({ rows, leaves, byId, filler, querySums }: Props<Row>) {
  const line = (label: string, sumOf: (column: Column<Row>) => Sum) => {
    const first = leaves.findIndex((leaf) => leaf.id !== SELECT)
    const cells = leaves.map((leaf, index) => {
      const column = byId.get(leaf.id)
      const value = column ? writeSum(column.kind, sumOf(column)) : ''
      return (
        <td key={leaf.id} {...stickyProps(leaf, css.sumCell)} data-number={isNumber(column?.kind) || undefined}>
          {index === first && !value ? label : value}
        </td>
      )
    })
    cells.splice(filler, 0, <td key="filler" className={css.sumCell} />)
    return <tr key={label}>{cells}</tr>
  }
  const pageSum = (column: Column<Row>) => {
    const { sum, kind } = column
    return sum && sumDecimals(rows.map(sum), scaleOf[kind ?? 'count'])
  }
  return (
    <tfoot className={css.sums}>
      {line(texts.pageSum, pageSum)}
      {querySums && line(texts.querySum, (column) => querySums[column.id])}
    </tfoot>
  )
}
