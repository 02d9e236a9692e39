import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import type { Permission } from '../../../kernel/command/permissions.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type ListSpec, type Page, readList } from '../../../kernel/list/list.js'
import { readListText, type TextPage, type TextRequest } from '../../../kernel/list/list-text.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { type DeletedLine, deletionList, findDeletion, takeOut } from '../log-deletion/log-deletion.queries.js'
import type {
  LogDeletionFilter,
  LogDeletionSortField,
  LogDeletionSummary,
  LogDeletionView,
} from '../log-deletion/log-deletion.view.js'
import { findLine } from './log.list.queries.js'
import type { LogKind } from './log.view.js'
import { logTexts as texts } from './texts.js'

/** Log of a company with the permissions on it; everybody may read his own lines. */
export interface Log<Filter, Key extends string> {
  kind: LogKind
  /** List of the company's lines. */
  list: ListSpec<Filter, Key>
  /** List of the actor's own lines. */
  ownList: ListSpec<Filter, Key>
  permissions: Record<'list' | 'find' | 'delete', Permission>
  /** Command that deletes a line, with its title. */
  deletion: { name: string; title: string }
  /** Whether the actor finds, and can delete, only some lines of the company. */
  isLimited?: (actor: Actor) => boolean
}

/** Lines of a log: all of the company for people with the permission, their own for everybody else. */
export class LogService<View extends object, Summary, Filter, Key extends string> {
  constructor(
    private readonly log: Log<Filter, Key>,
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  async list(actor: Actor, request: ListRequest<Filter, Key>): Promise<Page<View, Summary>> {
    actor.assert(this.log.permissions.list)
    return readList<View, Summary, Filter, Key>(this.database.em.fork(), actor, this.log.list, request)
  }

  /** Page with rows written by the database. */
  async listText(actor: Actor, request: TextRequest<Filter, Key>): Promise<TextPage<Summary>> {
    actor.assert(this.log.permissions.list)
    return readListText(this.database.em.fork(), actor, this.log.list, request)
  }

  listOwn(actor: Actor, request: ListRequest<Filter, Key>): Promise<Page<View, Summary>> {
    return readList<View, Summary, Filter, Key>(this.database.em.fork(), actor, this.log.ownList, request)
  }

  listOwnText(actor: Actor, request: TextRequest<Filter, Key>): Promise<TextPage<Summary>> {
    return readListText(this.database.em.fork(), actor, this.log.ownList, request)
  }

  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<View | undefined> {
    actor.assert(this.log.permissions.find)
    return findLine<View>({ em: this.database.em.fork(), actor, list: this.log.list }, id, fields)
  }

  /** Deletes a line of the log; its content and the person who deleted it stay in a log that nothing deletes from. */
  async delete(actor: Actor, given: string, idempotencyKey?: string): Promise<boolean> {
    const { kind, list, permissions, deletion, isLimited } = this.log
    actor.assert(permissions.delete)
    const id = validate(idText(texts[kind]), given, 'id')
    return this.run(actor, { ...deletion, input: { id }, idempotencyKey }, async (tx) => {
      const seen = !isLimited?.(actor) || (await findLine({ em: tx.em, actor, list }, id)) !== undefined
      if (!seen) throw new DomainError('NOT_FOUND', { what: texts[kind] })
      await takeOut(tx, kind, id)
      return true
    })
  }
}

/** Deletions from the logs, for readers of the operation log; those from the login log for readers of both. */
export class LogDeletionService {
  constructor(private readonly database: Database) {}

  async list(
    actor: Actor,
    request: ListRequest<LogDeletionFilter, LogDeletionSortField>,
  ): Promise<Page<LogDeletionView, LogDeletionSummary>> {
    actor.assert('sys:log:index')
    return readList(this.database.em.fork(), actor, deletionList, request)
  }

  /** Record of a deleted line; undefined for people who may not read deletions. */
  async ofLine(actor: Actor, line: DeletedLine, fields?: ReadonlySet<string>): Promise<LogDeletionView | undefined> {
    return actor.can('sys:log:index') ? findDeletion(this.database.em.fork(), actor, line, fields) : undefined
  }
}
