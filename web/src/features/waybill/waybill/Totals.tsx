import { formatCount, formatMoney, formatQuantity } from '../../../ui/format/decimal'
import css from './Totals.module.css'
import { texts } from './texts'
import type { WaybillsQuery } from './waybill.generated'

interface Props {
  total: number
  summary: WaybillsQuery['waybills']['summary'] | undefined
}

/** Trips, tons, cubic metres and money of everything that matches. */
export function Totals({ total, summary }: Props) {
  if (!summary) return null
  const figures: [string, string][] = [
    [texts.trips, formatCount(total)],
    [texts.tons, formatQuantity(summary.weightTons)],
    [texts.cubic, formatQuantity(summary.cubic)],
    [texts.receivable, formatMoney(summary.receivable)],
  ]
  return (
    <span className={css.totals}>
      <span>{texts.totals}</span>
      {figures.map(([label, value]) => (
        <span key={label}>
          {label} <b className="tf-number">{value}</b>
        </span>
      ))}
    </span>
  )
}
