import { texts } from './texts'

/**
 * Exact calculation and formats of decimal strings such as "1234.50". No amount ever becomes a floating-point number.
 */

declare const exact: unique symbol

/**
 * Exact decimal of yuan as text. It comes from the API or from these functions; other texts and numbers are no Money.
 */
export type Money = string & { readonly [exact]: 'money' }

/** Exact decimal of tons, cubic metres, trucks or work, as text. */
export type Quantity = string & { readonly [exact]: 'quantity' }

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

interface Parts {
  negative: boolean
  whole: string
  fraction: string
}

export function partsOf(value: string): Parts | null {
  const match = DECIMAL.exec(value.trim())
  return match ? { negative: match[1] === '-', whole: match[2] ?? '0', fraction: match[3] ?? '' } : null
}

/** Value in units of 10^-scale. The server never sends more decimals than the scale has. */
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

/** Type of the figures of each kind. */
interface Figures {
  money: Money
  quantity: Quantity
  count: number
}

export type FigureKind = keyof Figures
export type Figure<Kind extends FigureKind = FigureKind> = Figures[Kind]

export const SCALES: Record<FigureKind, number> = { money: 2, quantity: 3, count: 0 }

/**
 * Exact sum of figures of one kind: yuan to the cent, quantities of one unit, or counts. Missing figures count as 0.
 */
export function sumFigures<Kind extends FigureKind>(
  kind: Kind,
  figures: Iterable<Figure<Kind> | null | undefined>,
): Figure<Kind> {
  let units = 0n
  for (const figure of figures) if (figure != null) units += toUnits(String(figure), SCALES[kind])
  const sum = fromUnits(units, SCALES[kind])
  return (kind === 'count' ? Number(sum) : sum) as Figure<Kind>
}

/** Difference of two amounts. */
export const subtractMoney = (amount: Money, taken: Money): Money =>
  fromUnits(toUnits(amount, SCALES.money) - toUnits(taken, SCALES.money), SCALES.money) as Money

/** Exact price of a number of pieces. */
export const timesCount = (price: Money, count: number): Money =>
  fromUnits(toUnits(price, SCALES.money) * BigInt(count), SCALES.money) as Money

const HALF_UP = 5_000n
const HUNDREDTHS = 10_000n

/** Percentage of an amount, at most two decimals in the rate, rounded half up to the cent as on the server. */
export function percentOf(amount: Money, percent: string): Money {
  const product = toUnits(amount, SCALES.money) * toUnits(percent, 2)
  const size = product < 0n ? -product : product
  const cents = (size + HALF_UP) / HUNDREDTHS
  return fromUnits(product < 0n ? -cents : cents, SCALES.money) as Money
}

const THOUSAND = 1_000n

/** Share of a part in a whole in per cent, rounded half up to a tenth; null for an empty whole. */
export function percentShare(part: Quantity, whole: Quantity | null): string | null {
  const [of, all] = [toUnits(part, SCALES.quantity), whole === null ? 0n : toUnits(whole, SCALES.quantity)]
  return all <= 0n ? null : fromUnits((of * THOUSAND * 2n + all) / (all * 2n), 1)
}

/** Most decimals of any figure. */
const FINEST = 6
const HUNDRED = 100n

/** Quotient of two decimals in hundredths, rounded half away from 0; null without a number or a divisor. */
export function quotient(of: string, per: string): string | null {
  const [above, below] = [toUnits(of, FINEST), toUnits(per, FINEST)]
  if (!partsOf(of) || below === 0n) return null
  const [size, by] = [above < 0n ? -above : above, below < 0n ? -below : below]
  const units = (size * HUNDRED * 2n + by) / (by * 2n)
  return fromUnits(above < 0n === below < 0n ? units : -units, 2)
}

/** Whether an amount is 0, in any notation. */
export const isZero = (amount: Money): boolean => /^-?0*(\.0*)?$/.test(amount)

const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

function format(value: string | null | undefined, scale: number): string {
  if (value == null || value === '') return ''
  const parts = partsOf(value)
  if (!parts) return value
  const fraction = scale ? `.${parts.fraction.padEnd(scale, '0').slice(0, scale)}` : ''
  return `${parts.negative ? '-' : ''}${group(parts.whole)}${fraction}`
}

const withoutIdleZeros = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** Units in which soil is measured. */
export type MeasureUnit = 'TRUCK' | 'CUBIC' | 'TON'

/** Units of prices: those of soil, a ticket, a shift, or (ANY) the unit of the trip that is priced. */
export type PriceUnit = MeasureUnit | 'TICKET' | 'SHIFT' | 'ANY'

/** Yuan with two decimals: "1,234.50"; "" for no amount. */
export const formatMoney = (value: Money | null | undefined): string => formatFigure('money', value)

/**
 * Trucks as a whole number, cubic metres and tons with three decimals, and other quantities without trailing zeros:
 * "12.5".
 */
export function formatQuantity(value: Quantity | null | undefined, unit?: MeasureUnit): string {
  const text = formatFigure('quantity', value)
  // Decimals of a part of a truck are shown.
  if (unit === 'TRUCK') return text.replace(/\.0+$/, '')
  return unit ? text : withoutIdleZeros(text)
}

/** Price with its unit: "80.00 元/车"; "" for no price. */
export function formatPrice(value: Money | null | undefined, unit: PriceUnit): string {
  const text = formatMoney(value)
  return text && `${text} ${texts.prices[unit]}`
}

/** Whole number with separators: "12,345". */
export const formatCount = (value: number | null | undefined): string => formatFigure('count', value)

/** Figure in the format of its kind. */
export function formatFigure<Kind extends FigureKind>(kind: Kind, figure: Figure<Kind> | null | undefined): string {
  return format(figure?.toString(), SCALES[kind])
}
