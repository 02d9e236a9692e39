import { hasHand } from '../../../kernel/command/hands.js'
import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { RescueState } from './fields.js'
import { rescueTexts as texts } from './texts.js'

interface Facts {
  /** Person of the desk who would make the move. */
  by: string
  rescue: {
    hands: readonly string[]
    userId: string
  }
}

const { APPLIED, WAITING, DONE, REFUSED, WITHDRAWN, STOPPED, FAILED } = RescueState

/** Guard: the person who has written the application cannot confirm it. */
const notHands =
  (move: string): Guard<Facts> =>
  ({ by, rescue }) =>
    hasHand({ userId: by }, rescue) ? { code: 'RESCUE_NEEDS_SECOND', params: { move } } : null

/** The desk's members cannot rescue their own accounts. */
const notHimself: Guard<Facts> = ({ by, rescue }) => (by === rescue.userId ? { code: 'OWN_RESCUE' } : null)

const { moves } = texts

/**
 * States and moves of a rescue: one person applies and another confirms; everybody concerned is informed and may stop
 * it; then it takes effect by itself.
 */
export const rescueMachine = defineMachine({
  what: texts.rescue,
  states: texts.states,
  initial: APPLIED,
  final: [DONE, REFUSED, WITHDRAWN, STOPPED, FAILED],
  moves: {
    confirm: {
      from: [APPLIED],
      to: WAITING,
      needs: 'platform:rescue:audit',
      label: moves.confirm,
      guards: [notHimself, notHands(moves.confirm)],
    },
    refuse: {
      from: [APPLIED],
      to: REFUSED,
      needs: 'platform:rescue:audit',
      label: moves.refuse,
      guards: [notHimself, notHands(moves.refuse)],
    },
    withdraw: { from: [APPLIED, WAITING], to: WITHDRAWN, needs: 'platform:rescue:add', label: moves.withdraw },
    stop: { from: [APPLIED, WAITING], to: STOPPED, label: moves.stop, offered: false },
    complete: { from: [WAITING], to: DONE, label: moves.complete, offered: false },
    fail: { from: [APPLIED, WAITING], to: FAILED, label: moves.fail, offered: false },
  },
})
