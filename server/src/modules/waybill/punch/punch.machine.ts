import { defineMachine } from '../../../kernel/command/machine.js'
import { PunchState, punchStateLabels } from './enums.js'
import { punchTexts as texts } from './texts.js'

/** States of a punch: what did not fit waits for a clerk, who settles or drops it. */
export const punchMachine = defineMachine({
  what: texts.punches,
  states: punchStateLabels,
  initial: PunchState.CONFLICT,
  final: [PunchState.SETTLED, PunchState.DROPPED, PunchState.TAKEN],
  moves: {
    take: { from: [PunchState.CONFLICT], to: PunchState.TAKEN, label: '计入', offered: false },
    settle: {
      from: [PunchState.CONFLICT],
      to: PunchState.SETTLED,
      needs: 'chain:companywaybill:edit',
      label: '处理',
    },
    drop: {
      from: [PunchState.CONFLICT],
      to: PunchState.DROPPED,
      needs: 'chain:companywaybill:edit',
      label: '弃用',
    },
  },
})
