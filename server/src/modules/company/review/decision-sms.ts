import type { Database } from '../../../kernel/sql/database.js'
import type { JobData } from '../../../platform/jobs/jobs.js'
import type { SmsSender } from '../../../platform/sms/sms.js'
import { RegistrationStatus } from '../registration/enums.js'
import { findReviewed } from './review.queries.js'
import { reviewTexts } from './texts.js'

/** The topic of decisions that are told by SMS, in the outbox; the payload names the registration as it was decided. */
export const DECISION_SMS = 'registration-decided'

/** Tells the administrator's phone what came of a review. */
export class DecisionSms {
  constructor(
    private readonly database: Database,
    private readonly sms: SmsSender,
  ) {}

  /** False where something else has happened since, so that nobody is told what is not so any more. */
  async handOver({ id, version }: JobData, signal: AbortSignal): Promise<boolean> {
    const decided = await findReviewed(this.database.em.fork(), String(id))
    if (!decided || decided.version !== version) return false
    const { contactPhone: mobile, companyName: company, reason } = decided
    const approved = RegistrationStatus[decided.status] === RegistrationStatus.APPROVED
    const text = approved ? reviewTexts.sms.approved(company) : reviewTexts.sms.rejected(company, reason ?? '')
    const outcome = approved ? reviewTexts.approved : reviewTexts.rejected
    await this.sms.send(
      { mobile, template: 'authentication', params: { company, outcome, reason: reason ?? '' }, text },
      signal,
    )
    return true
  }
}
