import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { TaskKey } from '../../../platform/jobs/task.queries.js'
import { dueBeside, dueTerms, keepPrices, noteLooked, type Terms, unsettledBehind } from './costing.queries.js'

const PIECE = 1000
const AT_ONCE = 20
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Keeps the prices of unsettled trips up to date when prices change (docs/adr/0042). Writes only differences, so that
 * it may run at any time and repeatedly.
 */
export class CostingService {
  constructor(
    private readonly database: Database,
    private readonly companyIds: (em: Em) => Promise<string[]>,
  ) {}

  /** Terms with trips to be updated. */
  async waiting(): Promise<TaskKey[]> {
    const em = this.database.em.fork()
    const found: TaskKey[] = []
    for (const companyId of await this.companyIds(em)) found.push(...(await dueTerms(em, companyId, AT_ONCE)))
    return found
  }

  /**
   * Updates the trips of one terms, piece by piece, each in a transaction; returns the number of those that changed.
   */
  async work(task: TaskKey, signal?: AbortSignal): Promise<number> {
    const notes = await dueBeside(this.database.em.fork(), task)
    const [terms] = notes
    if (!terms) return 0
    const changed = await this.look(terms, signal)
    const ids = notes.map(({ id }) => id)
    await inTransaction(this.database, (em) => noteLooked(em, task.companyId, ids))
    return changed
  }

  private async look(terms: Terms, signal: AbortSignal | undefined): Promise<number> {
    let changed = 0
    for (let after = FIRST; ; ) {
      signal?.throwIfAborted()
      const ids = await unsettledBehind(this.database.em.fork(), terms, after, PIECE)
      if (ids.length > 0) changed += await inTransaction(this.database, (em) => keepPrices(em, terms.companyId, ids))
      const last = ids.at(-1)
      if (ids.length < PIECE || !last) return changed
      after = last
    }
  }
}
