import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 50

/**
 * Does the work while no other process does any under the same lock: a file that names its holder. A holder that was
 * killed holds nothing.
 */
export async function alone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(lock))) {
    if (!(await isHeld(lock))) await rm(lock, { force: true })
    await wait(PAUSE_MS)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** A file that is linked into its place has its content from the first moment. */
async function take(lock: string): Promise<boolean> {
  const own = `${lock}-${randomUUID()}`
  await writeFile(own, String(process.pid))
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(own)
  }
}

async function isHeld(lock: string): Promise<boolean> {
  try {
    process.kill(Number(await readFile(lock, 'utf8')), 0)
    return true
  } catch (error) {
    // The process is gone, or the lock was released meanwhile.
    if (hasCode(error, 'ESRCH') || hasCode(error, 'ENOENT')) return false
    if (hasCode(error, 'EPERM')) return true
    throw error
  }
}

const hasCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code
