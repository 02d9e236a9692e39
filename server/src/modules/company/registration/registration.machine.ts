import { defineMachine } from '../../../kernel/command/machine.js'
import { RegistrationStatus } from './enums.js'
import { registrationTexts as texts } from './texts.js'

/** A registration is decided once; today the program approves what it can take (000 §4). */
export const registrationMachine = defineMachine({
  what: texts.registration,
  states: texts.statuses,
  initial: RegistrationStatus.PENDING,
  final: [RegistrationStatus.APPROVED, RegistrationStatus.REJECTED],
  moves: {
    approve: {
      from: [RegistrationStatus.PENDING],
      to: RegistrationStatus.APPROVED,
      label: texts.approveMove,
      offered: false,
    },
    reject: {
      from: [RegistrationStatus.PENDING],
      to: RegistrationStatus.REJECTED,
      label: texts.rejectMove,
      offered: false,
    },
  },
})
