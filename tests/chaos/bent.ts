import { once } from 'node:events'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

/**
 * Loaded into a program that tests start, before its own code: sets its clock wrong and its disk for files full, as the
 * parent says.
 */
interface Bend {
  clockMs: number
  files: boolean
}

const bend: Bend = { clockMs: Number(process.env.CLOCK_MS ?? 0), files: false }

const RealDate = Date

class BentDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + bend.clockMs)
    else super(...(parts as [number]))
  }

  static override now(): number {
    return RealDate.now() + bend.clockMs
  }
}
globalThis.Date = BentDate as DateConstructor

const folder = process.env.DATA_DIR ?? ''
const isFull = (file: unknown): boolean => bend.files && String(file).includes(folder)
const noRoom = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' })

const { writeFile, open } = fs.promises
fs.promises.writeFile = (async (...given: Parameters<typeof writeFile>) => {
  if (isFull(given[0])) throw noRoom()
  return writeFile(...given)
}) as typeof writeFile
fs.promises.open = (async (...given: Parameters<typeof open>) => {
  if (isFull(given[0]) && /[wa]/.test(String(given[1] ?? 'r'))) throw noRoom()
  return open(...given)
}) as typeof open
syncBuiltinESMExports()

/** Threads and child processes of the program load this file too, and do not wait. */
async function waitForDatabase(): Promise<void> {
  // Large modules are loaded before any request.
  const sources = path.dirname(process.argv[1] ?? '')
  for (const name of ['app', 'container', 'jobs', 'kept-sessions']) await import(path.join(sources, `${name}.js`))
  const told = once(process, 'message')
  process.send?.('ready')
  const [env] = (await told) as [Record<string, string>]
  Object.assign(process.env, env)
  process.on('message', (now: Bend) => {
    Object.assign(bend, now)
    process.send?.('bent')
  })
  process.channel?.unref()
}

if (process.env.CHAOS_SPARE) {
  delete process.env.CHAOS_SPARE
  await waitForDatabase()
}
