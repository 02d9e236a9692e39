import { partText } from './items'

const PATH = '/chain/payment'

/** The list with a payment open. */
export const paymentUrl = (id: string) => `${PATH}?${new URLSearchParams({ payment: id })}`

/** List with the form of a new payment, filled with settlements by number, or with an instalment of one. */
export const newPaymentUrl = (settleNos: readonly string[], planItemId = '') =>
  `${PATH}?${new URLSearchParams({ add: settleNos.map((settleNo) => partText({ settleNo, planItemId, amt: '' })).join() })}`

/** The list of these payments alone. */
export const paymentsUrl = (paymentNos: readonly string[]) =>
  `${PATH}?${new URLSearchParams({ paymentNos: paymentNos.join() })}`
