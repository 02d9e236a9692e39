import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Named, ticketProjects, ticketSoils } from './place.queries.js'

/** Where there are tickets, for whom choosing among all projects and soils would take too long. */
export class TicketPlaceService {
  constructor(private readonly database: Database) {}

  /** The projects that haul with tickets, by name. */
  projects(actor: Actor): Promise<Named[]> {
    return ticketProjects(this.database.em.fork(), actor)
  }

  /** The soils for which there are tickets of a dump site. */
  soilTypes(actor: Actor, dumpSiteId: string): Promise<Named[]> {
    return ticketSoils(this.database.em.fork(), actor, dumpSiteId)
  }
}
