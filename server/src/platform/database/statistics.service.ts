import type { Database } from '../../kernel/sql/database.js'
import { beyondCompany } from '../../kernel/sql/wall.js'
import { analyze, findComplete, hasStranger } from './statistics.queries.js'

/** Fewest rows of a checked table: in a smaller one a wrong plan costs little. */
const TABLE_ROWS = 10_000
/** Fewest rows of a company that must be in the statistics; in large tables one row in three thousand. */
const MANY = 500

/** Keeps every company with many rows in the planner's statistics (docs/adr/0026). */
export class StatisticsService {
  constructor(
    private readonly database: Database,
    private readonly tableRows = TABLE_ROWS,
    private readonly many = MANY,
  ) {}

  /** Analyzes the tables with a company that their statistics lack; returns their names. */
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
