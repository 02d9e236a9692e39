import { defineMachine } from '../../../kernel/command/machine.js'
import { ReceiptStatus } from '../enums.js'
import { receiptStatusLabels } from '../labels.js'

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
    },
    settle: {
      from: [ReceiptStatus.OPEN],
      to: ReceiptStatus.SETTLED,
      needs: 'chain:garbagecustomersales:add',
      label: '结算',
    },
    reopen: {
      from: [ReceiptStatus.SETTLED],
      to: ReceiptStatus.OPEN,
      needs: 'chain:garbagecustomersales:edit',
      label: '退回结算',
    },
  },
})
