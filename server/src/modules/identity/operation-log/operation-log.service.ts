import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import {
  type ListRequest,
  type ListSpec,
  type Page,
  readList,
  readListText,
  type TextPage,
  type TextRequest,
} from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { takeOut } from '../log-deletion/take-out.queries.js'
import { LogKind } from '../log-enums.js'
import { logTexts as texts } from '../log-texts.js'
import { isLimited } from '../reach.sql.js'
import { findOperation, operationList, ownOperationList } from './operation-log.list.queries.js'
import type {
  OperationLogFilter,
  OperationLogSortField,
  OperationLogSummary,
  OperationLogView,
} from './operation-log.view.js'

type Asked = ListRequest<OperationLogFilter, OperationLogSortField>
type Answer = Page<OperationLogView, OperationLogSummary>
const id = idText(texts.OPERATION)

/** Who did what: of the company for those who may look into it, of oneself for everybody. */
export class OperationLogService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  async list(actor: Actor, request: Asked): Promise<Answer> {
    actor.assert('sys:log:index')
    return this.read(actor, operationList, request)
  }

  /** The same page, its rows written by the database. */
  async listText(
    actor: Actor,
    request: TextRequest<OperationLogFilter, OperationLogSortField>,
  ): Promise<TextPage<OperationLogSummary>> {
    actor.assert('sys:log:index')
    return readListText(this.database.em.fork(), actor, operationList, request)
  }

  listOwn(actor: Actor, request: Asked): Promise<Answer> {
    return this.read(actor, ownOperationList, request)
  }

  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<OperationLogView | undefined> {
    actor.assert('sys:log:index')
    return findOperation(this.database.em.fork(), actor, id, fields)
  }

  /** Takes a line out of the log; what it said and who took it out stays where nobody can delete it. */
  async delete(actor: Actor, given: string, idempotencyKey?: string): Promise<boolean> {
    actor.assert('sys:log:del')
    const input = validate(id, given, 'id')
    const options = { name: 'operationLog.delete', title: texts.deleteOperation, input: { id: input }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const seen = !isLimited(actor) || (await findOperation(tx.em, actor, input)) !== undefined
      if (!seen) throw new DomainError('NOT_FOUND', { what: texts.OPERATION })
      await takeOut(tx, LogKind.OPERATION, input)
      return true
    })
  }

  private read(
    actor: Actor,
    list: ListSpec<OperationLogFilter, OperationLogSortField>,
    request: Asked,
  ): Promise<Answer> {
    return readList(this.database.em.fork(), actor, list, request)
  }
}
