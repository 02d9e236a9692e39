import { type ReactNode, useMemo } from 'react'
import {
  formatCount,
  formatMoney,
  formatQuantity,
  type Money,
  type Quantity,
  sumFigures,
} from '../../../ui/format/decimal'
import { LeftOutNote } from '../../../ui/list/LeftOutNote'
import type { Waybill } from './rows'
import css from './Totals.module.css'
import { texts } from './texts'
import type { WaybillsQuery } from './waybill.generated'

interface Props {
  /** The rows of the page, whose sums stand beside those of the query. */
  rows?: readonly Waybill[]
  total: number
  summary: WaybillsQuery['waybills']['summary'] | undefined
  /** Which of the rows count; all unless given. */
  isCounted?: (row: Waybill) => boolean
}

interface Sums {
  weightTons: Quantity
  cubic: Quantity
  receivable: Money
}

function sumsOf(rows: readonly Waybill[]): Sums {
  const weightOf = (unit: Waybill['weightType']) =>
    sumFigures(
      'quantity',
      rows.map((row) => (row.weightType === unit ? row.weightTons : null)),
    )
  return {
    weightTons: weightOf('TON'),
    cubic: weightOf('CUBIC'),
    receivable: sumFigures(
      'money',
      rows.map((row) => row.receivable),
    ),
  }
}

function Line({ name, trips, sums, children }: { name: string; trips: number; sums: Sums; children?: ReactNode }) {
  const figures: [string, string][] = [
    [texts.trips, formatCount(trips)],
    [texts.tons, formatQuantity(sums.weightTons, 'TON')],
    [texts.cubic, formatQuantity(sums.cubic, 'CUBIC')],
    [texts.receivable, formatMoney(sums.receivable)],
  ]
  return (
    <span className={css.totals}>
      <span className={css.name}>{name}</span>
      {figures.map(([label, value]) => (
        <span key={label}>
          {label} <b className="tf-number">{value}</b>
        </span>
      ))}
      {children}
    </span>
  )
}

/** Trips, tons, cubic metres and money: of everything that matches, and, told apart, of this page. */
export function Totals({ rows, total, summary, isCounted }: Props) {
  const page = useMemo(() => {
    const counted = rows?.filter(isCounted ?? (() => true))
    return counted && { trips: counted.length, sums: sumsOf(counted) }
  }, [rows, isCounted])
  if (!summary) return null
  return (
    <span className={css.both}>
      <Line name={texts.totals} trips={summary.counted} sums={summary}>
        <LeftOutNote count={summary.leftOut} text={texts.leftOut} />
      </Line>
      {rows && page && rows.length < total && <Line name={texts.pageTotals} {...page} />}
    </span>
  )
}
