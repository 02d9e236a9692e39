import { type ReactNode, useMemo } from 'react'
import { type Figure, formatFigure, sumFigures } from '../format/decimal'
import { texts } from '../texts'
import { sumKindOf } from './features'
import css from './sums.module.css'
import type { Column, SumFigure, SumsOf } from './types'

interface Props<Row extends object> {
  rows: readonly Row[]
  /** The columns that the person sees, in their order. */
  columns: readonly Column<Row>[]
  total: number | undefined
  isCounted: ((row: Row) => boolean) | undefined
  figures: SumsOf | undefined
  querySums: Record<string, Figure | null | undefined> | undefined
  note: ReactNode
}

/** What a figure of the column is counted in, where its heading or itself does not say it. */
export const unitOf = <Row,>({ header, kind, unit }: Column<Row>): string =>
  unit ?? (kind === 'money' && !header.includes(texts.yuan) ? texts.yuan : '')

const figureOf = <Row,>(column: Column<Row>, value: Figure): SumFigure => ({
  label: column.unit ? column.header.replace(/（[^）]*）$/, '') : column.header,
  value: formatFigure(sumKindOf(column.kind), value),
  unit: unitOf(column),
})

function Line({ name, figures }: { name: string; figures: readonly SumFigure[] }) {
  return (
    <p className={css.line}>
      <span className={css.name}>{name}</span>
      {figures.map(({ label, value, unit }) => (
        <span key={label}>
          {label} <b className="tf-number">{value}</b> {unit}
        </span>
      ))}
    </p>
  )
}

/**
 * What a list adds up to, said once: 本页 and 查询 beside each other, every figure with its unit. The page is added up exactly, the query
 * by the server; where the page is everything there is nothing to tell apart.
 */
export function SumStrip<Row extends object>(props: Props<Row>) {
  const { rows, columns, total, isCounted, figures, querySums, note } = props
  const counted = useMemo(() => (isCounted ? rows.filter(isCounted) : rows), [rows, isCounted])
  const summed = columns.filter((column) => column.sum && (!figures || querySums?.[column.id] !== undefined))
  const page = useMemo(
    () =>
      summed.flatMap((column) =>
        column.sum ? [figureOf(column, sumFigures(sumKindOf(column.kind), counted.map(column.sum)))] : [],
      ),
    [summed, counted],
  )
  const query = columns.flatMap((column) => {
    const value = querySums?.[column.id]
    return value === undefined || value === null ? [] : [figureOf(column, value)]
  })
  const all = [...(figures?.page ?? []), ...page]
  const everything = [...(figures?.query ?? []), ...query]
  if (!all.length && !everything.length) return null
  const whole = everything.length > 0 && rows.length >= (total ?? Number.POSITIVE_INFINITY)
  return (
    <section className={css.strip} aria-label={texts.sums}>
      {!whole && all.length > 0 && <Line name={texts.pageSum} figures={all} />}
      {everything.length > 0 && <Line name={texts.querySum} figures={everything} />}
      {note}
    </section>
  )
}
