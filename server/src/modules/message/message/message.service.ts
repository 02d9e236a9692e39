import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import { refuseToken } from '../../identity/index.js'
import { messageTexts as texts } from '../texts.js'
import * as queries from './message.list.queries.js'
import type { MessageFilter, MessageSortField, MessageSummary, MessageView } from './message.view.js'

/** Most unread messages that are counted; pages show more as "many". */
export const MOST_UNREAD = 100
const MAX_IDS = 1000

const readSchema = z.object({ ids: listOf(idText(texts.message), texts.message, MAX_IDS).nullish() })

/** Messages of a person, read and unread. */
export class MessageService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Messages of the person, of all companies that he is in by his present role type. */
  list(
    actor: Actor,
    request: ListRequest<MessageFilter, MessageSortField>,
  ): Promise<Page<MessageView, MessageSummary>> {
    refuseToken(actor)
    return readList(this.em, actor, queries.messageList, request)
  }

  /** Number of unread messages, up to MOST_UNREAD; 0 for an access token, which reads none. */
  async unread(actor: Actor): Promise<number> {
    return actor.facts.readOnly ? 0 : queries.countUnread(this.em, actor, MOST_UNREAD)
  }

  /** Marks messages as read, or all; returns the number left unread. NOT_FOUND where one is not the person's own. */
  async read(actor: Actor, given: { ids?: string[] | null | undefined; all: boolean }): Promise<number> {
    const { ids } = validate(readSchema, given)
    if (given.all === (ids !== null && ids !== undefined)) throw invalidInput([{ field: 'ids', message: texts.which }])
    return inTransaction(this.database, async (em) => {
      if (ids && (await queries.countOwn(em, actor, ids)) < new Set(ids).size) {
        throw new DomainError('NOT_FOUND', { what: texts.message })
      }
      await queries.markRead(em, actor, this.clock.now(), ids ?? undefined)
      return queries.countUnread(em, actor, MOST_UNREAD)
    })
  }
}
