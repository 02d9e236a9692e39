import { type Money, multiplyMoney, partOf, type Quantity } from '../../../kernel/money/money.js'
import type { LedgerType } from './enums.js'

/** One shift that a machine is paid for: 8 hours. */
export const SHIFT_MINUTES = 480

/** What a machine costs. */
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

/** What work costs: by the shift its part of one, by the measure each truck that was loaded. Null where there is no such price. */
export function amountOf(work: Worked, { shiftPrice, loadPrice }: MachinePrices): Money | null {
  if (work.ledgerType === 'SHIFT') return shiftPrice && partOf(shiftPrice, work.workTime, SHIFT_MINUTES)
  if (work.unitWork !== 'TRUCK' || work.scheduleWork === null) return null
  return loadPrice && multiplyMoney(loadPrice, work.scheduleWork)
}
