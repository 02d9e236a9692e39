import { units as around, type DecimalForm, readDecimal } from '../../gql/decimal.generated'
import { type Money, partsOf, SCALES } from './decimal'

// Readers of typed figures. They stand apart from the formats, so that pages that only show figures do not load them.

/** Typed amount in yuan; null for no text and for text that is no amount. */
export function typedMoney(text: string): Money | null {
  const cleaned = cleanAmount(text)
  return partsOf(cleaned) && (cleaned as Money)
}

/**
 * Typed or pasted text as a plain decimal without its unit. Text that is no number, or that could mean two numbers,
 * stays as it is.
 */
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
