import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { formOf } from './form.queries.js'
import type { TicketChoices } from './form.view.js'

/** Choices of the forms that book tickets. */
export class TicketFormService {
  constructor(private readonly database: Database) {}

  /** Projects, sites, soils and drivers of the company, and its latest suppliers. */
  choices(actor: Actor): Promise<TicketChoices> {
    actor.assert('chain:companyticket:get')
    return formOf(this.database.em.fork(), actor)
  }
}
