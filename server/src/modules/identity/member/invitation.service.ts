import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../platform/database/database.js'
import type { JobData } from '../../../platform/jobs/jobs.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import type { SmsSender } from '../../../platform/sms/sms.js'
import * as queries from './invitation.queries.js'
import { memberTexts as texts } from './texts.js'

/** The topic of invitations in the outbox; the payload names the row. */
export const SMS_INVITATION = 'sms-invitation'

const RESEND_SECONDS = 60
const TO_PHONE_A_DAY = 3
const BY_COMPANY_A_DAY = 500
/** Anybody can register a company; until the platform has seen who it is, it writes to few phones. */
const BY_UNKNOWN_COMPANY_A_DAY = 20
const LIFE_MS = 24 * 3600_000
/** So long the answer waits for the gateway, in wall time; the message goes on without it. */
export const invitationAnswer = { milliseconds: 1000 }

/** Tells phones that a company wants their owner: by the outbox, so often at most. */
export class InvitationService {
  constructor(
    private readonly database: Database,
    private readonly sms: SmsSender,
    private readonly outbox: Outbox,
  ) {}

  /** Writes the text in the verb's transaction, and gives its message; TOO_OFTEN and its like where the phone or the company has had enough today. */
  async send(tx: Tx, invited: { mobile: string; membershipId: string }): Promise<string> {
    const most = tx.actor.facts.company?.authenticated ? BY_COMPANY_A_DAY : BY_UNKNOWN_COMPANY_A_DAY
    refuseTooOften(await queries.countTexts(tx, invited.mobile), most)
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

function refuseTooOften({ secondsSinceLast, toPhone, byCompany }: queries.SentTexts, most: number): void {
  if (secondsSinceLast !== null && secondsSinceLast < RESEND_SECONDS) {
    const seconds = Math.ceil(RESEND_SECONDS - secondsSinceLast)
    throw new DomainError('TOO_OFTEN', { seconds }, [], seconds)
  }
  if (toPhone >= TO_PHONE_A_DAY) throw new DomainError('INVITED_TOO_OFTEN', {}, [], 3600)
  if (byCompany >= most) throw new DomainError('INVITED_TOO_MANY', { most }, [], 3600)
}
