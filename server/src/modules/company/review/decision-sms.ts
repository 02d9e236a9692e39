import type { Database } from '../../../kernel/sql/database.js'
import type { JobData } from '../../../platform/jobs/jobs.js'
import type { SmsSender } from '../../../platform/sms/sms.js'
import { RegistrationStatus } from '../enums.js'
import { findReviewed } from './review.queries.js'
import { reviewTexts } from './texts.js'

/** Topic of decisions that go out by SMS; the payload names the registration and its version. */
export const DECISION_SMS = 'registration-decided'

/** Sends the decision of a review to the administrator's phone. */
export class DecisionSms {
  constructor(
    private readonly database: Database,
    private readonly sms: SmsSender,
  ) {}

  /** Sends the SMS; false for an outdated decision, which is not sent. */
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
