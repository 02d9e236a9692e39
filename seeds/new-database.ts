import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '@tufang/server/platform/database/embedded/embedded'
import { exists } from '@tufang/server/platform/database/embedded/folder'

/** Reason for which nothing was copied; all rows are as they were. */
export class CopyRefusal extends Error {}

/**
 * Lets the database of DATABASE_URL be filled, or a new embedded one, which takes its place when everything is there.
 */
export async function inNewDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  fill: (url: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl) return fill(databaseUrl)
  const folder = path.join(dataDir, 'postgres')
  if (await exists(folder)) throw new CopyRefusal(`${folder} 已有数据库：数据只复制到新的数据库中`)
  await mkdir(dataDir, { recursive: true })
  const aside = await mkdtemp(path.join(dataDir, 'copying-'))
  try {
    const server = await startEmbedded({ dataDir: aside })
    try {
      await fill(server.url)
    } finally {
      await server.stop()
    }
    await rename(path.join(aside, 'postgres'), folder)
  } finally {
    await rm(aside, { recursive: true })
  }
}
