import type { Actor } from '../../../kernel/command/actor.js'
import { type Handled, hasHand } from '../../../kernel/command/hands.js'
import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { auditStatusLabels, RecordAuditStatus } from './enums.js'
import { excavatorTexts as texts } from './texts.js'

const { SUBMITTED, IN_APPROVAL, APPROVED, REJECTED, DELETED } = RecordAuditStatus

interface Facts {
  /** Whether the actor submitted it at any time, or is its worker. */
  own: boolean
  /** Whether the company wants two people. */
  fourEyes: boolean
}

/** Guard of approval: where the company wants two people, a person cannot approve a record that he has reported. */
const byAnother: Guard<Facts> = ({ own, fourEyes }) =>
  own && fourEyes ? { code: 'EXCAVATOR_OWN', params: { what: texts.what } } : null

const edited = { from: [SUBMITTED, REJECTED], needs: 'chain:ledgerdig:edit' } as const
const audited = { needs: 'chain:ledgerdig:audit' } as const

/**
 * States and moves of a record: one that was approved by mistake is rejected, corrected and approved again, at the
 * price of that day (docs/behaviour/waybill.md).
 */
export const recordMachine = defineMachine({
  what: texts.what,
  states: auditStatusLabels,
  initial: SUBMITTED,
  final: [DELETED],
  moves: {
    update: { ...edited, to: SUBMITTED, label: texts.moves.update },
    startReview: { ...audited, from: [SUBMITTED], to: IN_APPROVAL, label: texts.moves.startReview },
    approve: {
      ...audited,
      from: [SUBMITTED, IN_APPROVAL],
      to: APPROVED,
      label: texts.moves.approve,
      guards: [byAnother],
    },
    reject: { ...audited, from: [SUBMITTED, IN_APPROVAL, APPROVED], to: REJECTED, label: texts.moves.reject },
    withdraw: { ...edited, to: DELETED, label: texts.moves.withdraw },
  },
})

export type RecordMove = keyof typeof recordMachine.moves

/** Facts of a record that the machine judges. */
export const recordFacts = (
  actor: Actor,
  { staffId, fourEyes, ...record }: Handled & { staffId: string; fourEyes: boolean },
): Facts => ({ own: hasHand(actor, record) || staffId === actor.userId, fourEyes })
