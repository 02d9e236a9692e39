import type { Logger } from 'pino'
import type { Database } from '../../kernel/sql/database.js'
import type { Clock } from '../../kernel/values/clock.js'
import { Rounds } from '../jobs/rounds.js'
import { countingOf } from './shared-clock.queries.js'

const LOOK_MS = 15_000
/** Longest answer that is used: slower ones give the database's time too vaguely. */
const MOST_MS = 1000

/**
 * Clock of the database. Programs that share a database judge each other's codes, sessions, keys, tries and leases by
 * it, even if the clock of a machine is wrong. Between two readings it advances with the machine's monotonic time,
 * which cannot be set.
 */
export class SharedClock implements Clock {
  private readonly rounds: Rounds

  private constructor(
    private readonly database: Database,
    /** Time of the database when this program's own measurement began, in ms since 1970. */
    private began: number,
    log: Logger,
  ) {
    this.rounds = new Rounds('clock', LOOK_MS, () => this.look(), log)
  }

  /** Makes a clock that shows the database's time, corrected for the duration of the answer. */
  static async of(database: Database, log: Logger): Promise<SharedClock> {
    const { began } = await countingOf(database.em.fork())
    return new SharedClock(database, began, log)
  }

  now(): Date {
    return new Date(this.began + performance.now())
  }

  /** Starts to read the database's clock at intervals; a failed reading changes nothing. */
  start(): void {
    this.rounds.start()
  }

  stop(): Promise<void> {
    return this.rounds.stop()
  }

  private async look(): Promise<void> {
    const { began, took } = await countingOf(this.database.em.fork())
    if (took <= MOST_MS) this.began = began
  }
}
