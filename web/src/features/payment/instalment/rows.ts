import type { FileRequest } from '../../../kit/verbs/verb'
import { isZero, subtractMoney } from '../../../ui/format/decimal'
import { newPaymentUrl } from '../payment'
import type { InstalmentRowFragment } from './instalment.generated'
import { texts } from './texts'

export type Instalment = InstalmentRowFragment
export type State = keyof typeof texts.states

/** Whether an instalment is paid, and if not, whether it is late. */
export function stateOf({ amount, paidAmt, overdue }: Instalment): State {
  if (isZero(subtractMoney(amount, paidAmt))) return 'PAID'
  return overdue ? 'OVERDUE' : 'OPEN'
}

/** Address of the form that pays an instalment. */
export const payUrl = ({ settleNo, id }: Instalment): string => newPaymentUrl([settleNo], id)

/** Reason why nothing of it can be paid; null when something can. */
export const reasonAgainstPaying = ({ leftAmt }: Instalment): string | null =>
  isZero(leftAmt) ? texts.nothingLeft : null

/** Document of a settlement's plan. */
export const pdfOf = (settlementId: string): FileRequest => [
  `/chain/companysettle/downloadCompanyPaymentPlanSettlePdf?${new URLSearchParams({ settleId: settlementId })}`,
  {},
  texts.pdfName,
]
