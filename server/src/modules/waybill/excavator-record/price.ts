import { type Money, multiplyMoney, partOf, type Quantity } from '../../../kernel/money/money.js'
import type { LedgerType } from './enums.js'

/** Minutes of a paid shift: 8 hours. */
export const SHIFT_MINUTES = 480

/** Prices of a machine. */
export interface MachinePrices {
  shiftPrice: Money | null
  loadPrice: Money | null
}

export interface Worked {
  ledgerType: `${LedgerType}`
  workTime: number
  scheduleWork: Quantity | null
  unitWork: 'TRUCK' | 'CUBIC' | null
}

/**
 * Amount of work: by shift the worked part of the shift price, by quantity a price for each loaded truck. Null without
 * that price.
 */
export function amountOf(work: Worked, { shiftPrice, loadPrice }: MachinePrices): Money | null {
  if (work.ledgerType === 'SHIFT') return shiftPrice && partOf(shiftPrice, work.workTime, SHIFT_MINUTES)
  if (work.unitWork !== 'TRUCK' || work.scheduleWork === null) return null
  return loadPrice && multiplyMoney(loadPrice, work.scheduleWork)
}
