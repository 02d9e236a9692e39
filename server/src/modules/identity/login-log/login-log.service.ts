import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import {
  type ListRequest,
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
import { findLogin, loginList, ownLoginList } from './login-log.list.queries.js'
import type { LoginLogFilter, LoginLogSortField, LoginLogSummary, LoginLogView } from './login-log.view.js'

type Asked = ListRequest<LoginLogFilter, LoginLogSortField>
type AskedText = TextRequest<LoginLogFilter, LoginLogSortField>
type Answer = Page<LoginLogView, LoginLogSummary>
const id = idText(texts.LOGIN)

/** Who signed in: to the company for those who may look into its log, oneself for everybody. */
export class LoginLogService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  async list(actor: Actor, request: Asked): Promise<Answer> {
    actor.assert('sys:loglogin:index')
    return readList(this.database.em.fork(), actor, loginList, request)
  }

  /** The same page, its rows written by the database. */
  async listText(actor: Actor, request: AskedText): Promise<TextPage<LoginLogSummary>> {
    actor.assert('sys:loglogin:index')
    return readListText(this.database.em.fork(), actor, loginList, request)
  }

  listOwn(actor: Actor, request: Asked): Promise<Answer> {
    return readList(this.database.em.fork(), actor, ownLoginList, request)
  }

  listOwnText(actor: Actor, request: AskedText): Promise<TextPage<LoginLogSummary>> {
    return readListText(this.database.em.fork(), actor, ownLoginList, request)
  }

  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<LoginLogView | undefined> {
    actor.assert('sys:loglogin:get')
    return findLogin(this.database.em.fork(), actor, id, fields)
  }

  /** Takes a line out of the log; what it said and who took it out stays where nobody can delete it. */
  async delete(actor: Actor, given: string, idempotencyKey?: string): Promise<boolean> {
    actor.assert('sys:loglogin:del')
    const input = validate(id, given, 'id')
    const options = { name: 'loginLog.delete', title: texts.deleteLogin, input: { id: input }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await takeOut(tx, LogKind.LOGIN, input)
      return true
    })
  }
}
