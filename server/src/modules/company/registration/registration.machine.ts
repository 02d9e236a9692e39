import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { defineMachine } from '../../../kernel/command/machine.js'
import { RegistrationStatus } from '../enums.js'
import { registrationTexts as texts } from './texts.js'

/**
 * States and moves of a company's registration: it registers, shows its papers, and the platform's desk decides; a
 * rejected company may hand in again (docs/behaviour/company.md).
 */
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

/** Verbs of a registration, for its company and for the platform's desk. */
export const RegistrationAction = actionType('Registration', movesOf(registrationMachine))
