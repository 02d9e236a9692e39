import { isZero, subtractMoney } from '../../../ui/format/decimal'
import type { InstalmentRowFragment } from './instalment.generated'
import type { texts } from './texts'

export type Instalment = InstalmentRowFragment
export type State = keyof typeof texts.states

/** Whether an instalment is paid, and if not, whether it is late. */
export function stateOf({ amount, paidAmt, overdue }: Instalment): State {
  if (isZero(subtractMoney(amount, paidAmt))) return 'PAID'
  return overdue ? 'OVERDUE' : 'OPEN'
}
