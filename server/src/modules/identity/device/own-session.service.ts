import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Clock, isoTime } from '../../../kernel/values/clock.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import type { IpPlaces } from '../../../platform/geo/ip-place.js'
import { refuseToken } from '../access-token/access-token.service.js'
import { endSessionsOf } from '../session/ending.queries.js'
import type { SessionService } from '../session/session.service.js'
import { deviceOf } from './device.js'
import * as queries from './own-session.queries.js'
import type { OwnSessionView } from './own-session.view.js'
import { deviceTexts as texts } from './texts.js'

/** Sessions of a person in every company and role, and the verbs that end them from elsewhere. */
export class OwnSessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly run: RunCommand,
    private readonly sessions: SessionService,
    private readonly places: IpPlaces,
  ) {}

  /** Own sessions, last used first; the present one counts as in use now. */
  async list(actor: Actor): Promise<OwnSessionView[]> {
    refuseToken(actor)
    const now = this.clock.now()
    const found = await queries.sessionsOf(this.database.em.fork(), actor.userId, now)
    const all = found.map(({ userAgent, ...row }) => {
      const current = row.id === actor.facts.sessionId
      const lastUsedTime = current ? isoTime(now) : row.lastUsedTime
      const allowedActions = current ? [] : ['end']
      const place = row.remoteAddr === null ? null : this.places.known(row.remoteAddr)
      return { ...row, device: deviceOf(userAgent), address: place, current, lastUsedTime, allowedActions }
    })
    return all.sort((one, other) => Number(other.current) - Number(one.current))
  }

  /** Ends a session at once, even the present one. */
  async end(actor: Actor, id: string, idempotencyKey?: string | null): Promise<boolean> {
    validate(idText(texts.session), id, 'id')
    const options = { name: 'session.end', title: texts.end, input: { id }, idempotencyKey }
    const ended = await this.run(actor, options, async ({ em, now }) => {
      if (!(await queries.endSession(em, actor.userId, id, now))) {
        throw new DomainError('NOT_FOUND', { what: texts.session })
      }
      return true
    })
    this.sessions.forget()
    return ended
  }

  /** Ends every other session and returns their number. */
  async endOthers(actor: Actor, idempotencyKey?: string | null): Promise<number> {
    const { userId, facts } = actor
    const options = { name: 'session.endOthers', title: texts.endOthers, input: {}, idempotencyKey }
    const ended = await this.run(actor, options, ({ em, now }) =>
      endSessionsOf(em, { userId, exceptSessionId: facts.sessionId }, now),
    )
    this.sessions.forget()
    return ended
  }
}
