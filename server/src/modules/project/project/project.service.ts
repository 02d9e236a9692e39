import type { Actor } from '../../../kernel/actor.js'
import type { Database } from '../../../platform/database/database.js'
import { dumpSites, type NamedRow, projects, soilTypes } from './project.queries.js'
import type { ProjectView } from './project.view.js'

/** Projects, their dump sites and soils: what search forms and third-party programs choose from. */
export class ProjectService {
  constructor(private readonly database: Database) {}

  list(actor: Actor): Promise<ProjectView[]> {
    return projects(this.database.em.fork(), actor)
  }

  dumpSites(actor: Actor, projectId?: string): Promise<NamedRow[]> {
    return dumpSites(this.database.em.fork(), actor, projectId)
  }

  soilTypes(actor: Actor, projectId: string): Promise<NamedRow[]> {
    return soilTypes(this.database.em.fork(), actor, projectId)
  }
}
