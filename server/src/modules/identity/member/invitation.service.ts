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

/** The topic of invitations in the outbox; the payload names the row. */
export const SMS_INVITATION = 'sms-invitation'

const RESEND_SECONDS = 60
const TO_PHONE_A_DAY = 3
/**
 * So many a day a company sends, and so many an hour without a captcha. Anybody can register one: until the platform has seen who it is it writes to
 * few phones, and to some more as long as it is new.
 */
const BY_COMPANY: Readonly<Record<queries.CompanyStanding, { aDay: number; unread: number }>> = {
  UNKNOWN: { aDay: 20, unread: 1 },
  NEW: { aDay: 100, unread: 5 },
  KNOWN: { aDay: 500, unread: 5 },
}
const LIFE_MS = 24 * 3600_000
/** So long the answer waits for the gateway, in wall time; the message goes on without it. */
export const invitationAnswer = { milliseconds: 1000 }

/** Refuses a company's next texts within a transaction, where they cost a captcha that was not read. */
export type Toll = (tx: Tx, texts: number) => Promise<void>

/** Toll of texts that were paid for already. */
export const PAID: Toll = () => Promise.resolve()

/** Tells phones that a company wants their owner: by the outbox, so often at most. */
export class InvitationService {
  constructor(
    private readonly database: Database,
    private readonly sms: SmsSender,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    /** None where whoever tries the program out shall not be asked to read pictures. */
    private readonly captchas: CaptchaService | undefined,
  ) {}

  /**
   * Takes what somebody has read of a picture, which is used up whether he read it right or not, and for good before the verb begins; how often he may go on
   * without is counted in the verb's transaction. A preview sends nothing and costs none.
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
   * Writes the text in the verb's transaction, and gives its message; TOO_OFTEN and its like where the phone or the company has had enough today,
   * CAPTCHA_NEEDED for the next ones of an hour.
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

  /** Hands a text to the gateway, unless he whom it invites has come or is not wanted any more. */
  async handOver(id: string, signal: AbortSignal): Promise<boolean> {
    const invited = await queries.findInvited(this.database.em.fork(), id)
    if (!invited) return false
    const { mobile, company } = invited
    const text = texts.invitation(company)
    await this.sms.send({ mobile, template: 'invitation', params: { company }, text }, signal)
    return true
  }

  /** Writes down that a text will not arrive, for whoever sent it. */
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
