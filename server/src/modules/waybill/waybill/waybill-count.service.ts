import type { Database } from '../../../platform/database/database.js'
import { companiesToFold, foldDays } from './waybill-count.queries.js'

const DAYS = 30

/**
 * Keeps the sums of waybills short (docs/adr/0008). Every change adds rows to them and is exact at once; folding makes one row a
 * group out of those of a day. It may run at any time, twice at once, or never: only reading gets slower.
 */
export class WaybillCountService {
  constructor(private readonly database: Database) {}

  /** Folds what has changed, company by company; gives back how many days. Stops between two steps when the signal fires. */
  async fold(signal?: AbortSignal): Promise<number> {
    const em = this.database.em.fork()
    let folded = 0
    for (const companyId of await companiesToFold(em)) {
      for (let days = DAYS; days === DAYS; folded += days) {
        signal?.throwIfAborted()
        days = await foldDays(em, companyId, DAYS)
      }
    }
    return folded
  }
}
