import { late } from '../../../ui/late'

export { newPaymentUrl, paymentUrl } from './links'
export { ADD as PAY, GET as SEE_PAYMENTS, MAX_SETTLEMENTS, reasonAgainstPaying } from './pay'
/** Payments of a settlement, on its statement. */
export const SettlementPayments = late(() => import('./statement/SettlementPayments'))
