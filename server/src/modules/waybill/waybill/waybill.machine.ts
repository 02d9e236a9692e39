import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { WaybillStatus } from '../enums.js'
import { waybillStatusLabels } from '../labels.js'

const inNoSettlement: Guard<{ no: string; settlementId: string | null }> = ({ no, settlementId }) =>
  settlementId === null ? null : { code: 'WAYBILL_IN_SETTLEMENT', params: { no } }

/**
 * 001 §4 and decisions §3: loaded → in transit → unloaded; what is on no live settlement may be voided, and stays void unless
 * that is taken back at once. The first punch makes a waybill; a clerk who adds a missed trip writes it down as it stands by then.
 */
export const waybillMachine = defineMachine({
  what: '运单',
  states: waybillStatusLabels,
  initial: WaybillStatus.LOADED,
  final: [WaybillStatus.VOID],
  moves: {
    edit: {
      from: [WaybillStatus.LOADED, WaybillStatus.IN_TRANSIT, WaybillStatus.UNLOADED, WaybillStatus.VOID],
      needs: 'chain:companywaybill:edit',
      label: '修改',
    },
    depart: {
      from: [WaybillStatus.LOADED],
      to: WaybillStatus.IN_TRANSIT,
      needs: 'chain:companywaybill:edit',
      label: '确认出场',
    },
    unload: {
      from: [WaybillStatus.LOADED, WaybillStatus.IN_TRANSIT],
      to: WaybillStatus.UNLOADED,
      needs: 'chain:companywaybill:edit',
      label: '确认卸车',
    },
    void: {
      from: [WaybillStatus.LOADED, WaybillStatus.IN_TRANSIT, WaybillStatus.UNLOADED],
      to: WaybillStatus.VOID,
      needs: 'chain:companywaybill:del',
      label: '作废',
      first: [inNoSettlement],
    },
    // Back to what it was, soon after: who voided it, when and from what stands in the history, not in the row.
    unvoid: {
      from: [WaybillStatus.VOID],
      needs: 'chain:companywaybill:del',
      label: '撤销作废',
      offered: false,
    },
  },
})

export type WaybillMove = Exclude<keyof typeof waybillMachine.moves, 'edit' | 'unvoid'>
