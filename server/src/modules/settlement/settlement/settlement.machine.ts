import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { compareMoney, type Money, ZERO } from '../../../kernel/money/money.js'
import { moveTexts } from '../../../kernel/values/texts.js'
import { SettlementStatus, settlementStatusLabels } from '../enums.js'
import { settlementTexts as texts } from '../texts.js'

interface Amounts {
  settleNo: string
  paidAmt: Money
  pledgedAmt: Money
}

/** Guard against a move once money has been paid, or while a payment is open. */
const unpaid =
  (move: string): Guard<Amounts> =>
  ({ settleNo, paidAmt, pledgedAmt }) => {
    if (compareMoney(paidAmt, ZERO) > 0) return { code: 'SETTLEMENT_PAID', params: { settleNo, move } }
    return compareMoney(pledgedAmt, ZERO) > 0 ? { code: 'SETTLEMENT_IN_PAYMENT', params: { settleNo, move } } : null
  }
/** Guard against a move after a payment or an invoice. */
const untouched =
  (move: string): Guard<Amounts & { invoicedAmt: Money }> =>
  ({ invoicedAmt, ...amounts }) =>
    compareMoney(invoicedAmt, ZERO) > 0
      ? { code: 'SETTLEMENT_PAID', params: { settleNo: amounts.settleNo, move } }
      : unpaid(move)(amounts)
const payeesComplete: Guard<{ lackingPayeeCount: number }> = ({ lackingPayeeCount: count }) =>
  count > 0 ? { code: 'SETTLEMENT_PAYEE_MISSING', params: { count } } : null
const pricesKept: Guard<{ rejectedPriceCount: number }> = ({ rejectedPriceCount: count }) =>
  count > 0 ? { code: 'SETTLEMENT_PRICE_REJECTED', params: { count } } : null
/** Guard of approval: where the company wants two people, a person with a hand in a settlement cannot approve it. */
const byAnother: Guard<{ settleNo: string; fourEyes: boolean; own: boolean }> = ({ settleNo, fourEyes, own }) =>
  fourEyes && own ? { code: 'SETTLEMENT_OWN', params: { settleNo } } : null
/** Guard against moves of a company that is not authenticated. */
const authenticatedFor =
  (move: string): Guard<{ authenticated: boolean }> =>
  ({ authenticated }) =>
    authenticated ? null : { code: 'NOT_AUTHENTICATED', params: { move } }
const severalWaybills: Guard<{ settleCnt: number }> = ({ settleCnt }) =>
  settleCnt > 1 ? null : { code: 'SPLIT_NOT_PROPER' }

/** Name of a settlement in the refusal of a verb on its lines or payments. */
const byNumber = ({ settleNo }: { settleNo: string }): string => texts.settlement + settleNo
const onLine = { from: [SettlementStatus.PENDING], what: byNumber, offered: false } as const

/**
 * States and moves of a settlement (docs/behaviour/settlement.md). Rejecting is refused after any payment; merging and
 * splitting point to a successor.
 */
export const settlementMachine = defineMachine({
  what: '结算单',
  states: settlementStatusLabels,
  initial: SettlementStatus.PENDING,
  final: [SettlementStatus.REJECTED, SettlementStatus.SUPERSEDED],
  moves: {
    approve: {
      from: [SettlementStatus.PENDING],
      to: SettlementStatus.APPROVED,
      needs: 'chain:companysettle:audit',
      label: moveTexts.approve,
      guards: [authenticatedFor(texts.approveThem), payeesComplete, pricesKept, byAnother],
    },
    reject: {
      from: [SettlementStatus.PENDING, SettlementStatus.APPROVED],
      to: SettlementStatus.REJECTED,
      needs: 'chain:companysettle:audit',
      label: moveTexts.reject,
      guards: [untouched(texts.reject)],
    },
    reopen: {
      from: [SettlementStatus.APPROVED],
      to: SettlementStatus.PENDING,
      needs: 'chain:garbagecustomersales:edit',
      label: '退回待审核',
      offered: false,
    },
    pay: {
      from: [SettlementStatus.APPROVED],
      to: SettlementStatus.PAID,
      needs: 'chain:companypayment:add',
      label: '付款',
      guards: [authenticatedFor(texts.pay)],
      offered: false,
    },
    unpay: {
      from: [SettlementStatus.PAID],
      to: SettlementStatus.APPROVED,
      needs: 'chain:companypayment:edit',
      label: texts.unpay,
      offered: false,
    },
    pledge: {
      from: [SettlementStatus.APPROVED],
      needs: 'chain:companypayment:add',
      label: texts.pay,
      what: byNumber,
      offered: false,
    },
    invoice: {
      from: [SettlementStatus.APPROVED, SettlementStatus.PAID],
      needs: 'chain:companypayment:edit',
      label: texts.invoice,
      what: byNumber,
      offered: false,
    },
    merge: {
      from: [SettlementStatus.PENDING, SettlementStatus.APPROVED],
      to: SettlementStatus.SUPERSEDED,
      needs: 'chain:garbagecustomersales:edit',
      label: texts.rearrange,
      guards: [untouched(texts.merge)],
    },
    split: {
      from: [SettlementStatus.PENDING, SettlementStatus.APPROVED],
      needs: 'chain:garbagecustomersales:edit',
      label: texts.rearrange,
      guards: [untouched(texts.split), severalWaybills],
    },
    delete: {
      from: [SettlementStatus.PENDING, SettlementStatus.REJECTED],
      needs: 'chain:garbagecustomersales:del',
      label: texts.delete,
      guards: [untouched(texts.reject)],
    },
    setPayee: {
      from: [SettlementStatus.PENDING],
      needs: 'chain:garbagecustomersales:edit',
      label: texts.setPayee,
      what: byNumber,
    },
    changePayee: {
      from: [SettlementStatus.PENDING],
      needs: 'chain:garbagecustomersales:edit',
      label: texts.changePayee,
      what: byNumber,
      offered: false,
    },
    plan: {
      from: [SettlementStatus.APPROVED],
      needs: 'chain:companypayment:add',
      label: texts.makePlan,
      what: byNumber,
      offered: false,
    },
    addPaper: {
      from: [SettlementStatus.PENDING, SettlementStatus.APPROVED, SettlementStatus.PAID],
      needs: 'chain:garbagecustomersales:edit',
      label: texts.addPaper,
      what: byNumber,
      offered: false,
    },
    removeLine: { ...onLine, label: texts.remove },
    rejectPrice: { ...onLine, label: texts.rejectPrice },
    keepPrice: { ...onLine, label: texts.keepPrice },
    reprice: { ...onLine, label: texts.reprice },
  },
})
