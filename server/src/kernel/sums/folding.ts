import type { Database, Em } from '../sql/database.js'
import { withinCompany } from '../sql/wall.js'
import { foldDays, hasChanges } from './folding.queries.js'

const DAYS = 30
const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Work that follows folding, where something is reckoned from the sums. */
interface Following {
  /** When sums are folded, as cron says it. */
  schedule?: string
  /** Comes once the changes of a company are folded. */
  folded?: (companyId: string, signal?: AbortSignal) => Promise<unknown>
}

/**
 * Keeps a table of sums short (docs/adr/0008). Every change adds rows to it and is exact at once; folding makes one row a group out of
 * those of a day. It may run at any time, twice at once, or never: only reading gets slower.
 */
export class Folding {
  constructor(
    private readonly database: Database,
    private readonly table: string,
    private readonly companyIds: (em: Em) => Promise<string[]>,
    private readonly following: Following = {},
  ) {}

  /** When to fold. */
  get schedule(): string {
    return this.following.schedule ?? EVERY_FIVE_MINUTES
  }

  /** Folds what has changed, company by company; gives back how many days. Stops between two steps when the signal fires. */
  async fold(signal?: AbortSignal): Promise<number> {
    const em = this.database.em.fork()
    let folded = 0
    for (const companyId of await this.companyIds(em))
      folded += await withinCompany(companyId, () => this.foldOf(em, companyId, signal))
    return folded
  }

  private async foldOf(em: Em, companyId: string, signal: AbortSignal | undefined): Promise<number> {
    if (!(await hasChanges(em, this.table, companyId))) return 0
    let folded = 0
    for (let days = DAYS; days === DAYS; folded += days) {
      signal?.throwIfAborted()
      days = await foldDays(em, this.table, companyId, DAYS)
    }
    await this.following.folded?.(companyId, signal)
    return folded
  }
}
