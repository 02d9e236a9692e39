import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Asker } from '../code/asker.js'
import { type CodeService, mobileText } from '../code/code.service.js'
import { CodePurpose, PhoneStep } from '../enums.js'
import { originOfSession } from '../session/session.queries.js'
import type { SessionService } from '../session/session.service.js'
import * as queries from './profile.queries.js'
import { profileTexts as texts } from './texts.js'

const RELEASED_MS = 10 * 60_000
const inputSchema = z.object({
  type: z.literal(Object.values(PhoneStep), { error: texts.changeType }),
  phone: mobileText,
})

export interface PhoneChange {
  type: PhoneStep
  phone: string
  code: string
}

/**
 * Phone with which a person signs in. An account is never without one: unbinding proves the present phone, and lets the
 * same session bind another one within ten minutes, which replaces it. A person who binds none keeps his phone.
 */
export class PhoneService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly run: RunCommand,
    private readonly codes: CodeService,
    private readonly sessions: SessionService,
  ) {}

  /** Binds or unbinds a phone; returns a message about it. There is no idempotency key, since the code is used up. */
  change(actor: Actor, given: PhoneChange): Promise<string> {
    if (actor.facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
    const { type, phone } = validate(inputSchema, given)
    return type === PhoneStep.BIND ? this.bind(actor, phone, given.code) : this.release(actor, phone, given.code)
  }

  private async release(actor: Actor, phone: string, code: string): Promise<string> {
    if (phone !== actor.facts.mobile) throw new DomainError('PHONE_NOT_YOURS')
    await this.codes.spendSms({ mobile: phone, code }, CodePurpose.UNBIND, await this.askerOf(actor))
    return this.run(actor, { name: 'phone.unbind', title: texts.unbind, input: { phone } }, async ({ em, now }) => {
      await queries.releasePhone(em, actor.facts.sessionId, new Date(now.getTime() + RELEASED_MS))
      return texts.unbound
    })
  }

  /**
   * PHONE_TAKEN reveals that another account has the phone only to a person who holds that phone, as signing in would.
   */
  private async bind(actor: Actor, phone: string, code: string): Promise<string> {
    if (phone === actor.facts.mobile) throw new DomainError('PHONE_ALREADY_YOURS')
    // Checked before the code is used up.
    if (!(await queries.isReleased(this.database.em.fork(), actor.facts.sessionId, this.clock.now()))) {
      throw new DomainError('PHONE_NOT_RELEASED')
    }
    await this.codes.spendSms({ mobile: phone, code }, CodePurpose.BIND, await this.askerOf(actor))
    const options = { name: 'phone.bind', title: texts.bind, input: { phone } }
    const done = await this.run(actor, options, (tx) => bindReleased(tx, phone))
    this.sessions.forget()
    return done
  }

  /** Caller of the codes, with the device of his sign-in. */
  private async askerOf({ facts, request }: Actor): Promise<Asker> {
    const origin = await originOfSession(this.database.em.fork(), facts.sessionId)
    return { address: request.address, device: origin?.deviceId ?? null }
  }
}

async function bindReleased({ em, actor, now }: Tx, phone: string): Promise<string> {
  const { sessionId } = actor.facts
  if (!(await queries.lockRelease(em, sessionId, now))) throw new DomainError('PHONE_NOT_RELEASED')
  if (!(await queries.writeMobile(em, actor.userId, phone))) throw new DomainError('PHONE_TAKEN')
  await queries.releasePhone(em, sessionId, null)
  return texts.bound
}
