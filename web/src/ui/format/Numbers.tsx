import { type Money as Amount, formatCount, formatMoney, formatQuantity, type Quantity as Measure } from './decimal'

const NOTHING = '—'

/** An amount in yuan in tabular figures: "1,234.50"; a dash for nothing. */
export function Money({ value }: { value: Amount | null | undefined }) {
  return <span className="tf-number">{formatMoney(value) || NOTHING}</span>
}

/** A quantity in tons or cubic metres. */
export function Quantity({ value }: { value: Measure | null | undefined }) {
  return <span className="tf-number">{formatQuantity(value) || NOTHING}</span>
}

export function Count({ value }: { value: number | null | undefined }) {
  return <span className="tf-number">{formatCount(value) || NOTHING}</span>
}
