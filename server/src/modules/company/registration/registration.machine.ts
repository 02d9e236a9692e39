import { defineMachine } from '../../../kernel/command/machine.js'
import { RegistrationStatus } from './enums.js'
import { registrationTexts as texts } from './texts.js'

/** A company registers, shows its papers, and is looked at by the platform's desk; what was rejected may be handed in again (000 §4). */
export const registrationMachine = defineMachine({
  what: texts.registration,
  states: texts.statuses,
  initial: RegistrationStatus.REGISTERED,
  final: [RegistrationStatus.APPROVED],
  moves: {
    submit: {
      from: [RegistrationStatus.REGISTERED, RegistrationStatus.REJECTED],
      to: RegistrationStatus.PENDING,
      needs: 'chain:company:authenticate',
      label: texts.submitMove,
    },
    approve: {
      from: [RegistrationStatus.PENDING],
      to: RegistrationStatus.APPROVED,
      needs: 'platform:registration:audit',
      label: texts.approveMove,
    },
    reject: {
      from: [RegistrationStatus.PENDING],
      to: RegistrationStatus.REJECTED,
      needs: 'platform:registration:audit',
      label: texts.rejectMove,
    },
  },
})
