import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { addMoney, compareMoney, type Money } from '../../../kernel/money/money.js'
import { PaymentStatus } from '../enums.js'
import { paymentStatusLabels } from '../labels.js'
import { paymentTexts as texts } from '../texts.js'

const { DRAFT, SUBMITTED, APPROVED, PAID, RETURNED, REVERSED } = PaymentStatus
const byNumber = ({ paymentNo }: { paymentNo: string }): string => texts.payment + paymentNo

/** For how many days what one person approved alone is added up. */
export const ALONE_DAYS = 30

/** An approval as it is judged. */
export interface Approved {
  paymentNo: string
  amt: Money
  /** Whether the approver had a hand in it. */
  own: boolean
  /** Sum that he approved so within the window, for the same payee or settlements. */
  alone: Money
  fourEyes: boolean
  fourEyesPayment: Money
}

/** Where the company wants two people above an amount, nobody approves what he had a hand in, nor more than that in pieces. */
export const whyNotAlone: Guard<Approved> = ({ paymentNo, amt, own, alone, fourEyes, fourEyesPayment: limit }) => {
  if (!fourEyes || !own) return null
  if (compareMoney(amt, limit) > 0) return { code: 'PAYMENT_OWN', params: { paymentNo } }
  const sum = addMoney(amt, alone)
  return compareMoney(sum, limit) > 0
    ? { code: 'PAYMENT_OWN_SUM', params: { paymentNo, days: ALONE_DAYS, sum, limit } }
    : null
}

/** A company that has not shown who it is pays nobody. */
const authenticatedOnly: Guard<{ authenticated: boolean }> = ({ authenticated }) =>
  authenticated ? null : { code: 'NOT_AUTHENTICATED', params: { move: texts.moves.pay } }

const open = [DRAFT, SUBMITTED, APPROVED] as const
const common = { what: byNumber } as const

/** The way of a payment (decisions §11): what was paid stays, and is returned or reversed. */
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
