import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** Runs a program from the project's root to its end; a failure is thrown. */
export async function run(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}
