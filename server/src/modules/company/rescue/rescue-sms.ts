import type { Database } from '../../../kernel/sql/database.js'
import type { JobData } from '../../../platform/jobs/jobs.js'
import type { SmsSender } from '../../../platform/sms/sms.js'
import { RescueState } from './fields.js'
import { findRescue } from './rescue.queries.js'
import { isRunning, newsOf, phoneOf, RESCUE_PHONES } from './telling.js'
import { rescueTexts as texts } from './texts.js'

/** SMS about the steps of a rescue. */
export class RescueSms {
  constructor(
    private readonly database: Database,
    private readonly sms: SmsSender,
  ) {}

  /** Sends the SMS of a step, even after later steps: each step is announced. */
  async handOver({ id, state: told, phone: which }: JobData, signal: AbortSignal): Promise<boolean> {
    const rescue = await findRescue(this.database.em.fork(), String(id))
    const [state, phone] = [
      Object.values(RescueState).find((one) => one === told),
      RESCUE_PHONES.find((one) => one === which),
    ]
    const mobile = rescue && phone ? phoneOf(rescue, phone) : null
    if (!rescue || !state || mobile === null) return false
    const { companyName: company, userName: who } = rescue
    const news = newsOf(rescue, state)
    const said = isRunning(state) ? `${news}${texts.smsStop}` : news
    await this.sms.send(
      { mobile, template: 'rescue', params: { company, who, news }, text: texts.sms(company, who, said) },
      signal,
    )
    return true
  }
}
