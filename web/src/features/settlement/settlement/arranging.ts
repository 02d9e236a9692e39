import { isZero } from '../../../ui/format/decimal'
import { PAY, reasonAgainstPaying } from '../../payment/payment'
import { reasonAgainst, type Settlement } from './rows'
import { texts } from './texts'

/** What is done to whole settlements, in a dialog of its own or, as paying, on a page of its own. */
export type Arranging = 'merge' | 'split' | 'plan' | 'pay' | 'papers'

/** The permission that each needs; the server asks for the same. */
export const needs: Record<Arranging, string> = {
  merge: 'chain:garbagecustomersales:edit',
  split: 'chain:garbagecustomersales:edit',
  plan: PAY,
  pay: PAY,
  papers: 'chain:garbagecustomersales:get',
}

/** Why it cannot be done to this settlement; null when it can. */
export function reasonAgainstArranging(verb: Arranging, settlement: Settlement): string | null {
  if (verb === 'papers') return null
  if (verb === 'pay') return reasonAgainstPaying(settlement)
  if (verb !== 'plan') return reasonAgainst(verb, settlement)
  const { status, leftAmt } = settlement
  if (status === 'PENDING') return texts.planAfterApproval
  if (status !== 'APPROVED') return texts.noPlan(texts.statuses[status])
  return leftAmt && isZero(leftAmt) ? texts.nothingToPlan : null
}
