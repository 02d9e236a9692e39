import type { Column, SelectionSum, SumFigure, SumsOf } from '../../ui/data-table/types'
import { type Figure, formatFigure, sumFigures } from '../../ui/format/decimal'
import type { ChosenSum, ListSum } from './kind'

const told = <Row, Summary>({ label, kind, unit }: ListSum<Row, Summary>, figure: Figure): SumFigure => ({
  label,
  value: formatFigure(kind, figure),
  unit,
})

/** Sums of a list: the server adds up all matching rows, this code those of the page. */
export const sumsOf = <Row, Summary>(
  sums: readonly ListSum<Row, Summary>[],
  summary: Summary,
  rows: readonly Row[],
): SumsOf => ({
  query: sums.flatMap((sum) => (sum.total ? [told(sum, sum.total(summary))] : [])),
  page: sums.flatMap((sum) => {
    const { kind, of } = sum
    return of ? [told(sum, sumFigures(kind, rows.map(of)))] : []
  }),
})

/** Sums of selected rows: columns of numbers, in the order in which they are named. */
export const selectionSumsOf = <Row extends object>(
  columns: readonly Column<Row>[],
  sums: readonly ChosenSum<Row>[],
): SelectionSum<Row>[] =>
  sums.flatMap((sum) => {
    const id = typeof sum === 'string' ? sum : sum.of
    const { header, kind } = columns.find((column) => column.id === id) ?? {}
    if (!header || !kind || kind === 'text') return []
    const label = typeof sum === 'string' ? header : sum.label
    return [{ label, kind, of: (row: Row) => (row as Readonly<Record<string, Figure | null>>)[id] }]
  })
