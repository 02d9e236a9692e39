import { isZero } from '../../../ui/format/decimal'
import { newPaymentUrl } from '../payment'
import type { Instalment } from './rows'
import { texts } from './texts'

/** The form of a payment of an instalment. */
export const payUrl = ({ settleNo, id }: Instalment): string => newPaymentUrl([settleNo], id)

/** Why there is nothing of it to be paid; null when there is. */
export const reasonAgainstPaying = ({ leftAmt }: Instalment): string | null =>
  isZero(leftAmt) ? texts.nothingLeft : null

/** Why the plan cannot be another one, as far as all its instalments tell; null when it can: what is paid stays. */
export const reasonAgainstChange = (instalments: readonly Pick<Instalment, 'leftAmt'>[]): string | null =>
  instalments.length > 0 && instalments.every(({ leftAmt }) => isZero(leftAmt)) ? texts.allPaid : null

/** The plan of a settlement on paper, for useDownload. */
export const pdfOf = (settlementId: string): [string, RequestInit, string] => [
  `/chain/companysettle/downloadCompanyPaymentPlanSettlePdf?${new URLSearchParams({ settleId: settlementId })}`,
  {},
  texts.pdfName,
]
