import { defineMachine } from '../../../kernel/command/machine.js'
import { SettlementStatus } from '../enums.js'
import { settlementStatusLabels } from '../labels.js'

/** Decisions §3. Rejecting is refused once anything is paid; merging and splitting point to a successor. */
export const settlementMachine = defineMachine({
  what: '结算单',
  states: settlementStatusLabels,
  initial: SettlementStatus.PENDING,
  final: [SettlementStatus.PAID, SettlementStatus.REJECTED, SettlementStatus.SUPERSEDED],
  moves: {
    approve: {
      from: [SettlementStatus.PENDING],
      to: SettlementStatus.APPROVED,
      needs: 'chain:garbagecustomersales:edit',
      label: '审核通过',
    },
    reject: {
      from: [SettlementStatus.PENDING, SettlementStatus.APPROVED],
      to: SettlementStatus.REJECTED,
      needs: 'chain:garbagecustomersales:edit',
      label: '驳回',
    },
    reopen: {
      from: [SettlementStatus.APPROVED],
      to: SettlementStatus.PENDING,
      needs: 'chain:garbagecustomersales:edit',
      label: '退回待审核',
    },
    pay: {
      from: [SettlementStatus.APPROVED],
      to: SettlementStatus.PAID,
      needs: 'chain:companypayment:add',
      label: '付款',
    },
    supersede: {
      from: [SettlementStatus.PENDING, SettlementStatus.APPROVED],
      to: SettlementStatus.SUPERSEDED,
      needs: 'chain:garbagecustomersales:edit',
      label: '合并或拆分',
    },
  },
})
