import type { Actor } from '../../../kernel/command/actor.js'
import { defineMachine } from '../../../kernel/command/machine.js'
import { AnomalyState } from '../enums.js'
import { anomalyStateLabels } from '../labels.js'
import { anomalyTexts as texts } from './texts.js'

const EDIT = 'chain:companywaybill:edit'

/** A flag is open until somebody says what it is, or until its facts are mended: that, nobody does by hand. */
export const anomalyMachine = defineMachine({
  what: texts.anomaly,
  states: anomalyStateLabels,
  initial: AnomalyState.OPEN,
  final: [AnomalyState.GONE],
  moves: {
    confirm: { from: [AnomalyState.OPEN], to: AnomalyState.CONFIRMED, needs: EDIT, label: texts.confirm },
    clear: {
      from: [AnomalyState.OPEN, AnomalyState.CONFIRMED],
      to: AnomalyState.CLEARED,
      needs: EDIT,
      label: texts.clear,
    },
    reopen: {
      from: [AnomalyState.CONFIRMED, AnomalyState.CLEARED],
      to: AnomalyState.OPEN,
      needs: EDIT,
      label: texts.reopen,
    },
    end: { from: [AnomalyState.OPEN, AnomalyState.CONFIRMED], to: AnomalyState.GONE, needs: EDIT, label: '消失' },
  },
})

export type AnomalyMove = 'confirm' | 'clear' | 'reopen'

/** What keeps a waybill from being settled is a matter for whoever audits. */
export const mayHandle = (actor: Actor, blocking: boolean): boolean =>
  !blocking || actor.can('chain:companywaybill:audit')

/** What the actor may do with a flag now. */
export function anomalyActions(
  actor: Actor,
  { state, blocking }: { state: AnomalyState; blocking: boolean },
): string[] {
  return mayHandle(actor, blocking) ? anomalyMachine.movesFrom(state, actor).filter((move) => move !== 'end') : []
}
