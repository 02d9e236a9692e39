import type { Logger } from 'pino'
import { pause } from '../pause.js'

/**
 * Repeats work while the program runs: never twice at a time, and not at the same moments as programs that started
 * together. Failed work is logged and repeated.
 */
export class Rounds {
  private readonly end = new AbortController()
  private running: Promise<void> | undefined

  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.running ??= this.run()
  }

  /** Resolves when the running work has ended. */
  async stop(): Promise<void> {
    this.end.abort()
    await this.running
  }

  private async run(): Promise<void> {
    const { signal } = this.end
    for (;;) {
      await pause(this.everyMs * (0.8 + 0.4 * Math.random()), signal)
      if (signal.aborted) return
      try {
        await this.work()
      } catch (error) {
        if (!signal.aborted) this.log.warn({ err: error }, this.name)
      }
    }
  }
}
