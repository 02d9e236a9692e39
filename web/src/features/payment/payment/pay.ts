import type { SettlementStatus } from '../../../gql/types.generated'
import { isZero, type Money } from '../../../ui/format/decimal'
import { texts } from './texts'

/** The permission that making a payment needs. */
export const ADD = 'chain:companypayment:add'
/** The permission that changing one needs. */
export const EDIT = 'chain:companypayment:edit'
/** The permission that seeing payments needs. */
export const GET = 'chain:companypayment:get'
/** As many settlements as one payment may pay. */
export const MAX_SETTLEMENTS = 100

interface Paid {
  status: SettlementStatus
  leftAmt: Money | null
}

/** Why a settlement cannot be paid now; null when it can. */
export function reasonAgainstPaying({ status, leftAmt }: Paid): string | null {
  if (status === 'PENDING') return texts.payAfterApproval
  if (status !== 'APPROVED') return texts.noPay(texts.settlementStatuses[status])
  return leftAmt !== null && isZero(leftAmt) ? texts.nothingLeft : null
}
