import { oneOf } from '../../../kit/record/useRecord'
import { formatMoney } from '../../../ui/format/decimal'
import {
  PaymentDocument,
  type PaymentQuery,
  type PaymentRowFragment,
  type SettlementsOfPaymentQuery,
} from './payment.generated'
import { texts } from './texts'

export type Payment = PaymentRowFragment
export type Detail = NonNullable<PaymentQuery['payment']>

/** Payment in the drawer. */
export const payment = oneOf(PaymentDocument, (data) => data.payment)

export const accountOf = ({
  bindingBankName,
  bindingBankNo,
}: Pick<Payment, 'bindingBankName' | 'bindingBankNo'>): string => texts.account(bindingBankName, bindingBankNo)

/** Number, payee and amount. */
export const aboutOf = (row: Payment): string =>
  texts.about(row.paymentNo, row.payeeName, accountOf(row), formatMoney(row.amt))

/** Number of settlements of a payment; two instalments of one settlement count once. */
export const settlementCount = ({ settlements }: Pick<Detail, 'settlements'>): number =>
  new Set(settlements.map(({ settlementId }) => settlementId)).size

/** Distinct settlements of a payment. */
export const settlementIdsOf = ({ payment: found }: SettlementsOfPaymentQuery): string[] => [
  ...new Set(found?.settlements.map(({ settlementId }) => settlementId) ?? []),
]
