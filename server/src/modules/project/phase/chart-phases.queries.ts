import type { Actor } from '../../../kernel/command/actor.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { sql } from '../../../kernel/sql/sql.js'
import { phaseList } from './phase.list.queries.js'
import type { ProjectPhaseView } from './phase.view.js'

/** The phases of a project that are in use. */
export const enabledPhasesOf = (em: Em, actor: Actor, projectId: string): Promise<ProjectPhaseView[]> =>
  readWhere<ProjectPhaseView>(em, actor, phaseList, sql`h.project_id = ${projectId} and h.enabled`)

/** One phase, in use or not. */
export const shownPhase = async (em: Em, actor: Actor, id: string): Promise<ProjectPhaseView | undefined> =>
  (await readWhere<ProjectPhaseView>(em, actor, phaseList, sql`h.id = ${id}`))[0]
