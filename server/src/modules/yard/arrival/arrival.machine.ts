import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { ArrivalState, arrivalStateLabels } from '../enums.js'
import { yardTexts as texts } from '../texts.js'

const { ANNOUNCED, ARRIVED, TIPPED, REFUSED } = ArrivalState

/** Facts of a trip that keep its dump site from changing what it said. */
interface Billed {
  no: string
  settled: boolean
}

const notSettled: Guard<Billed> = ({ no, settled }) =>
  settled ? { code: 'ARRIVAL_IN_SETTLEMENT', params: { no } } : null

/**
 * States and moves of a trip at its dump site: announced → arrived → tipped or refused. A truck that nobody stopped at
 * the gate may be tipped or refused at once; what was said is taken back until the trip is settled.
 */
export const arrivalMachine = defineMachine({
  what: texts.arrival,
  states: arrivalStateLabels,
  initial: ANNOUNCED,
  final: [],
  moves: {
    arrive: { from: [ANNOUNCED], to: ARRIVED, needs: 'chain:yard:edit', label: texts.arrive },
    tip: {
      from: [ANNOUNCED, ARRIVED],
      to: TIPPED,
      needs: 'chain:yard:edit',
      label: texts.tip,
      guards: [notSettled],
    },
    refuse: {
      from: [ANNOUNCED, ARRIVED],
      to: REFUSED,
      needs: 'chain:yard:edit',
      label: texts.refuse,
      guards: [notSettled],
    },
    reopen: {
      from: [ARRIVED, TIPPED, REFUSED],
      to: ANNOUNCED,
      needs: 'chain:yard:edit',
      label: texts.reopen,
      guards: [notSettled],
    },
  },
})

export type ArrivalMove = keyof typeof arrivalMachine.moves
