import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Clock, dayOf, daysBefore } from '../../../kernel/values/clock.js'
import { isOutdoors } from '../../identity/index.js'
import { ofProjects } from '../permissions.js'
import { dumpSiteTable } from '../site/fields.js'
import { projectFormOf } from './base-project.queries.js'
import type { ProjectForm } from './base-project.view.js'
import { projectTable } from './fields.js'
import {
  type DumpSiteRow,
  dumpSiteOf,
  dumpSites,
  type HaulRow,
  type NamedRow,
  projects,
  recentHauls,
  type ShiftsRow,
  type SiteRow,
  shiftsOf,
  soilTypes,
} from './project.queries.js'

/** Days after which an unused haul is no longer offered. */
const RECENT_DAYS = 90

/** Projects, their dump sites and soils, as choices of search forms and third-party programs. */
export class ProjectService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The company's projects, by name. */
  list(actor: Actor): Promise<NamedRow[]> {
    return projects(this.database.em.fork(), actor)
  }

  /** Choices of a project's form. */
  form(actor: Actor): Promise<ProjectForm> {
    actor.assert(ofProjects.get)
    return projectFormOf(this.database.em.fork(), actor)
  }

  /** Starts of a project's shifts; NOT_FOUND for a project that the company does not have. */
  async shifts(actor: Actor, projectId: string): Promise<ShiftsRow> {
    const shifts = await shiftsOf(this.database.em.fork(), actor, projectId)
    if (!shifts) throw new DomainError('NOT_FOUND', { what: projectTable.projectName.label })
    return shifts
  }

  /** Dump sites of a project, or of the whole company. */
  dumpSites(actor: Actor, projectId?: string): Promise<SiteRow[]> {
    return dumpSites(this.database.em.fork(), actor, projectId)
  }

  /** Dump site of a code; NOT_FOUND when the company has none. */
  async dumpSite(actor: Actor, code: string): Promise<DumpSiteRow> {
    const site = await dumpSiteOf(this.database.em.fork(), actor, code)
    if (!site) throw new DomainError('NOT_FOUND', { what: dumpSiteTable.garbageName.label })
    return site
  }

  /** The soils of a project. */
  soilTypes(actor: Actor, projectId: string): Promise<NamedRow[]> {
    return soilTypes(this.database.em.fork(), actor, projectId)
  }

  /** Recent hauls of a project by site, soil and mode, the latest first. */
  async recentHauls(actor: Actor, projectId: string): Promise<HaulRow[]> {
    if (isOutdoors(actor)) return []
    const since = dayOf(daysBefore(this.clock.now(), RECENT_DAYS))
    return recentHauls(this.database.em.fork(), actor, projectId, since)
  }
}
