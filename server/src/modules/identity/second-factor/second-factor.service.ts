import { randomInt } from 'node:crypto'
import { toDataURL } from 'qrcode'
import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { audit } from '../../../kernel/command/audit.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { beyondCompany } from '../../../kernel/sql/wall.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { idText, requiredText, validate } from '../../../kernel/values/validate.js'
import { refuseToken } from '../access-token/access-token.service.js'
import { lockColleague } from '../password/password.queries.js'
import { standingOf } from '../password-sign-in/limits.js'
import { lockTries, writeTries } from '../password-sign-in/try.queries.js'
import { hashToken } from '../secret.js'
import { endSessionsOf } from '../session/ending.queries.js'
import type { SessionService } from '../session/session.service.js'
import type { TellFactorShown } from '../telling.js'
import { seal, unseal } from './sealing.js'
import * as queries from './second-factor.queries.js'
import type { NewSecondFactor, SecondFactorView } from './second-factor.view.js'
import { secondFactorTexts as texts } from './texts.js'
import { addressOf, newSecret, stepOf } from './totp.js'

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Length of a recovery code: 80 bits cannot be guessed, so a plain digest is enough. */
const LENGTH = 16
const COUNT = 10

/** Ten codes in groups of four characters, for a person who has lost his phone; each is valid once. */
const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode)

/** Hash of a recovery code, however it is typed. */
const recoveryHash = (code: string): string => hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}

const RESET = 'sys:user:password'
const MAX_CODE = 40
const TOTP_CODE = /^\d{6}$/

const codeSchema = z.object({
  code: requiredText(texts.code, MAX_CODE).transform((code) => code.replace(/\s/g, '')),
})

interface Verb {
  name: string
  title: string
}

/** Work after a right code. */
type Work<Done> = (em: Em, now: Date) => Promise<Done | DomainError>

/**
 * Second factor of a sign-in: codes of an authenticator app (RFC 6238), and recovery codes in case that is lost. Where
 * a person has or must have one, a session does nothing until it was shown there (SessionService).
 */
