import type { Actor } from '../../../kernel/command/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { deletionList } from './log-deletion.queries.js'
import type {
  LogDeletionFilter,
  LogDeletionSortField,
  LogDeletionSummary,
  LogDeletionView,
} from './log-deletion.view.js'

/** What was deleted of the logs, for those who may look into that of operations; what of the other, for those who may look into that one, too. */
export class LogDeletionService {
  constructor(private readonly database: Database) {}

  async list(
    actor: Actor,
    request: ListRequest<LogDeletionFilter, LogDeletionSortField>,
  ): Promise<Page<LogDeletionView, LogDeletionSummary>> {
    actor.assert('sys:log:index')
    return readList(this.database.em.fork(), actor, deletionList, request)
  }
}
