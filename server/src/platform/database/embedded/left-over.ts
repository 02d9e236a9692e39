import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pause } from '../../pause.js'
import { type Folder, findServer, isMissing, type Place, urlOf } from './folder.js'
import { Ownership } from './ownership.js'

const PATIENCE_MS = 30_000
const AGAIN_MS = 100

/**
 * Ends a server that a killed program left behind. Returns its place if it belongs to a living program; undefined for
 * an unused folder.
 */
export async function endLeftOver(folder: Folder): Promise<Place | undefined> {
  const never = new AbortController().signal
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
    const found = await findServer(folder)
    if (!found || !isAlive(found.pid)) return undefined
    if (!(await isPostgres(found.pid))) {
      // After a restart of the machine or container another process may have the number.
      await rm(path.join(folder.data, 'postmaster.pid'), { force: true })
      return undefined
    }
    const ownership = new Ownership(urlOf(found.place, folder.password, 'postgres'))
    const isOurs = await ownership.take()
    if (isOurs === false) return found.place
    // A server that does not answer yet is starting, recovering or stopping.
    if (isOurs) {
      process.kill(found.pid, 'SIGINT')
      await ownership.leave()
    }
    await pause(AGAIN_MS, never)
  }
  return undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a process is PostgreSQL; true on systems that do not tell. */
async function isPostgres(pid: number): Promise<boolean> {
  try {
    return (await readFile(`/proc/${pid}/comm`, 'utf8')).trim() === 'postgres'
  } catch (error) {
    if (isMissing(error)) return process.platform !== 'linux'
    throw error
  }
}
