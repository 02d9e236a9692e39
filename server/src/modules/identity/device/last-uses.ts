import { Recent } from '../../../kernel/recent.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Use, writeSessionUses, writeTokenUses } from './last-use.queries.js'

const MINUTE_MS = 60_000
const WRITTEN_EVERY_MS = 15_000
/** Sessions and tokens that are remembered; of another one the time is written more often. */
const MOST_KNOWN = 20_000

/**
 * When sessions and tokens were last used, to the minute. A request only notes it in memory, at most once a minute for each; what was noted is
 * written together, beside the requests.
 */
export class LastUses {
  private readonly noted = new Recent<number>(MOST_KNOWN)
  private waiting: Use[] = []
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly database: Database,
    private readonly failed: (error: unknown) => void,
  ) {}

  note(use: Use): void {
    const now = use.at.getTime()
    const last = this.noted.get(use.id)
    if (last !== undefined && now - last < MINUTE_MS) return
    this.noted.set(use.id, now)
    this.waiting.push(use)
  }

  /** Writes what was noted since the last time; what fails is noted again with the next use. */
  async write(): Promise<void> {
    // In one order, so that two servers that write the same rows do not wait for each other in a circle.
    const uses = this.waiting.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    this.waiting = []
    const em = this.database.em.fork()
    const sessions = uses.filter(({ tokenOf }) => tokenOf === null)
    if (sessions.length > 0) await writeSessionUses(em, sessions)
    for (const [companyId, own] of Map.groupBy(uses, ({ tokenOf }) => tokenOf)) {
      if (companyId !== null) await writeTokenUses(em, companyId, own)
    }
  }

  start(): void {
    this.timer = setInterval(() => void this.write().catch(this.failed), WRITTEN_EVERY_MS)
    this.timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.write().catch(this.failed)
  }
}
