import { type ReactNode, useId, useMemo, useState } from 'react'
import { type Figure, formatFigure, sumFigures } from '../format/decimal'
import { LuChevronDown, LuChevronUp } from '../icons'
import { IconButton } from '../layout/Button'
import looks from '../layout/looks.module.css'
import { texts } from '../texts'
import { sumKindOf } from './features'
import css from './sums.module.css'
import type { Column, SumFigure, SumsOf } from './types'

interface Props<Row extends object> {
  rows: readonly Row[]
  /** Visible columns, in order. */
  columns: readonly Column<Row>[]
  total: number | undefined
  isCounted: ((row: Row) => boolean) | undefined
  figures: SumsOf | undefined
  querySums: Record<string, Figure | null | undefined> | undefined
  note: ReactNode
  /** Whether it is one line that opens, where space is short. */
  folds?: boolean
}

/** Unit of a column's values, unless the heading or the value has it. */
export const unitOf = <Row,>({ header, kind, unit }: Column<Row>): string =>
  unit ?? (kind === 'money' && !header.includes(texts.yuan) ? texts.yuan : '')

const figureOf = <Row,>(column: Column<Row>, value: Figure): SumFigure => ({
  label: column.unit ? column.header.replace(/（[^）]*）$/, '') : column.header,
  value: formatFigure(sumKindOf(column.kind), value),
  unit: unitOf(column),
})

interface LineProps {
  name: string
  figures: readonly SumFigure[]
  /** Whether it stays visible in a folded strip. */
  kept: boolean
}

function Line({ name, figures, kept }: LineProps) {
  return (
    <p className={css.line} data-kept={kept || undefined}>
      <span className={looks.faint}>{name}</span>
      {figures.map(({ label, value, unit }) => (
        <span key={label}>
          {label} <b className="tf-number">{value}</b> {unit}
        </span>
      ))}
    </p>
  )
}

/**
 * Sums of a list: 本页 and 查询 beside each other, each with its unit. The page is added exactly here, the query by the
 * server; if the page has all rows there is one sum. A folded strip shows the query's sums, as many as fit.
 */
export function SumStrip<Row extends object>(props: Props<Row>) {
  const { rows, columns, total, isCounted, figures, querySums, note, folds = false } = props
  const [open, setOpen] = useState(false)
  const id = useId()
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
    <section className={css.strip} aria-label={texts.sums} data-folded={(folds && !open) || undefined}>
      <div id={id} className={css.lines}>
        {!whole && all.length > 0 && <Line name={texts.pageSum} figures={all} kept={everything.length === 0} />}
        {everything.length > 0 && <Line name={texts.querySum} figures={everything} kept />}
        {note}
      </div>
      {folds && (
        <IconButton
          size="xs"
          label={open ? texts.foldSums : texts.unfoldSums}
          icon={open ? <LuChevronDown aria-hidden /> : <LuChevronUp aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      )}
    </section>
  )
}
