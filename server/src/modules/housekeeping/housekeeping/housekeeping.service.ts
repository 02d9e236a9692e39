import type { Removal, Retention } from '../../../kernel/retention.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { beyondCompany, withinCompanies, withinCompany } from '../../../kernel/sql/wall.js'
import { type Clock, daysBefore } from '../../../kernel/values/clock.js'
import { companyIds } from './company.queries.js'

const BATCH = 1000

/**
 * Removes rows that have lost their use. Every step is a small transaction of its own and may run again at any time.
 */
export class HousekeepingService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    /** Deletion of rows by age, as their owners declare it. */
    readonly retention: () => readonly Retention[],
    /** Companies to process: all by default. */
    private readonly companies: (em: Em) => Promise<readonly string[]> = companyIds,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Deletes what is due, and returns the number of rows by name; stops between two batches when the signal fires. */
  async run(signal?: AbortSignal): Promise<Record<string, number>> {
    const kept = this.retention()
    const removed: Record<string, number> = Object.fromEntries(kept.map(({ name }) => [name, 0]))
    const removeAll = async (
      { name, keptDays }: Retention,
      remove: (removal: Common, limit: number) => Promise<number>,
    ) => {
      const before = daysBefore(this.clock.now(), keptDays)
      const count = await inBatches((limit) => remove({ em: this.em, before }, limit), signal)
      removed[name] = (removed[name] ?? 0) + count
    }
    for (const one of kept) {
      if (one.of === 'companies') continue
      await removeAll(one, (common, limit) => {
        const remove = () => one.remove({ ...common, companyId: null }, limit)
        return one.of === 'nobody' ? withinCompanies([], remove) : beyondCompany(remove)
      })
    }
    for (const companyId of await this.companies(this.em)) {
      for (const one of kept) {
        if (one.of !== 'nobody')
          await removeAll(one, (common, limit) =>
            withinCompany(companyId, () => one.remove({ ...common, companyId }, limit)),
          )
      }
    }
    return removed
  }
}

type Common = Omit<Removal, 'companyId'>

async function inBatches(remove: (limit: number) => Promise<number>, signal?: AbortSignal): Promise<number> {
  let total = 0
  for (;;) {
    signal?.throwIfAborted()
    const count = await remove(BATCH)
    total += count
    if (count < BATCH) return total
  }
}
