import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Named, ticketProjects, ticketSoils } from './place.queries.js'

/** Projects and soils with tickets, so that people need not choose among all of the company's. */
export class TicketPlaceService {
  constructor(private readonly database: Database) {}

  /** Projects that haul with tickets, by name. */
  projects(actor: Actor): Promise<Named[]> {
    return ticketProjects(this.database.em.fork(), actor)
  }

  /** Soils for which a dump site has tickets. */
  soilTypes(actor: Actor, dumpSiteId: string): Promise<Named[]> {
    return ticketSoils(this.database.em.fork(), actor, dumpSiteId)
  }
}
