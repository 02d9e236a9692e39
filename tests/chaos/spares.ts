import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '@tufang/tests/imports'

/** Large young generation, since a start creates many objects. */
const ROOM = '--max-semi-space-size=32'
const bent = path.join(import.meta.dirname, 'bent.ts')

/** Program that has loaded its modules and waits for the address of its database. */
export interface Spare {
  child: ChildProcess
  ended: Promise<unknown>
  said: string[]
}

/** Processes of the built server. One always starts ahead, since loading the modules is most of a start. */
export class Spares {
  private next: Promise<Spare> | undefined

  constructor(
    private readonly main: string,
    private readonly env: Record<string, string>,
  ) {}

  /** Returns the waiting process, and starts another one. */
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
    // A killed program causes an error at the other end of its channel.
    child.on('error', () => undefined)
    const ended = once(child, 'close')
    await Promise.race([once(child, 'message'), ended])
    return { child, ended, said }
  }
}
