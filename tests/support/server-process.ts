import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { build } from '../../tools/build.ts'
import { freePort } from './free-port'
import { root } from './imports'

type Line = Record<string, unknown>

const ERROR = 50

/** File that starts the program, built from the present sources. */
export async function buildServer(): Promise<string> {
  await build(['server'])
  return path.join(root, 'server/dist/main.js')
}

/** Starts the program in a process of its own and waits until it listens. */
export async function startServer(main: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { cwd: root, env: { PATH: process.env.PATH, PORT: '0', ...env } })
  const lines: Line[] = []
  const errors: string[] = []
  // By then the last lines of its output are read.
  const exited = once(child, 'close').then(([code]) => code as number | null)
  child.stderr.on('data', (data: Buffer) => errors.push(data.toString()))
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      const line = JSON.parse(text) as Line
      lines.push(line)
      const listening = /^Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(String(line.msg))
      if (listening) resolve(Number(listening[1]))
    })
    void exited.then((code) => reject(new Error(`ended with ${code} before it listened: ${errors.join('')}`)))
  })
  const kill = (signal: NodeJS.Signals) => child.kill(signal)
  return { port, lines, errors, exited, kill }
}

/** A program that is killed and started again at the same address. */
export class KillableServer {
  private running: Awaited<ReturnType<typeof startServer>> | undefined
  private listening = Promise.withResolvers<void>()

  private constructor(
    private readonly main: string,
    private readonly env: Record<string, string>,
    private readonly port: number,
  ) {}

  /** Server that is not started yet. */
  static async of(main: string, env: Record<string, string>): Promise<KillableServer> {
    return new KillableServer(main, env, await freePort())
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Ends when it listens. */
  get up(): Promise<void> {
    return this.listening.promise
  }

  /** Errors that it has logged since its last start. */
  get faults(): Line[] {
    return this.running?.lines.filter(({ level }) => Number(level) >= ERROR) ?? []
  }

  async start(): Promise<void> {
    this.running = await startServer(this.main, { ...this.env, PORT: String(this.port) })
    this.listening.resolve()
  }

  /** Ends it without a word; whoever asks for `up` waits for its next start. */
  async kill(): Promise<void> {
    this.listening = Promise.withResolvers()
    this.running?.kill('SIGKILL')
    await this.running?.exited
  }
}
