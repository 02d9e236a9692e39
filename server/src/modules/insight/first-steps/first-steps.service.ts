import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { isCaptain, isLimited } from '../../identity/index.js'
import { firstSteps } from './first-steps.queries.js'
import type { FirstStep } from './first-steps.view.js'

/** Steps of a new company until its first payment. */
export class FirstStepsService {
  constructor(private readonly database: Database) {}

  /**
   * All steps in order; none for captains and members with a project limit, who do not set up the company. Needs
   * chain:companywaybill:get.
   */
  async steps(actor: Actor): Promise<FirstStep[]> {
    actor.assert('chain:companywaybill:get')
    if (isCaptain(actor) || isLimited(actor)) return []
    return firstSteps(this.database.em.fork(), actor.companyId)
  }
}
