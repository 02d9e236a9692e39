import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** Root of the built program: this checkout, or another one named by SERVER_ROOT. */
const root = process.env.SERVER_ROOT ?? path.join(import.meta.dirname, '../..')
const ERROR = 50

interface Line {
  level: number
  msg: string
  err?: { message: string; code?: string }
  [field: string]: unknown
}

export interface Program {
  url: string
  /** Errors logged since the start. */
  errors: Line[]
  /** Logged lines. */
  lines: Line[]
  /** Resolves with the exit code when all output has been read. */
  exited: Promise<number | null>
  /** Whether the program still runs. */
  runs(): boolean
  kill(signal: NodeJS.Signals): void
  /** Kills the program and waits for its end. */
  end(): Promise<void>
}

/** Starts the built program in production mode, with the demo world when DEMO is 1, and waits until it listens. */
export async function startProgram(env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, ['seeds/start.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const errors: Line[] = []
  const lines: Line[] = []
  const port = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      const listening = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(text)
      if (listening?.[1]) resolve(listening[1])
      const line = JSON.parse(text) as Line
      lines.push(line)
      if (line.level >= ERROR) errors.push(line)
    })
    void exited.then((code) => reject(new Error(`the program ended with ${code}`)))
  })
  const kill = (signal: NodeJS.Signals) => void child.kill(signal)
  const end = async () => {
    child.kill('SIGKILL')
    await exited
  }
  return { url: `http://127.0.0.1:${port}`, errors, lines, exited, runs: () => child.exitCode === null, kill, end }
}
