import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { moveTexts } from '../../../kernel/values/texts.js'
import { WaybillStatus, waybillStatusLabels } from '../enums.js'

const inNoSettlement: Guard<{ no: string; settlementId: string | null }> = ({ no, settlementId }) =>
  settlementId === null ? null : { code: 'WAYBILL_IN_SETTLEMENT', params: { no } }

/**
 * States and moves of a waybill: loaded → in transit → unloaded. A waybill outside of live settlements may be voided,
 * which can be undone only shortly afterwards. The first punch creates a waybill; a clerk who adds a missed trip enters
 * its present state (docs/behaviour/waybill.md).
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
      label: moveTexts.edit,
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
      label: moveTexts.void,
      first: [inNoSettlement],
    },
    // Undoes a voiding soon after it; person, time and earlier state are in the history, not in the row.
    unvoid: {
      from: [WaybillStatus.VOID],
      needs: 'chain:companywaybill:del',
      label: '撤销作废',
      offered: false,
    },
    // Takes back a departure or unloading that belongs to another trip, as a punch that came later has shown.
    reopen: {
      from: [WaybillStatus.IN_TRANSIT, WaybillStatus.UNLOADED],
      needs: 'chain:companywaybill:edit',
      label: '改归打卡',
      offered: false,
      first: [inNoSettlement],
    },
  },
})

export type WaybillMove = Exclude<keyof typeof waybillMachine.moves, 'edit' | 'unvoid' | 'reopen'>
