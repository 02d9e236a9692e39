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

/** More are told as "many". */
export const MOST_UNREAD = 100
const MAX_IDS = 1000

const readSchema = z.object({ ids: listOf(idText(texts.message), texts.message, MAX_IDS).nullish() })

/** What a person was told inside the product, and what of it he has read. */
export class MessageService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** The person's own messages, in all companies where he is what he signed in as. */
  list(
    actor: Actor,
    request: ListRequest<MessageFilter, MessageSortField>,
  ): Promise<Page<MessageView, MessageSummary>> {
    refuseToken(actor)
    return readList(this.em, actor, queries.messageList, request)
  }

  /** How many he has not read, up to MOST_UNREAD; a token of his has nothing to read. */
  async unread(actor: Actor): Promise<number> {
    return actor.facts.readOnly ? 0 : queries.countUnread(this.em, actor, MOST_UNREAD)
  }

  /** Marks some as read, or all; NOT_FOUND when one of them is not his. How many are left unread. */
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
