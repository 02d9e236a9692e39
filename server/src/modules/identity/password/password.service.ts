import type { Actor } from '../../../kernel/command/actor.js'
import { audit } from '../../../kernel/command/audit.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { endSessionsOf } from '../session/ending.queries.js'
import type { SessionService } from '../session/session.service.js'
import { isCommon } from './common.js'
import { hashPassword, verifyPassword } from './hashing.js'
import * as queries from './password.queries.js'
import { changeSchema, delaySeconds, resetSchema } from './rules.js'
import { passwordTexts as texts } from './texts.js'

const RESET = 'sys:user:password'

export interface PasswordChange {
  password?: string | null
  /** Accepts any text as the old password while none is set, since forms of older programs require that field. */
  firstWithAny?: true
  newpassword1: string
  newpassword2: string
}

export interface PasswordReset {
  userId: string
  newpassword1: string
  newpassword2: string
}

/**
 * Changes of one's own password, and resets for colleagues. A password is stored only as its hash, and is in no log and
 * under no key.
 */
export class PasswordService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly run: RunCommand,
    private readonly sessions: SessionService,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /**
   * Sets the first password of the actor or changes it, and signs him out everywhere, this session included; returns
   * the number of his sessions. Each WRONG_OLD_PASSWORD lengthens the wait before the next try: TOO_OFTEN.
   */
  async change(actor: Actor, given: PasswordChange, at = 'input'): Promise<number> {
    if (actor.facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
    const { password = null, newpassword1 } = validate(changeSchema, given, at)
    await refuseCommon(newpassword1, at)
    const started = performance.now()
    const seen = await queries.findPassword(this.em, actor.userId, this.clock.now())
    // Hashing is slow and runs without a lock on the row, so its results hold only for the hash that was read.
    const fits = password !== null && seen?.passwordHash != null && (await verifyPassword(password, seen.passwordHash))
    const next = await hashPassword(newpassword1)
    const title = seen?.passwordHash ? texts.change : texts.set
    const done = await inTransaction(this.database, async (em) => {
      const now = this.clock.now()
      const present = await queries.lockPassword(em, actor.userId, now)
      const isSame = present?.passwordHash === seen?.passwordHash
      const refused =
        present && isSame ? refusalOf(present, password, fits, given.firstWithAny) : new DomainError('STALE')
      if (refused?.code === 'WRONG_OLD_PASSWORD') await queries.countWrongPassword(em, actor.userId, now)
      if (!refused) await queries.writePassword(em, actor.userId, next)
      const ended = refused ? 0 : await endSessionsOf(em, { userId: actor.userId }, now)
      // Logged here instead of by the runner of verbs: this transaction counts a wrong password, so it commits although
      // the verb is refused.
      if (actor.facts.companyId !== null) {
        await audit(em, actor, { name: 'password.change', title, input: {}, started }, refused)
      }
      return refused ?? ended
    })
    if (done instanceof DomainError) throw done
    this.sessions.forget()
    return done
  }

  /**
   * Sets another password for a colleague and signs him out everywhere. PERSON_ELSEWHERE where he has entered another
   * company as well: one company may not take over his account in another. BEYOND_OWN_RIGHTS where he has permissions
   * that the actor lacks.
   */
  async reset(
    actor: Actor,
    { userId, ...passwords }: PasswordReset,
    idempotencyKey?: string | null,
    at = 'input',
  ): Promise<void> {
    actor.assert(RESET)
    validate(idText(texts.user), userId, at ? `${at}.userId` : 'id')
    const { newpassword1 } = validate(resetSchema, passwords, at)
    await refuseCommon(newpassword1, at)
    const hash = await hashPassword(newpassword1)
    const options = { name: 'password.reset', title: texts.reset, input: { userId }, idempotencyKey }
    await this.run(actor, options, async ({ em, now }) => {
      if (userId === actor.userId) throw new DomainError('OWN_PASSWORD')
      const colleague = await queries.lockColleague(em, actor.companyId, userId)
      if (!colleague) throw new DomainError('NOT_FOUND', { what: texts.user })
      const { name, permissions, hisOwn } = colleague
      if (hisOwn) throw new DomainError('PERSON_ELSEWHERE', { name })
      if (!permissions.every((key) => actor.facts.permissions.has(key))) {
        throw new DomainError('BEYOND_OWN_RIGHTS', { name })
      }
      await queries.writePassword(em, userId, hash)
      await endSessionsOf(em, { userId }, now)
    })
    this.sessions.forget()
  }
}

async function refuseCommon(password: string, at: string): Promise<void> {
  if (!(await isCommon(password))) return
  throw invalidInput([{ field: at ? `${at}.newpassword1` : 'newpassword1', message: texts.common }])
}

/** Reason why a password cannot be changed now; undefined where it can. */
function refusalOf(
  { passwordHash, failures, sinceFailure }: queries.PasswordRow,
  password: string | null,
  fits: boolean,
  firstWithAny = false,
): DomainError | undefined {
  if (passwordHash === null) return password === null || firstWithAny ? undefined : new DomainError('NO_PASSWORD_YET')
  const wait = Math.ceil(delaySeconds(failures) - (sinceFailure ?? Number.POSITIVE_INFINITY))
  if (wait > 0) return new DomainError('TOO_OFTEN', { seconds: wait }, [], wait)
  if (password === null) return new DomainError('OLD_PASSWORD_MISSING')
  return fits ? undefined : new DomainError('WRONG_OLD_PASSWORD')
}
