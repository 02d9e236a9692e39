import { type Quantity, quantity } from '../money/money.js'

/** What soil is counted in. */
export type MeasureUnit = 'TRUCK' | 'CUBIC' | 'TON'

export const measureNames: Readonly<Record<MeasureUnit, string>> = { TRUCK: '车', CUBIC: '方', TON: '吨' }

/** What a price is for. */
export const priceUnit = (unit: MeasureUnit): string => `元/${measureNames[unit]}`

/** Whether a quantity is told without decimals: pieces are, and a part of a piece is none. */
export const isWhole = (amount: string, unit: string | null | undefined): boolean =>
  unit === 'TRUCK' && /^-?\d+(\.0*)?$/.test(amount)

/** A quantity with the decimals of its unit: pieces whole, cubic metres and tons with three. */
export const measured = (amount: Quantity | string, unit: MeasureUnit): string =>
  isWhole(amount, unit) ? amount.replace(/\..*$/, '') : quantity(amount)
