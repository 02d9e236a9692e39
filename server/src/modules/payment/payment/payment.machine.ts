import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { compareMoney, type Money } from '../../../kernel/money/money.js'
import { PaymentStatus } from '../enums.js'
import { paymentStatusLabels } from '../labels.js'
import { paymentTexts as texts } from '../texts.js'

const { DRAFT, SUBMITTED, APPROVED, PAID, RETURNED, REVERSED } = PaymentStatus
const byNumber = ({ paymentNo }: { paymentNo: string }): string => texts.payment + paymentNo

interface Approved {
  paymentNo: string
  amt: Money
  own: boolean
  fourEyes: boolean
  fourEyesPayment: Money
}

/** Where the company wants two people above an amount, nobody approves what he made himself. */
const byAnother: Guard<Approved> = ({ paymentNo, amt, own, fourEyes, fourEyesPayment }) =>
  fourEyes && own && compareMoney(amt, fourEyesPayment) > 0 ? { code: 'PAYMENT_OWN', params: { paymentNo } } : null

/** A company that has not shown who it is pays nobody. */
const authenticatedOnly: Guard<{ authenticated: boolean }> = ({ authenticated }) =>
  authenticated ? null : { code: 'NOT_AUTHENTICATED', params: { move: texts.moves.pay } }

const open = [DRAFT, SUBMITTED, APPROVED] as const
const common = { what: byNumber } as const

/** Whether a person made a payment or changed it last. */
export const isOwn = (
  { userId }: { userId: string },
  { createdBy, termsBy }: { createdBy: string; termsBy: string },
): boolean => createdBy === userId || termsBy === userId

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
      guards: [byAnother],
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
