import { describe, expect, it } from 'vitest'
import { money } from '../../../kernel/money/money.js'
import { PaymentStatus } from '../enums.js'
import { paymentMachine } from './payment.machine.js'

type MoveName = keyof typeof paymentMachine.moves
const moves = Object.keys(paymentMachine.moves) as MoveName[]
const states = Object.values(PaymentStatus)

const facts = {
  paymentNo: 'FK202603010001',
  amt: money('100.00'),
  own: false,
  alone: money('0.00'),
  fourEyes: false,
  fourEyesPayment: money('0.00'),
  authenticated: true,
}

/** State after each allowed move, by the state before; all other moves are refused. */
const WAYS: Record<PaymentStatus, Partial<Record<MoveName, PaymentStatus>>> = {
  DRAFT: { edit: PaymentStatus.DRAFT, submit: PaymentStatus.SUBMITTED, delete: PaymentStatus.DRAFT },
  SUBMITTED: {
    withdraw: PaymentStatus.DRAFT,
    approve: PaymentStatus.APPROVED,
    sendBack: PaymentStatus.DRAFT,
    delete: PaymentStatus.SUBMITTED,
  },
  APPROVED: {
    withdraw: PaymentStatus.DRAFT,
    sendBack: PaymentStatus.DRAFT,
    pay: PaymentStatus.PAID,
    delete: PaymentStatus.APPROVED,
  },
  PAID: { giveBack: PaymentStatus.RETURNED, reverse: PaymentStatus.REVERSED },
  RETURNED: {},
  REVERSED: {},
}

const NEEDS: Record<MoveName, string> = {
  edit: 'chain:companypayment:edit',
  submit: 'chain:companypayment:add',
  withdraw: 'chain:companypayment:edit',
  approve: 'chain:companypayment:audit',
  sendBack: 'chain:companypayment:audit',
  pay: 'chain:companypayment:add',
  giveBack: 'chain:companypayment:edit',
  reverse: 'chain:companypayment:del',
  delete: 'chain:companypayment:del',
}

describe('the states of a payment', () => {
  it.each(states.flatMap((state) => moves.map((move) => [state, move] as const)))('%s: %s', (state, move) => {
    const to = WAYS[state][move]
    const refused = paymentMachine.refusal(state, move, facts)
    if (to) {
      expect(refused).toBeNull()
      expect(paymentMachine.next(state, move, facts)).toBe(to)
    } else {
      expect(refused).toMatchObject({ code: 'MOVE_NOT_ALLOWED', params: { what: '付款单FK202603010001' } })
      expect(() => paymentMachine.next(state, move, facts)).toThrow(paymentMachine.label(state))
    }
  })

  it('begin with a draft, and end with a paid or a returned payment', () => {
    expect(paymentMachine.initial).toBe(PaymentStatus.DRAFT)
    expect(paymentMachine.final).toEqual([PaymentStatus.RETURNED, PaymentStatus.REVERSED])
  })

  it.each(moves)('let nobody %s without its permission', (move) => {
    expect(paymentMachine.needs(move)).toBe(NEEDS[move])
  })
})

describe('whoever made a payment', () => {
  const approvalOf = (more: Partial<typeof facts>) =>
    paymentMachine.refusal(PaymentStatus.SUBMITTED, 'approve', { ...facts, ...more })

  it.each([
    ['approves it where the company wants one person only', { own: true }, null],
    ['does not approve it where it wants two', { own: true, fourEyes: true }, 'PAYMENT_OWN'],
    ['approves that of others where it wants two', { fourEyes: true }, null],
    [
      'approves it up to the amount of the company',
      { own: true, fourEyes: true, fourEyesPayment: money('100.00') },
      null,
    ],
    ['and not a cent above', { own: true, fourEyes: true, fourEyesPayment: money('99.99') }, 'PAYMENT_OWN'],
  ])('%s', (_, more, code) => {
    expect(approvalOf(more)?.code ?? null).toBe(code)
  })

  it('is told by the state first: that of others is no better in it', () => {
    const own = { ...facts, own: true, fourEyes: true }
    expect(paymentMachine.refusal(PaymentStatus.DRAFT, 'approve', own)?.code).toBe('MOVE_NOT_ALLOWED')
  })
})

describe('a company that has not shown who it is', () => {
  it('drafts and approves payments, and pays none', () => {
    const unknown = { ...facts, authenticated: false }
    expect(paymentMachine.refusal(PaymentStatus.APPROVED, 'pay', unknown)).toMatchObject({
      code: 'NOT_AUTHENTICATED',
      params: { move: '付款' },
    })
    for (const move of ['withdraw', 'sendBack', 'delete'] as const)
      expect(paymentMachine.refusal(PaymentStatus.APPROVED, move, unknown)).toBeNull()
  })
})
