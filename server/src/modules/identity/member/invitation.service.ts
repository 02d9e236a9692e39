import type { Asked } from '../../../kernel/command/asked.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import type { JobData } from '../../../platform/jobs/jobs.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import type { SmsSender } from '../../../platform/sms/sms.js'
import { type CaptchaService, captchaNeeded, type GivenCaptcha } from '../captcha/captcha.service.js'
import * as queries from './invitation.queries.js'
import { memberTexts as texts } from './texts.js'

/** Topic of invitations in the outbox; the payload names the row. */
export const SMS_INVITATION = 'sms-invitation'

const RESEND_SECONDS = 60
const TO_PHONE_A_DAY = 3
/**
 * Most invitations of a company a day, and an hour without a captcha. Anyone can register a company, so it may write to
 * few phones until the platform has authenticated it, and to somewhat more while it is new.
 */
const BY_COMPANY: Readonly<Record<queries.CompanyStanding, { aDay: number; unread: number }>> = {
  UNKNOWN: { aDay: 20, unread: 1 },
  NEW: { aDay: 100, unread: 5 },
  KNOWN: { aDay: 500, unread: 5 },
}
const LIFE_MS = 24 * 3600_000
/** Longest time that an answer waits for the gateway; the message is sent even later. */
export const invitationAnswer = { milliseconds: 1000 }

/** Check of a number of messages within a transaction: refuses them where they need a captcha and had none. */
export type Toll = (tx: Tx, texts: number) => Promise<void>

/** Check for messages that need no captcha, or had one. */
export const PAID: Toll = () => Promise.resolve()

/** Sends invitations to phones by the outbox, within limits. */
export class InvitationService {
  constructor(
    private readonly database: Database,
    private readonly sms: SmsSender,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    /** Captchas; undefined in the demo, whose visitors need not read pictures. */
    private readonly captchas: CaptchaService | undefined,
  ) {}

  /**
   * Uses the captcha up before the verb begins, whether it was right or not, and returns the check of messages: one
   * that counts invitations without a captcha, within the verb's transaction. A preview sends nothing and needs none.
   */
  async toll({ dryRun = false, captchaId, captchaCode }: Asked & GivenCaptcha): Promise<Toll> {
    const { captchas } = this
    if (!captchas || dryRun) return PAID
    const given = { captchaId, captchaCode }
    const isRead =
      captchaId != null && (await inTransaction(this.database, (em) => captchas.spend(em, given, this.clock.now())))
    if (isRead) return PAID
    return async (tx, texts) => {
      const { standing, inHour } = await queries.countByCompany(tx)
      if (inHour + texts > BY_COMPANY[standing].unread) throw captchaNeeded(given)
    }
  }

  /**
   * Writes the message within the verb's transaction. TOO_OFTEN and similar refusals where the phone or the company has
   * reached the limit of a day; CAPTCHA_NEEDED above the limit of an hour.
   */
  async send(tx: Tx, invited: { mobile: string; membershipId: string }, toll: Toll): Promise<string> {
    const byCompany = await queries.countByCompany(tx)
    refuseTooOften(await queries.countToPhone(tx, invited.mobile))
    const { aDay: most } = BY_COMPANY[byCompany.standing]
    if (byCompany.today >= most) throw new DomainError('INVITED_TOO_MANY', { most }, [], 3600)
    await toll(tx, 1)
    const id = await queries.insertText(tx, invited)
    const expiresAt = new Date(tx.now.getTime() + LIFE_MS)
    const { companyId } = tx.actor
    return this.outbox.add(tx.em, { topic: SMS_INVITATION, payload: { id }, companyId, expiresAt })
  }

  /** Delivers a message after the commit, if that does not take long. */
  async deliver(message: string): Promise<void> {
    await this.outbox.deliverWithin(invitationAnswer.milliseconds, message)
  }

  /** Hands a message to the gateway, unless the invited person has come or the invitation was withdrawn. */
  async handOver(id: string, signal: AbortSignal): Promise<boolean> {
    const invited = await queries.findInvited(this.database.em.fork(), id)
    if (!invited) return false
    const { mobile, company } = invited
    const text = texts.invitation(company)
    await this.sms.send({ mobile, template: 'invitation', params: { company }, text }, signal)
    return true
  }

  /** Records that a text will not arrive, for the member who sent it. */
  giveUp(em: Em, { id }: JobData, code: string): Promise<void> {
    return queries.failText(em, String(id), code)
  }
}

function refuseTooOften({ secondsSinceLast, today }: queries.SentToPhone): void {
  if (secondsSinceLast !== null && secondsSinceLast < RESEND_SECONDS) {
    const seconds = Math.ceil(RESEND_SECONDS - secondsSinceLast)
    throw new DomainError('TOO_OFTEN', { seconds }, [], seconds)
  }
  if (today >= TO_PHONE_A_DAY) throw new DomainError('INVITED_TOO_OFTEN', {}, [], 3600)
}
