import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { moveTexts } from '../../../kernel/values/texts.js'
import { ReceiptStatus, receiptStatusLabels } from '../enums.js'
import { settlementTexts as texts } from '../texts.js'

const inNoSettlement: Guard<{ giveCardNo: string; isSettle: boolean }> = ({ giveCardNo, isSettle }) =>
  isSettle ? { code: 'RECEIPT_IN_SETTLEMENT', params: { giveCardNo } } : null
const anythingSettleable: Guard<{ settleAbleCount: number }> = ({ settleAbleCount }) =>
  settleAbleCount > 0 ? null : { code: 'ROWS_REFUSED', params: { message: texts.notSelectable.nothing } }

/**
 * States and moves of a receipt: it may be voided until a settlement uses it, and is open again when that is rejected
 * (docs/behaviour/settlement.md).
 */
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
      label: moveTexts.void,
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
