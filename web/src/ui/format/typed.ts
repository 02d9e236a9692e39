import { units as around, type DecimalForm, readDecimal } from '../../gql/decimal.generated'
import { type Money, partsOf, SCALES } from './decimal'

// Apart from what shows figures: pages that only show some do not load how they are read.

/** What a person typed as an amount in yuan; null for nothing, and for what is none. */
export function typedMoney(text: string): Money | null {
  const cleaned = cleanAmount(text)
  return partsOf(cleaned) && (cleaned as Money)
}

/** What a person types or pastes as a plain decimal, with what may stand beside it; text that is none, or may be two, stays. */
const cleaned = (form: DecimalForm) => (text: string) => readDecimal(text, form).value ?? text.trim()

export const amountForm: DecimalForm = { decimals: SCALES.money, units: around.price }
export const quantityForm: DecimalForm = { decimals: SCALES.quantity, units: around.measure }
export const countForm: DecimalForm = { decimals: SCALES.count, units: around.none }

/** "¥1,234.50 元" as "1234.50". */
export const cleanAmount = cleaned(amountForm)
/** "1,234.50 吨" as "1234.50". */
export const cleanQuantity = cleaned(quantityForm)
/** "1,200" as "1200". */
export const cleanCount = cleaned(countForm)
/** "9%" as "9". */
export const cleanPercent = cleaned({ decimals: 4, units: around.percent })
