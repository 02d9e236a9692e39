import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { isCaptain, isLimited } from '../../identity/index.js'
import { firstSteps } from './first-steps.queries.js'
import type { FirstStep } from './first-steps.view.js'

/** What a new company has still to do until it has paid for the first time. */
export class FirstStepsService {
  constructor(private readonly database: Database) {}

  /**
   * All steps in order; none to captains and to who is limited to some projects: it is not theirs to set the company up.
   * Needs chain:companywaybill:get.
   */
  async steps(actor: Actor): Promise<FirstStep[]> {
    actor.assert('chain:companywaybill:get')
    if (isCaptain(actor) || isLimited(actor)) return []
    return firstSteps(this.database.em.fork(), actor.companyId)
  }
}
