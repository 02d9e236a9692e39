import type { ActorFacts } from '../../../kernel/command/actor.js'
import { SecondFactorDue } from '../enums.js'

/** What is missing still before a session does anything; null where nothing is. */
export function dueOf({ closedBy }: ActorFacts): SecondFactorDue | null {
  if (closedBy?.code === 'SECOND_FACTOR_CODE_NEEDED') return SecondFactorDue.CODE
  return closedBy?.code === 'SECOND_FACTOR_NEEDED' ? SecondFactorDue.SETUP : null
}
