import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './imports'
import { startServer } from './server-process'

type Env = Record<string, string>

/** A command as an operator calls it: its exit code, and what it said. */
async function command(file: string, args: string[], env: Env): Promise<[number, string]> {
  const options = { cwd: root, env: { PATH: process.env.PATH, ...env } }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [path.join(root, file), ...args], options)
    return [0, stdout + stderr]
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error)) throw error
    return [Number(error.code), `${error.stdout}${error.stderr}`]
  }
}

export const backup = (folder: string, env: Env, ...args: string[]) =>
  command('seeds/backup.ts', ['take', folder, ...args], env)
export const restore = (folder: string, env: Env) => command('seeds/backup.ts', ['restore', folder], env)
export const doctor = (env: Env, ...args: string[]) => command('server/dist/doctor.js', args, env)

/** Programs that were started and not stopped: a test that fails leaves none. */
export class Programs {
  private readonly running = new Set<{ kill(signal: NodeJS.Signals): void; exited: Promise<unknown> }>()

  /** A program with the demo's inbox, and how it ends. */
  async start(env: Env) {
    const program = await startServer(path.join(root, 'seeds/start.ts'), { HOST: '127.0.0.1', DEMO: '1', ...env })
    this.running.add(program)
    const stop = async () => {
      program.kill('SIGTERM')
      this.running.delete(program)
      return program.exited
    }
    const faults = () => program.lines.filter(({ level }) => Number(level) >= 50)
    return { url: `http://127.0.0.1:${program.port}`, stop, faults }
  }

  async stopAll(): Promise<void> {
    for (const program of this.running) {
      program.kill('SIGTERM')
      await program.exited
    }
  }
}
