import type { SettlementStatus } from '../../../gql/types.generated'
import { isZero, type Money } from '../../../ui/format/decimal'
import { texts } from './texts'

/** Permission to make a payment. */
export const ADD = 'chain:companypayment:add'
/** Permission to change a payment. */
export const EDIT = 'chain:companypayment:edit'
/** Permission to see payments. */
export const GET = 'chain:companypayment:get'
/** Most settlements of one payment. */
export const MAX_SETTLEMENTS = 100

interface Paid {
  status: SettlementStatus
  leftAmt: Money | null
}

/** Reason why a settlement cannot be paid now; null when it can. */
export function reasonAgainstPaying({ status, leftAmt }: Paid): string | null {
  if (status === 'PENDING') return texts.payAfterApproval
  if (status !== 'APPROVED') return texts.noPay(texts.settlementStatuses[status])
  return leftAmt !== null && isZero(leftAmt) ? texts.nothingLeft : null
}
