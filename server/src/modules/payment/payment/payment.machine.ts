import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { addMoney, compareMoney, type Money } from '../../../kernel/money/money.js'
import { PaymentStatus, paymentStatusLabels } from '../enums.js'
import { paymentTexts as texts } from '../texts.js'

const { DRAFT, SUBMITTED, APPROVED, PAID, RETURNED, REVERSED } = PaymentStatus
const byNumber = ({ paymentNo }: { paymentNo: string }): string => texts.payment + paymentNo

/** Days over which approvals by one person alone are added up. */
export const ALONE_DAYS = 30

/** Facts of a payment that decide its approval. */
export interface Approved {
  paymentNo: string
  amt: Money
  /** Whether the approver had a hand in the payment. */
  own: boolean
  /** Sum of his recent approvals of this kind, for the same payee or settlements. */
  alone: Money
  fourEyes: boolean
  fourEyesPayment: Money
}

/**
 * Guard of approval: above the amount from which the company wants two people, an editor cannot approve a payment, nor
 * several whose sum exceeds it.
 */
export const whyNotAlone: Guard<Approved> = ({ paymentNo, amt, own, alone, fourEyes, fourEyesPayment: limit }) => {
  if (!fourEyes || !own) return null
  if (compareMoney(amt, limit) > 0) return { code: 'PAYMENT_OWN', params: { paymentNo } }
  const sum = addMoney(amt, alone)
  return compareMoney(sum, limit) > 0
    ? { code: 'PAYMENT_OWN_SUM', params: { paymentNo, days: ALONE_DAYS, sum, limit } }
    : null
}

/** Companies pay only after authentication. */
const authenticatedOnly: Guard<{ authenticated: boolean }> = ({ authenticated }) =>
  authenticated ? null : { code: 'NOT_AUTHENTICATED', params: { move: texts.moves.pay } }

const open = [DRAFT, SUBMITTED, APPROVED] as const
const common = { what: byNumber } as const

/**
 * States and moves of a payment: a paid one cannot be changed, but returned or reversed (docs/behaviour/payment.md).
 */
export const paymentMachine = defineMachine({
  what: texts.payment,
  states: paymentStatusLabels,
  initial: DRAFT,
  final: [RETURNED, REVERSED],
  moves: {
    edit: {
      ...common,
      from: [DRAFT],
      needs: 'chain:companypayment:edit',
      label: texts.moves.edit,
      instead: { SUBMITTED: texts.inReview, APPROVED: texts.inReview, PAID: texts.isPaid },
    },
    submit: {
      ...common,
      from: [DRAFT],
      to: SUBMITTED,
      needs: 'chain:companypayment:add',
      label: texts.moves.submit,
    },
    withdraw: {
      ...common,
      from: [SUBMITTED, APPROVED],
      to: DRAFT,
      needs: 'chain:companypayment:edit',
      label: texts.moves.withdraw,
    },
    approve: {
      ...common,
      from: [SUBMITTED],
      to: APPROVED,
      needs: 'chain:companypayment:audit',
      label: texts.moves.approve,
      guards: [whyNotAlone],
    },
    sendBack: {
      ...common,
      from: [SUBMITTED, APPROVED],
      to: DRAFT,
      needs: 'chain:companypayment:audit',
      label: texts.moves.sendBack,
    },
    pay: {
      ...common,
      from: [APPROVED],
      to: PAID,
      needs: 'chain:companypayment:add',
      label: texts.moves.pay,
      guards: [authenticatedOnly],
    },
    giveBack: {
      ...common,
      from: [PAID],
      to: RETURNED,
      needs: 'chain:companypayment:edit',
      label: texts.moves.giveBack,
    },
    reverse: {
      ...common,
      from: [PAID],
      to: REVERSED,
      needs: 'chain:companypayment:del',
      label: texts.moves.reverse,
    },
    delete: {
      ...common,
      from: open,
      needs: 'chain:companypayment:del',
      label: texts.moves.delete,
      instead: { PAID: texts.isPaid },
    },
  },
})
