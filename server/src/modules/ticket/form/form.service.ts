import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { formOf } from './form.queries.js'
import type { TicketForm } from './form.view.js'

/** What there is to choose from where tickets are booked. */
export class TicketFormService {
  constructor(private readonly database: Database) {}

  /** Projects, sites and soils of the company, its drivers, and whom it bought from last. */
  choices(actor: Actor): Promise<TicketForm> {
    actor.assert('chain:companyticket:get')
    return formOf(this.database.em.fork(), actor)
  }
}
