import { Recent } from '../../../kernel/recent.js'
import type { Database } from '../../../kernel/sql/database.js'
import { withinCompany } from '../../../kernel/sql/wall.js'
import { type Use, writeSessionUses, writeTokenUses } from './last-use.queries.js'

const MINUTE_MS = 60_000
const WRITTEN_EVERY_MS = 15_000
/** Most sessions and tokens that are remembered; the use of a forgotten one is only written more often. */
const MOST_KNOWN = 20_000

/**
 * Times at which sessions and tokens were last used, to the minute. Requests note them in memory, once a minute for
 * each; the notes are written together, outside of requests.
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

  /** Writes the noted uses; after a failure a use is noted again at its next request. */
  async write(): Promise<void> {
    // Uses are written in one order, so that two servers cannot deadlock on the same rows.
    const uses = this.waiting.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    this.waiting = []
    const em = this.database.em.fork()
    const sessions = uses.filter(({ tokenOf }) => tokenOf === null)
    if (sessions.length > 0) await writeSessionUses(em, sessions)
    for (const [companyId, own] of Map.groupBy(uses, ({ tokenOf }) => tokenOf)) {
      if (companyId !== null) await withinCompany(companyId, () => writeTokenUses(em, companyId, own))
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
