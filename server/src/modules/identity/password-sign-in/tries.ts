import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { type CaptchaService, captchaNeeded, type GivenCaptcha } from '../captcha/captcha.service.js'
import type { Asker } from '../code/asker.js'
import { networkOf } from '../network.js'
import { hashToken } from '../secret.js'
import { findUser, type UserRow } from '../session/session.queries.js'
import { type Counted, type Standing, standingOf } from './limits.js'
import * as queries from './try.queries.js'

export interface Tried extends GivenCaptcha {
  account: string
  asker: Asker
}

/** Try that was let through to its password check. It already counts as a wrong one. */
export interface Admitted {
  user: UserRow | undefined
  counted: Counting[]
  at: Date
}

/** State of a subject before the try. */
interface Counting extends queries.TryRow {
  standing: Standing
}

/**
 * Lets tries to sign in by password through, fewer and more slowly after failures. A try is counted before its password
 * is checked, in the transaction that lets it through: of many tries at once no more pass than of successive ones.
 */
export class PasswordTries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly captchas: CaptchaService,
  ) {}

  /** TOO_OFTEN during a wait, CAPTCHA_NEEDED from the third wrong try on; a missing account counts like any other. */
  async admit(tried: Tried): Promise<Admitted> {
    const admitted = await inTransaction(this.database, async (em) => {
      const at = this.clock.now()
      const user = await findUser(em, tried.account)
      const counted = await this.standing(em, await this.subjectsOf(em, tried), at)
      const wait = Math.max(...counted.map(({ standing }) => standing.wait))
      if (wait > 0) return new DomainError('TOO_OFTEN', { seconds: wait }, [], wait)
      const needsCaptcha = counted.some(({ standing }) => standing.needsCaptcha)
      // A refusal is returned instead of thrown, so that a wrong captcha is used up all the same.
      if (needsCaptcha && !(await this.captchas.spend(em, tried, at))) return captchaNeeded(tried)
      const failedAt = at.toISOString()
      await queries.writeTries(
        em,
        counted.map(({ subject, standing }) => ({ subject, failures: standing.next, failedAt })),
      )
      return { user, counted, at }
    })
    if (admitted instanceof DomainError) throw admitted
    return admitted
  }

  /**
   * Takes a right try out of the counts. Wrong tries of others stay, or a guesser could continue right after the owner.
   */
  async giveBack(em: Em, { counted, at }: Admitted): Promise<void> {
    const before = new Map(counted.map((one) => [one.subject, one]))
    const found = await queries.lockTries(em, [...before.keys()], at)
    await queries.writeTries(
      em,
      found.map((now) => {
        const one = before.get(now.subject)
        return one ? withoutOne(now, one) : now
      }),
    )
  }

  /**
   * Subjects whose tries are counted. A device that the owner has used counts for itself alone, so that strangers
   * cannot delay him.
   */
  private async subjectsOf(em: Em, { account, asker }: Tried): Promise<Map<string, Counted>> {
    const { address, device } = asker
    const subjects: [Counted, string][] = (await queries.isOwnDevice(em, account, device))
      ? [['device', `${account} ${device}`]]
      : [
          ['account', account],
          ['network', networkOf(address).name],
        ]
    // Digests, so that typed names are not stored.
    return new Map(subjects.map(([kind, name]) => [hashToken(`${kind} ${name}`), kind]))
  }

  private async standing(em: Em, subjects: ReadonlyMap<string, Counted>, at: Date): Promise<Counting[]> {
    const found = await queries.lockTries(em, [...subjects.keys()], at)
    return found.map((row) => ({ ...row, standing: standingOf(subjects.get(row.subject) ?? 'account', row) }))
  }
}

/** Row of counts without this try, if it is still the last one there. */
function withoutOne(now: queries.TryRow, { standing, ...before }: Counting): queries.TryRow {
  const isLast = now.sinceFailure === 0 && now.failures === standing.next
  return isLast ? before : { ...now, failures: Math.max(0, now.failures - (standing.next - standing.failures)) }
}
