import { texts } from './texts'

/** Exact arithmetic and wording for decimal strings such as "1234.50": no amount ever becomes a float. */

declare const exact: unique symbol

/** An exact decimal of yuan as text: read from the API or made here, never a plain text or a number. */
export type Money = string & { readonly [exact]: 'money' }

/** An exact decimal of tons, cubic metres, trucks or work as text. */
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

/** What each kind of figure is held as. */
interface Figures {
  money: Money
  quantity: Quantity
  count: number
}

export type FigureKind = keyof Figures
export type Figure<Kind extends FigureKind = FigureKind> = Figures[Kind]

export const SCALES: Record<FigureKind, number> = { money: 2, quantity: 3, count: 0 }

/** The exact sum of figures of one kind: yuan to the cent, quantities of one unit, counts; nothing counts as 0. */
export function sumFigures<Kind extends FigureKind>(
  kind: Kind,
  figures: Iterable<Figure<Kind> | null | undefined>,
): Figure<Kind> {
  let units = 0n
  for (const figure of figures) if (figure != null) units += toUnits(String(figure), SCALES[kind])
  const sum = fromUnits(units, SCALES[kind])
  return (kind === 'count' ? Number(sum) : sum) as Figure<Kind>
}

/** What is left of an amount. */
export const subtractMoney = (amount: Money, taken: Money): Money =>
  fromUnits(toUnits(amount, SCALES.money) - toUnits(taken, SCALES.money), SCALES.money) as Money

/** The exact price of so many. */
export const timesCount = (price: Money, count: number): Money =>
  fromUnits(toUnits(price, SCALES.money) * BigInt(count), SCALES.money) as Money

const HALF_UP = 5_000n
const HUNDREDTHS = 10_000n

/** So many percent, with two decimals at most, of an amount: half up to the cent, as the server rounds. */
export function percentOf(amount: Money, percent: string): Money {
  const product = toUnits(amount, SCALES.money) * toUnits(percent, 2)
  const size = product < 0n ? -product : product
  const cents = (size + HALF_UP) / HUNDREDTHS
  return fromUnits(product < 0n ? -cents : cents, SCALES.money) as Money
}

const THOUSAND = 1_000n

/** How many percent of a whole a part is, to a tenth, half up; nothing of a whole that is nothing. */
export function percentShare(part: Quantity, whole: Quantity | null): string | null {
  const [of, all] = [toUnits(part, SCALES.quantity), whole === null ? 0n : toUnits(whole, SCALES.quantity)]
  return all <= 0n ? null : fromUnits((of * THOUSAND * 2n + all) / (all * 2n), 1)
}

/** True for amounts of 0, however they are written. */
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

/** What soil is counted in. */
export type MeasureUnit = 'TRUCK' | 'CUBIC' | 'TON'

/** What a price is for: one of those, a ticket, or (ANY) what the trip that it meets is counted in. */
export type PriceUnit = MeasureUnit | 'TICKET' | 'SHIFT' | 'ANY'

/** Yuan with two decimals: "1,234.50"; "" for nothing. */
export const formatMoney = (value: Money | null | undefined): string => formatFigure('money', value)

/** Trucks whole, cubic metres and tons with three decimals; a quantity of something else without idle zeros: "12.5". */
export function formatQuantity(value: Quantity | null | undefined, unit?: MeasureUnit): string {
  const text = formatFigure('quantity', value)
  // A part of a truck is no whole one: its figures are not kept back.
  if (unit === 'TRUCK') return text.replace(/\.0+$/, '')
  return unit ? text : withoutIdleZeros(text)
}

/** A price with what it is for: "80.00 元/车"; "" for nothing. */
export function formatPrice(value: Money | null | undefined, unit: PriceUnit): string {
  const text = formatMoney(value)
  return text && `${text} ${texts.prices[unit]}`
}

/** Whole numbers: "12,345". */
export const formatCount = (value: number | null | undefined): string => formatFigure('count', value)

/** A figure of any kind, as its kind is written. */
export function formatFigure<Kind extends FigureKind>(kind: Kind, figure: Figure<Kind> | null | undefined): string {
  return format(figure?.toString(), SCALES[kind])
}
