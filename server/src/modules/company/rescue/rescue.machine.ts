import { hasHand } from '../../../kernel/command/hands.js'
import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { RescueState } from './fields.js'
import { rescueTexts as texts } from './texts.js'

interface Facts {
  /** Person of the desk who is asked about. */
  by: string
  rescue: {
    hands: readonly string[]
    userId: string
  }
}

const { APPLIED, WAITING, DONE, REFUSED, WITHDRAWN, STOPPED, FAILED } = RescueState

/** Two people of the desk look at it: whoever had a hand in the application is not the second one. */
const notHands =
  (move: string): Guard<Facts> =>
  ({ by, rescue }) =>
    hasHand({ userId: by }, rescue) ? { code: 'RESCUE_NEEDS_SECOND', params: { move } } : null

/** Work at the desk gives nobody his own account back. */
const notHimself: Guard<Facts> = ({ by, rescue }) => (by === rescue.userId ? { code: 'OWN_RESCUE' } : null)

const { moves } = texts

/** How an account is given back: one applies, another one confirms, everybody is told and may stop it, and then it takes effect by itself. */
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
