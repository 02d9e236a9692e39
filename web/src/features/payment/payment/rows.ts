import type { PaymentStatus } from '../../../gql/types.generated'
import { formatMoney } from '../../../ui/format/decimal'
import type { PaymentRowFragment } from './payment.generated'
import { texts } from './texts'
import type { SettlementsOfPaymentQuery } from './verbs/verbs.generated'

export type Payment = PaymentRowFragment

export const STATUSES = ['DRAFT', 'SUBMITTED', 'APPROVED', 'PAID', 'RETURNED', 'REVERSED'] as const
export type Verb = keyof typeof texts.verbs

/** What can be done to a payment that stands there; the first is what it waits for. */
export const verbsOf: Record<PaymentStatus, readonly Verb[]> = {
  DRAFT: ['submit', 'edit', 'delete'],
  SUBMITTED: ['approve', 'sendBack', 'withdraw', 'delete'],
  APPROVED: ['pay', 'sendBack', 'withdraw', 'delete'],
  PAID: ['giveBack', 'reverse'],
  RETURNED: [],
  REVERSED: [],
}

/** What is paid is finished: undoing it is nobody's next step. */
export const waitsFor = ({ status }: Payment): Verb | null => (status === 'PAID' ? null : (verbsOf[status][0] ?? null))

/** Why it cannot be done to it, in the server's words; null when it can. */
export const reasonAgainst = (verb: Verb, { allowedActions, refusedActions }: Payment): string | null =>
  allowedActions.includes(verb)
    ? null
    : (refusedActions.find(({ action }) => action === verb)?.reason ?? texts.notAllowed)

export const accountOf = ({
  bindingBankName,
  bindingBankNo,
}: Pick<Payment, 'bindingBankName' | 'bindingBankNo'>): string => texts.account(bindingBankName, bindingBankNo)

/** Its number, to whom, and how much. */
export const aboutOf = (payment: Payment): string =>
  texts.about(payment.paymentNo, payment.payeeName, accountOf(payment), formatMoney(payment.amt))

/** Settlements that a payment is for, each once. */
export const settlementIdsOf = ({ payment }: SettlementsOfPaymentQuery): string[] => [
  ...new Set(payment?.settlements.map(({ settlementId }) => settlementId) ?? []),
]
