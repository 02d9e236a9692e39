import type { Actor } from '../../../kernel/command/actor.js'
import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { labelOf } from '../../../kernel/command/permissions.js'
import { RefundStatus, refundStatusLabels } from '../enums.js'
import { ticketTexts as texts } from '../texts.js'

const EDIT = 'chain:companyticket:edit'
const { PENDING, APPROVED, REJECTED, WITHDRAWN } = RefundStatus

interface Facts {
  /** Whether the actor applied for it. */
  own: boolean
  /** Whether he may change what others applied for. */
  edits: boolean
  /** Whether the company wants two people. */
  fourEyes: boolean
}

/** Guard of approval: in a company that wants two people, applicants cannot approve their own refunds. */
const byAnother: Guard<Pick<Facts, 'own' | 'fourEyes'>> = ({ own, fourEyes }) =>
  own && fourEyes ? { code: 'TICKET_OWN', params: { what: texts.refund } } : null

/** Guard of withdrawal: by the applicant, or by people who may change tickets. */
const byOwnerOrEditor: Guard<Pick<Facts, 'own' | 'edits'>> = ({ own, edits }) =>
  own || edits ? null : { code: 'FORBIDDEN', params: { permission: labelOf(EDIT) } }

const audited = { from: [PENDING], needs: 'chain:companyticket:audit' } as const

/** States of a refund: one person applies, another reviews it, and only an approval moves tickets. */
export const refundMachine = defineMachine({
  what: texts.refund,
  states: refundStatusLabels,
  initial: PENDING,
  final: [APPROVED, REJECTED, WITHDRAWN],
  moves: {
    approve: { ...audited, to: APPROVED, label: texts.moves.approve, guards: [byAnother] },
    reject: { ...audited, to: REJECTED, label: texts.moves.reject },
    withdraw: { from: [PENDING], to: WITHDRAWN, label: texts.moves.withdraw, guards: [byOwnerOrEditor] },
  },
})

/** Facts that the machine judges. */
export const refundFacts = (actor: Actor, { applyId, fourEyes }: { applyId: string; fourEyes: boolean }): Facts => ({
  own: actor.userId === applyId,
  edits: actor.can(EDIT),
  fourEyes,
})
