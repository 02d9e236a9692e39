import { type Quantity, quantity } from '../money/money.js'

/** Units in which soil is counted. */
export type MeasureUnit = 'TRUCK' | 'CUBIC' | 'TON'

export const measureNames: Readonly<Record<MeasureUnit, string>> = { TRUCK: '车', CUBIC: '方', TON: '吨' }

/** Unit of a price. */
export const priceUnit = (unit: MeasureUnit): string => `元/${measureNames[unit]}`

/** Whether a quantity has no decimals: pieces have none, unless a part of a piece is given. */
export const isWhole = (amount: string, unit: string | null | undefined): boolean =>
  unit === 'TRUCK' && /^-?\d+(\.0*)?$/.test(amount)

/** A quantity with the decimals of its unit: pieces whole, cubic metres and tons with three. */
export const measured = (amount: Quantity | string, unit: MeasureUnit): string =>
  isWhole(amount, unit) ? amount.replace(/\..*$/, '') : quantity(amount)
