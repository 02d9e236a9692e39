import { defineMachine } from '../../../kernel/command/machine.js'
import { CompanyState } from './fields.js'
import { deskTexts as texts } from './texts.js'

/** The desk may stop a company from working here, and let it go on. */
export const companyMachine = defineMachine({
  what: texts.company,
  states: texts.states,
  initial: CompanyState.ACTIVE,
  final: [],
  moves: {
    suspend: {
      from: [CompanyState.ACTIVE],
      to: CompanyState.SUSPENDED,
      needs: 'platform:company:edit',
      label: texts.suspend,
    },
    resume: {
      from: [CompanyState.SUSPENDED],
      to: CompanyState.ACTIVE,
      needs: 'platform:company:edit',
      label: texts.resume,
    },
  },
})