export class SecondFactorService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly run: RunCommand,
    private readonly sessions: SessionService,
    private readonly key: () => Promise<Buffer>,
    private readonly tellShown: TellFactorShown,
  ) {}

  /** Whether the person has a second factor, and which companies demand one. */
  async standing(actor: Actor): Promise<SecondFactorView> {
    refuseToken(actor)
    return beyondCompany(() => queries.standingOf(this.database.em.fork(), actor.userId))
  }

  /**
   * Makes a new secret, which becomes valid when `turnOn` gets one of its codes. A person with a second factor must
   * show that first.
   */
  async start(actor: Actor, code: string | null = null): Promise<NewSecondFactor> {
    const verb = { name: 'secondFactor.begin', title: texts.begin }
    const [secret, key] = [newSecret(), await this.key()]
    const keep = (em: Em) => queries.writePending(em, actor.userId, seal(secret, key, actor.userId))
    if (code === null) {
      await this.decide(actor, verb, async (em) => {
        const factor = await queries.lockFactor(em, actor.userId)
        return factor.secret === null ? keep(em) : invalidInput([{ field: 'code', message: texts.codeMissing }])
      })
    } else await this.withCode(actor, code, verb, keep)
    const address = addressOf(secret, actor.facts.mobile)
    return { secret, address, picture: await toDataURL(address, { margin: 2, width: 240 }) }
  }

  /**
   * Turns the second factor on, or replaces the old one; returns the recovery codes, which are shown only now. The code
   * is used up.
   */
  async turnOn(actor: Actor, given: string): Promise<string[]> {
    const { code } = validate(codeSchema, { code: given })
    const key = await this.key()
    return this.decide(actor, { name: 'secondFactor.turnOn', title: texts.turnOn }, async (em, now) => {
      const { pendingSecret } = await queries.lockFactor(em, actor.userId)
      if (pendingSecret === null) return new DomainError('SECOND_FACTOR_NOT_BEGUN')
      const step = stepOf(unseal(pendingSecret, key, actor.userId), code, now)
      if (step === null) return new DomainError('WRONG_SECOND_FACTOR')
      await queries.turnOn(em, actor.userId, step, now)
      await queries.passSession(em, actor.facts.sessionId, now)
      return this.renewed(em, actor, now)
    })
  }

  /** Shows the second factor in this session, with a code of the app or a recovery code. */
  async pass(actor: Actor, code: string): Promise<boolean> {
    return this.withCode(actor, code, { name: 'secondFactor.pass', title: texts.pass }, async (em, now) => {
      await queries.passSession(em, actor.facts.sessionId, now)
      return true
    })
  }

  /** New recovery codes; the old ones open no more. */
  async renewRecoveryCodes(actor: Actor, code: string): Promise<string[]> {
    const verb = { name: 'secondFactor.renew', title: texts.renew }
    return this.withCode(actor, code, verb, (em, now) => this.renewed(em, actor, now))
  }

  /** Removes one's own second factor. SECOND_FACTOR_DEMANDED where a company demands it for a role of the person. */
  async turnOff(actor: Actor, code: string): Promise<SecondFactorView> {
    return this.withCode(actor, code, { name: 'secondFactor.turnOff', title: texts.turnOff }, async (em) => {
      const { demandedBy } = await queries.standingOf(em, actor.userId)
      if (demandedBy.length > 0) return new DomainError('SECOND_FACTOR_DEMANDED', { companies: demandedBy.join('、') })
      await queries.turnOff(em, actor.userId)
      return { enabledTime: null, recoveryCodesLeft: 0, demandedBy }
    })
  }

  /**
   * Removes the second factor of a colleague who has lost phone and recovery codes, and signs him out everywhere; as
   * with passwords, only for members without other companies.
   */
  async reset(actor: Actor, userId: string, idempotencyKey?: string | null): Promise<void> {
    actor.assert(RESET)
    validate(idText(texts.user), userId, 'userId')
    const options = { name: 'secondFactor.reset', title: texts.reset, input: { userId }, idempotencyKey }
    await this.run(actor, options, async ({ em, now }) => {
      if (userId === actor.userId) throw new DomainError('OWN_SECOND_FACTOR')
      const colleague = await lockColleague(em, actor.companyId, userId)
      if (!colleague) throw new DomainError('NOT_FOUND', { what: texts.user })
      const { name, permissions, hisOwn } = colleague
      if (hisOwn) throw new DomainError('PERSON_ELSEWHERE', { name })
      if (!permissions.every((held) => actor.facts.permissions.has(held))) {
        throw new DomainError('BEYOND_OWN_RIGHTS', { name })
      }
      if (!(await queries.turnOff(em, userId))) throw new DomainError('SECOND_FACTOR_OFF', { name })
      await endSessionsOf(em, { userId }, now)
    })
    this.sessions.forget()
  }

  private async renewed(em: Em, { userId }: Actor, now: Date): Promise<string[]> {
    const codes = newRecoveryCodes()
    await queries.replaceRecoveryCodes(em, userId, codes.map(recoveryHash), now)
    return codes
  }

  /**
   * Runs a verb of the owner, who shows a code. Wrong codes are counted in the same transaction, and the delay of the
   * next try grows: TOO_OFTEN.
   */
  private async withCode<Done>(actor: Actor, given: string, verb: Verb, work: Work<Done>): Promise<Done> {
    const { code } = validate(codeSchema, { code: given })
    const key = await this.key()
    return this.decide(actor, verb, async (em, now) => {
      const factor = await queries.lockFactor(em, actor.userId)
      if (factor.secret === null) return new DomainError('SECOND_FACTOR_OFF', { name: actor.name })
      const tries = await this.triesOf(em, actor, now)
      if (tries.wait > 0) return new DomainError('TOO_OFTEN', { seconds: tries.wait }, [], tries.wait)
      if (!(await this.spend(em, actor, { ...factor, secret: factor.secret }, { code, key, now }))) {
        await writeTries(em, [{ subject: tries.subject, failures: tries.next, failedAt: now.toISOString() }])
        return new DomainError('WRONG_SECOND_FACTOR')
      }
      const { userId, name: userName } = actor
      await this.tellShown(em, { userId, userName, companyId: actor.facts.companyId, at: now })
      return work(em, now)
    })
  }

  private async spend(
    em: Em,
    { userId }: Actor,
    { secret, lastStep }: queries.FactorRow & { secret: string },
    { code, key, now }: { code: string; key: Buffer; now: Date },
  ): Promise<boolean> {
    if (!TOTP_CODE.test(code)) return queries.spendRecoveryCode(em, userId, recoveryHash(code), now)
    const step = stepOf(unseal(secret, key, userId), code, now)
    // A code counts once, so that a person who saw it typed cannot use it.
    if (step === null || (lastStep !== null && step <= lastStep)) return false
    await queries.spendStep(em, userId, step)
    return true
  }

  /**
   * Counts of tries. A device on which the owner has shown it before has its own, so that a stranger who knows the
   * password cannot delay him there.
   */
  private async triesOf(em: Em, { userId, facts }: Actor, now: Date) {
    const device = await queries.knownDeviceOf(em, facts.sessionId)
    const subject = hashToken(device === null ? `second factor ${userId}` : `second factor ${userId} ${device}`)
    const [row] = await lockTries(em, [subject], now)
    return { subject, ...standingOf(device === null ? 'account' : 'device', row ?? noTries) }
  }

  /** Runs a transaction that commits refusals as well as successes, with its entry in the log. */
  private async decide<Done>(actor: Actor, { name, title }: Verb, work: Work<Done>): Promise<Done> {
    if (actor.facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
    const started = performance.now()
    const done = await inTransaction(this.database, async (em) => {
      const result = await work(em, this.clock.now())
      if (actor.facts.companyId !== null) {
        await audit(em, actor, { name, title, input: {}, started }, result instanceof DomainError ? result : undefined)
      }
      return result
    })
    this.sessions.forget()
    if (done instanceof DomainError) throw done
    return done
  }
}

const noTries = { failures: 0, sinceFailure: null }
