/** Exact arithmetic and wording for decimal strings such as "1234.50": no amount ever becomes a float. */

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

interface Parts {
  negative: boolean
  whole: string
  fraction: string
}

function partsOf(value: string): Parts | null {
  const match = DECIMAL.exec(value.trim())
  return match ? { negative: match[1] === '-', whole: match[2] ?? '0', fraction: match[3] ?? '' } : null
}

/** The value in units of 10^-scale. Digits beyond the scale do not occur in what the server sends. */
function toUnits(value: string, scale: number): bigint {
  const parts = partsOf(value)
  if (!parts) return 0n
  const units = BigInt(parts.whole + parts.fraction.padEnd(scale, '0').slice(0, scale))
  return parts.negative ? -units : units
}

function fromUnits(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return units < 0n ? `-${text}` : text
}

/** The exact sum of decimal strings (or whole numbers); nothing counts as 0. */
export function sumDecimals(values: Iterable<string | number | null | undefined>, scale: number): string {
  let sum = 0n
  for (const value of values) if (value != null) sum += toUnits(String(value), scale)
  return fromUnits(sum, scale)
}

const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Thousands separated and exactly `scale` decimals; "" for nothing. */
export function formatDecimal(value: string | number | null | undefined, scale: number): string {
  if (value == null || value === '') return ''
  const parts = partsOf(String(value))
  if (!parts) return String(value)
  const fraction = scale ? `.${parts.fraction.padEnd(scale, '0').slice(0, scale)}` : ''
  return `${parts.negative ? '-' : ''}${group(parts.whole)}${fraction}`
}

/** Yuan with two decimals: "1,234.50". */
export const formatMoney = (value: string | null | undefined) => formatDecimal(value, 2)

/** Tons and cubic metres: up to three decimals, without idle zeros: "12.5". */
export function formatQuantity(value: string | number | null | undefined): string {
  const text = formatDecimal(value, 3)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** Whole numbers: "12,345". */
export const formatCount = (value: string | number | null | undefined) => formatDecimal(value, 0)

/** What a person types or pastes as an amount ("¥1,234.50 元") as a plain decimal ("1234.50"); other text stays. */
export function cleanAmount(text: string): string {
  const cleaned = text
    .normalize('NFKC')
    .replace(/[¥￥$,，\s元]/g, '')
    .replace(/^\+/, '')
  return /^-?\d*\.?\d*$/.test(cleaned) ? cleaned.replace(/^(-?)\./, '$10.').replace(/\.$/, '') : text.trim()
}
