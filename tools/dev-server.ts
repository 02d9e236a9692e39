import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from './sources.ts'

/** A request that hangs does not hold up the next start; the database undoes what it had not committed. */
const STOP_MS = 500
const ASK_MS = 30

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

/** The program as a process that is started anew when its sources change. */
export class DevServer {
  private readonly url: string
  private readonly env: NodeJS.ProcessEnv
  private process: ChildProcess | undefined
  private up: Promise<void> = Promise.resolve()

  constructor(url: string, env: NodeJS.ProcessEnv) {
    this.url = url
    this.env = env
  }

  /** Ends when requests are answered, or when the program has ended and will answer none. */
  get settled(): Promise<void> {
    return this.up
  }

  async restart(): Promise<void> {
    const ready = Promise.withResolvers<void>()
    const before = this.up
    this.up = ready.promise
    await this.stop()
    await before
    this.process = this.spawn()
    await this.answers(this.process)
    ready.resolve()
  }

  async stop(): Promise<void> {
    const running = this.process
    if (!running || !isRunning(running)) return
    const gone = once(running, 'exit')
    running.kill('SIGTERM')
    await Promise.race([gone, wait(STOP_MS, undefined, { ref: false })])
    running.kill('SIGKILL')
    await gone
  }

  private spawn(): ChildProcess {
    // Code that V8 compiled is kept from start to start.
    const env = { ...this.env, NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node') }
    return spawn(process.execPath, ['--enable-source-maps', 'seeds/start.ts'], { cwd: ROOT, env, stdio: 'inherit' })
  }

  private async answers(child: ChildProcess): Promise<void> {
    while (isRunning(child)) {
      const isUp = await fetch(`${this.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isUp) return
      await wait(ASK_MS)
    }
  }
}
