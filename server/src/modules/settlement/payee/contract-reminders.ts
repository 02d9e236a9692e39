import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { type Clock, dayOf, daysBefore } from '../../../kernel/values/clock.js'
import { holdersOf, type News, tell } from '../../message/index.js'
import { endingContracts } from './contract.queries.js'
import { CONTRACT_ENDS_IN } from './readiness.sql.js'

type Ending = News<'PAYEE_CONTRACT_ENDING'>

/** Tells whoever signs payees that a contract ends soon: after that nothing is paid to the payee. */
export class ContractReminderService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companyIds: (em: Em) => Promise<string[]>,
  ) {}

  /** Tells of each contract that ends within 30 days, once for its last day. How many messages were sent. */
  async remind(signal?: AbortSignal): Promise<number> {
    const em = this.database.em.fork()
    const now = this.clock.now()
    const days = { from: dayOf(now), to: dayOf(daysBefore(now, -CONTRACT_ENDS_IN)) }
    let told = 0
    for (const companyId of await this.companyIds(em)) {
      signal?.throwIfAborted()
      const news = (await endingContracts(em, companyId, days)).map(
        ({ payeeId, ...params }): Ending => ({
          kind: 'PAYEE_CONTRACT_ENDING',
          to: holdersOf('chain:payee:audit'),
          params,
          about: { entity: 'payee', id: payeeId },
          event: `${payeeId}@${params.contractTo}`,
        }),
      )
      if (news.length === 0) continue
      told += await inTransaction(this.database, (own) =>
        tell({ em: own, now, actor: { userId: null, companyId } }, ...news),
      )
    }
    return told
  }
}
