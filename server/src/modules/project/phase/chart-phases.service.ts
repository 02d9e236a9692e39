import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { isId } from '../../../kernel/values/id.js'
import { ofCharts } from '../permissions.js'
import { enabledPhasesOf, shownPhase } from './phase.list.queries.js'
import type { ProjectPhaseView } from './phase.view.js'

/** Phases for readers of charts without the permission for projects. Needs chain:bi:get. */
export class ChartPhasesService {
  constructor(private readonly database: Database) {}

  /** Phases of a project, the latest first; none for a project that the actor does not see. */
  async ofProject(actor: Actor, projectInfoId: string): Promise<ProjectPhaseView[]> {
    actor.assert(ofCharts.get)
    if (!isId(projectInfoId)) return []
    const found = await enabledPhasesOf(this.database.em.fork(), actor, projectInfoId)
    return found.toSorted((one, other) => other.fromDate.localeCompare(one.fromDate) || one.id.localeCompare(other.id))
  }

  /** Phase of an id; null when the company has none. */
  async find(actor: Actor, id: string): Promise<ProjectPhaseView | null> {
    actor.assert(ofCharts.get)
    return isId(id) ? ((await shownPhase(this.database.em.fork(), actor, id)) ?? null) : null
  }
}
