import type { Database, Em } from '../sql/database.js'
import { firstRow, sql } from '../sql/sql.js'
import { withinCompany } from '../sql/wall.js'

const DAYS = 30
const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Work after folding, for values derived from the sums. */
interface Following {
  /** Times of folding, in the form of cron. */
  schedule?: string
  /** Called once the changes of a company are folded. */
  folded?: (companyId: string, signal?: AbortSignal) => Promise<unknown>
}

/**
 * Keeps a table of sums short (docs/adr/0008). Every change adds rows to it and is exact at once; folding makes one row
 * a group out of those of a day. It may run at any time, twice at once, or never: only reading gets slower.
 */
export class Folding {
  constructor(
    private readonly database: Database,
    private readonly table: string,
    private readonly companyIds: (em: Em) => Promise<string[]>,
    private readonly following: Following = {},
  ) {}

  get schedule(): string {
    return this.following.schedule ?? EVERY_FIVE_MINUTES
  }

  /**
   * Folds changed sums, company by company; gives the number of days. Stops between two steps when the signal fires.
   */
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

/** Whether the sums of a company have changed since they were last folded. */
export async function hasChanges(em: Em, table: string, companyId: string): Promise<boolean> {
  const change = sql`select 1 as found from ${sql.ref(table)} w where w.company_id = ${companyId} and w.span = 'CHANGE' limit 1`
  return (await firstRow(em, change)) !== undefined
}

/** Folds the sums of a limited number of changed days in one statement; returns their number. */
export async function foldDays(em: Em, table: string, companyId: string, most: number): Promise<number> {
  const fold = sql.ref(`fold_${table}`)
  return (await firstRow<{ days: number }>(em, sql`select ${fold}(${companyId}, ${most}::int) as days`))?.days ?? 0
}
