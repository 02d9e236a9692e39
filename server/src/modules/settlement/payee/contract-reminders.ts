import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { withinCompany } from '../../../kernel/sql/wall.js'
import { type Clock, dayOf, daysBefore } from '../../../kernel/values/clock.js'
import { holdersOf, type News, tell } from '../../message/index.js'
import { endingContracts } from './payee.queries.js'
import { CONTRACT_ENDS_IN } from './readiness.sql.js'

type Ending = News<'PAYEE_CONTRACT_ENDING'>

/** Reminds people who sign payees that a contract ends soon, after which the payee gets no money. */
export class ContractReminderService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companyIds: (em: Em) => Promise<string[]>,
  ) {}

  /**
   * Sends a message for each contract that ends within 30 days, once for its last day; returns the number of messages.
   */
  async remind(signal?: AbortSignal): Promise<number> {
    let told = 0
    for (const companyId of await this.companyIds(this.database.em.fork())) {
      signal?.throwIfAborted()
      told += await withinCompany(companyId, () => this.remindIn(companyId))
    }
    return told
  }

  private async remindIn(companyId: string): Promise<number> {
    const now = this.clock.now()
    const days = { from: dayOf(now), to: dayOf(daysBefore(now, -CONTRACT_ENDS_IN)) }
    const news = (await endingContracts(this.database.em.fork(), companyId, days)).map(
      ({ payeeId, ...params }): Ending => ({
        kind: 'PAYEE_CONTRACT_ENDING',
        to: holdersOf('chain:payee:audit'),
        params,
        about: { entity: 'payee', id: payeeId },
        event: `${payeeId}@${params.contractTo}`,
      }),
    )
    if (news.length === 0) return 0
    return inTransaction(this.database, (em) => tell({ em, now, actor: { userId: null, companyId } }, ...news))
  }
}
