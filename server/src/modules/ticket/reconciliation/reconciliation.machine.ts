import { defineMachine } from '../../../kernel/command/machine.js'
import { reconciliationStatusLabels, TicketReconciliationStatus as Status } from './enums.js'
import { reconciliationTexts as texts } from './texts.js'

const needs = 'chain:companyticket:edit'

interface Facts {
  unresolvedCount: number
}

const allResolved = ({ unresolvedCount }: Facts) =>
  unresolvedCount > 0 ? ({ code: 'TICKETS_UNRESOLVED', params: { count: unresolvedCount } } as const) : null

/** States of a reconciliation: differences are decided until none is left, then both sides sign. */
export const reconciliationMachine = defineMachine({
  what: texts.reconciliation,
  states: reconciliationStatusLabels,
  initial: Status.OPEN,
  final: [Status.VOIDED],
  moves: {
    resolve: { from: [Status.OPEN], needs, label: texts.moves.resolve },
    rematch: { from: [Status.OPEN], needs, label: texts.moves.rematch },
    settle: { from: [Status.OPEN], to: Status.SETTLED, needs, label: texts.moves.settle, guards: [allResolved] },
    void: { from: [Status.OPEN, Status.SETTLED], to: Status.VOIDED, needs, label: texts.moves.void },
  },
})
