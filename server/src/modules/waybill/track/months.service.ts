import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { monthOf, monthStart, newestAt, oldestAt } from './months.js'
import { createMonth } from './months.queries.js'

/** Sees to it that positions find the partition of their month. */
export class TrackMonthService {
  private readonly known = new Set<string>()

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** This month and the next, ahead of their first position. */
  async ahead(): Promise<void> {
    const now = this.clock.now().getTime()
    this.known.clear()
    await this.ensure([now, monthStart(now, 1)])
  }

  /** The months of these moments; what lies outside of the kept time goes where everything odd goes. */
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
