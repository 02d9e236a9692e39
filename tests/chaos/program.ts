import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { ChaosProxy } from './proxy'
import type { Spares } from './spares'

const ERROR = 50
const LOOK_MS = 10
const NEVER_MS = 600_000

/** Disturbances of a program. */
interface Bend {
  clockMs: number
  files: boolean
}

/** Built server in a process of its own, which reaches its database through a proxy of its own. */
export class Program {
  private child: ChildProcess | undefined
  private ended: Promise<unknown> = Promise.resolve()
  private starting: Promise<void> = Promise.resolve()
  private database = ''
  url = ''
  /** Faults that it has logged since its first start. */
  readonly faults: string[] = []
  /** Durations of starts, in ms. */
  readonly starts: number[] = []

  private constructor(
    private readonly spares: Spares,
    readonly proxy: ChaosProxy,
  ) {}

  static async of(spares: Spares, postgres: string): Promise<Program> {
    return new Program(spares, await ChaosProxy.before(postgres))
  }

  /** Begins to start on a database; `up` resolves when it has started. */
  start(database = this.database): void {
    this.database = database
    this.starting = this.spawn(database)
    this.starting.catch(() => undefined)
  }

  /** Resolves when the program can answer. */
  async up(): Promise<void> {
    await this.starting
    for (const until = performance.now() + NEVER_MS; ; await sleep(LOOK_MS)) {
      const ready = await fetch(`${this.url}/readyz`).catch(() => undefined)
      if (ready?.status === 200) return
      if (performance.now() > until) throw new Error(`not ready within ${NEVER_MS} ms`)
    }
  }

  /** Kills the program at once. */
  kill(): void {
    this.child?.kill('SIGKILL')
  }

  /** Kills the program, and waits until nothing of it is left. */
  async end(): Promise<void> {
    await this.starting.catch(() => undefined)
    this.kill()
    await this.ended
    this.proxy.cut()
  }

  async stop(): Promise<void> {
    await this.end()
    await this.proxy.stop()
  }

  /** Disturbs its clock and its disk; both are right after a start. */
  async bend(bend: Bend): Promise<void> {
    const { child } = this
    if (!child?.connected) return
    const heard = once(child, 'message')
    child.send(bend)
    await Promise.race([heard, this.ended])
  }

  private async spawn(database: string): Promise<void> {
    const { child, ended, said } = await this.spares.take()
    const began = performance.now()
    this.child = child
    this.ended = ended
    child.send({ DATABASE_URL: this.proxy.urlOf(database) })
    this.url = await new Promise<string>((resolve, reject) => {
      if (child.stdout) createInterface(child.stdout).on('line', (text) => this.hear(text, resolve))
      void ended.then(() => reject(new Error(`the program ended before it listened: ${said.join('')}`)))
    })
    this.starts.push(performance.now() - began)
  }

  private hear(text: string, listens: (url: string) => void): void {
    if (!text.startsWith('{')) return
    const line = JSON.parse(text) as { level: number; msg?: string; err?: { message?: string; stack?: string } }
    const listening = /^Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(line.msg ?? '')
    if (listening?.[1]) listens(listening[1])
    if (line.level >= ERROR) this.faults.push(`${line.msg}: ${line.err?.message ?? ''} ${line.err?.stack ?? ''}`)
  }
}
