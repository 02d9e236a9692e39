import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '@tufang/tests/imports'

/** Young objects have room: a start makes many. */
const ROOM = '--max-semi-space-size=32'
const bent = path.join(import.meta.dirname, 'bent.ts')

/** A program that has read its modules and waits to be told its database. */
export interface Spare {
  child: ChildProcess
  ended: Promise<unknown>
  said: string[]
}

/** Processes of the built server, of which one is always ahead: to read its modules is most of what a start takes. */
export class Spares {
  private next: Promise<Spare> | undefined

  constructor(
    private readonly main: string,
    private readonly env: Record<string, string>,
  ) {}

  /** The one that waits; another one begins. */
  async take(): Promise<Spare> {
    const spare = this.next ?? this.open()
    this.next = this.open()
    this.next.catch(() => undefined)
    return await spare
  }

  async close(): Promise<void> {
    const spare = await this.next?.catch(() => undefined)
    spare?.child.kill('SIGKILL')
    await spare?.ended
  }

  private async open(): Promise<Spare> {
    const child = spawn(process.execPath, [ROOM, '--import', bent, this.main], {
      cwd: root,
      env: { PATH: process.env.PATH, ...this.env, PORT: '0', CHAOS_SPARE: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const said: string[] = []
    child.stderr?.on('data', (data: Buffer) => said.push(data.toString()))
    // What a killed program leaves at the other end of its channel is nobody's fault.
    child.on('error', () => undefined)
    const ended = once(child, 'close')
    await Promise.race([once(child, 'message'), ended])
    return { child, ended, said }
  }
}
