import type { Database } from '../../kernel/sql/database.js'
import { beyondCompany } from '../../kernel/sql/wall.js'
import { analyze, findComplete, hasStranger } from './statistics.queries.js'

/** Below so many rows a wrong plan costs little. */
const TABLE_ROWS = 10_000
/** Fewer rows of a company need not be known, and of large tables not one in three thousand. */
const MANY = 500

/** Sees to it that the planner knows of every company that has rows (docs/adr/0026). */
export class StatisticsService {
  constructor(
    private readonly database: Database,
    private readonly tableRows = TABLE_ROWS,
    private readonly many = MANY,
  ) {}

  /** Has the tables analyzed in which a company has rows that their statistics do not know; gives back which. */
  refresh(signal?: AbortSignal): Promise<string[]> {
    return beyondCompany(() => this.refreshAll(signal))
  }

  private async refreshAll(signal?: AbortSignal): Promise<string[]> {
    const em = this.database.em.fork()
    const analyzed: string[] = []
    for (const gathered of await findComplete(em, this.tableRows, this.many)) {
      signal?.throwIfAborted()
      if (!(await hasStranger(em, gathered))) continue
      await analyze(em, gathered.table)
      analyzed.push(gathered.table)
    }
    return analyzed
  }
}
