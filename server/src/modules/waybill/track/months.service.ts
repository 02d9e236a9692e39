import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { monthOf, monthStart, newestAt, oldestAt } from './months.js'
import { createMonth } from './months.queries.js'

/** Creates partitions for positions by month. */
export class TrackMonthService {
  private readonly known = new Set<string>()

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Creates the partitions of this month and the next, before their first position comes. */
  async ahead(): Promise<void> {
    const now = this.clock.now().getTime()
    this.known.clear()
    await this.ensure([now, monthStart(now, 1)])
  }

  /** Creates the partitions for these moments; positions outside the kept months go to the default partition. */
  async ensure(moments: Iterable<number>): Promise<void> {
    const now = this.clock.now().getTime()
    const [oldest, newest] = [oldestAt(now), newestAt(now)]
    const months = new Set<string>()
    for (const at of moments) if (at >= oldest && at < newest) months.add(monthOf(at))
    for (const month of [...months].sort()) {
      if (this.known.has(month)) continue
      await createMonth(this.database.em.fork(), month)
      this.known.add(month)
    }
  }
}
