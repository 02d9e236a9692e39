import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { ReceiptStatus } from '../enums.js'
import { receiptStatusLabels } from '../labels.js'
import { settlementTexts as texts } from '../texts.js'

const inNoSettlement: Guard<{ giveCardNo: string; isSettle: boolean }> = ({ giveCardNo, isSettle }) =>
  isSettle ? { code: 'RECEIPT_IN_SETTLEMENT', params: { giveCardNo } } : null
const anythingSettleable: Guard<{ settleAbleCount: number }> = ({ settleAbleCount }) =>
  settleAbleCount > 0 ? null : { code: 'ROWS_REFUSED', params: { message: texts.notSelectable.nothing } }

/** Decisions §3: a receipt may be voided until a settlement uses it; a rejected settlement opens it again. */
export const receiptMachine = defineMachine({
  what: '回执单',
  states: receiptStatusLabels,
  initial: ReceiptStatus.OPEN,
  final: [ReceiptStatus.VOIDED],
  moves: {
    void: {
      from: [ReceiptStatus.OPEN],
      to: ReceiptStatus.VOIDED,
      needs: 'chain:garbagecustomersales:del',
      label: '作废',
      first: [inNoSettlement],
    },
    settle: {
      from: [ReceiptStatus.OPEN],
      needs: 'chain:garbagecustomersales:add',
      label: '结算',
      guards: [anythingSettleable],
    },
    close: {
      from: [ReceiptStatus.OPEN],
      to: ReceiptStatus.SETTLED,
      needs: 'chain:garbagecustomersales:add',
      label: '结算',
      offered: false,
    },
    reopen: {
      from: [ReceiptStatus.SETTLED],
      to: ReceiptStatus.OPEN,
      needs: 'chain:garbagecustomersales:edit',
      label: '退回结算',
      offered: false,
    },
  },
})
