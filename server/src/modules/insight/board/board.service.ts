import type { Actor } from '../../../kernel/command/actor.js'
import { invalidInput } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Clock, dayOf } from '../../../kernel/values/clock.js'
import { boardOf, MOST_PROJECTS } from './board.js'
import type { Board } from './board.view.js'
import { boardTexts as texts } from './texts.js'

/** Board of a company: plan, reality and cost of each project, its anomalies, and the cash it needs. */
export class BoardService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The projects that have a phase, or some of them, at most 200. Needs chain:bi:get. */
  async find(actor: Actor, projectIds: readonly string[] | null = null): Promise<Board> {
    actor.assert('chain:bi:get')
    if (projectIds && projectIds.length > MOST_PROJECTS)
      throw invalidInput([{ field: 'projectInfoIds', message: texts.tooMany(MOST_PROJECTS) }])
    return boardOf(this.database.em.fork(), actor.companyId, dayOf(this.clock.now()), projectIds)
  }
}
