import type { Actor } from '../../../kernel/command/actor.js'
import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import type { RefusedAction } from '../../../kernel/command/refused-action.js'
import { AnomalyState, anomalyStateLabels } from '../enums.js'
import { anomalyTexts as texts } from './texts.js'

const EDIT = 'chain:companywaybill:edit'

/** Guard of a blocking anomaly, which only an auditor may decide. */
const byAuditor: Guard<{ mayHandle: boolean }> = ({ mayHandle }) =>
  mayHandle ? null : { code: 'ROWS_REFUSED', params: { message: texts.blockingNeedsAuditor } }
const notReplaced: Guard<{ replaced?: boolean }> = ({ replaced = false }) =>
  replaced ? { code: 'ROWS_REFUSED', params: { message: texts.replaced } } : null

/**
 * States of an anomaly: open until a person decides it, or until its facts are corrected; only the program ends it for
 * that.
 */
export const anomalyMachine = defineMachine({
  what: texts.anomaly,
  states: anomalyStateLabels,
  initial: AnomalyState.OPEN,
  final: [AnomalyState.GONE],
  moves: {
    confirm: {
      from: [AnomalyState.OPEN],
      to: AnomalyState.CONFIRMED,
      needs: EDIT,
      label: texts.confirm,
      guards: [byAuditor],
    },
    clear: {
      from: [AnomalyState.OPEN, AnomalyState.CONFIRMED],
      to: AnomalyState.CLEARED,
      needs: EDIT,
      label: texts.clear,
      guards: [byAuditor],
    },
    reopen: {
      from: [AnomalyState.CONFIRMED, AnomalyState.CLEARED],
      to: AnomalyState.OPEN,
      needs: EDIT,
      label: texts.reopen,
      guards: [byAuditor, notReplaced],
    },
    end: {
      from: [AnomalyState.OPEN, AnomalyState.CONFIRMED],
      to: AnomalyState.GONE,
      needs: EDIT,
      label: '消失',
      offered: false,
    },
  },
})

export type AnomalyMove = 'confirm' | 'clear' | 'reopen'

/** Whether the actor may decide anomalies at all. */
export const mayHandle = (actor: Actor, blocking: boolean): boolean =>
  !blocking || actor.can('chain:companywaybill:audit')

type Flag = { state: AnomalyState; blocking: boolean }

/** Verbs that the actor may use on an anomaly. */
export const anomalyActions = (actor: Actor, { state, blocking }: Flag): string[] =>
  anomalyMachine.actions(state, actor, { mayHandle: mayHandle(actor, blocking) })

/** Verbs that are refused on an anomaly, with the reasons. */
export const refusedAnomalyActions = (actor: Actor, { state, blocking }: Flag): RefusedAction[] =>
  anomalyMachine.refusedActions(state, actor, { mayHandle: mayHandle(actor, blocking) })
