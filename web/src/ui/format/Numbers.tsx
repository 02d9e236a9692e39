import {
  type Money as Amount,
  formatCount,
  formatMoney,
  formatQuantity,
  type Quantity as Measure,
  type MeasureUnit,
  type PriceUnit,
} from './decimal'
import { texts } from './texts'

const NOTHING = '—'

/** Amount in yuan, in figures of equal width: "1,234.50"; a dash for no amount. */
export function Money({ value }: { value: Amount | null | undefined }) {
  return <span className="tf-number">{formatMoney(value) || NOTHING}</span>
}

/** Quantity, with the decimals of its unit. */
export function Quantity({ value, unit }: { value: Measure | null | undefined; unit?: MeasureUnit }) {
  return <span className="tf-number">{formatQuantity(value, unit) || NOTHING}</span>
}

/** Price in yuan for one unit: "80.00 元/车". */
export function Price({ value, unit }: { value: Amount | null | undefined; unit: PriceUnit }) {
  const amount = formatMoney(value)
  if (!amount) return <span className="tf-number">{NOTHING}</span>
  return (
    <span className="tf-number" data-tip={unit === 'ANY' ? texts.anyUnit : undefined}>
      {amount} <span className="tf-unit">{texts.prices[unit]}</span>
    </span>
  )
}

export function Count({ value }: { value: number | null | undefined }) {
  return <span className="tf-number">{formatCount(value) || NOTHING}</span>
}
