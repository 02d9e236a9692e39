import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.js'
import { serverOf } from '../platform/database/embedded/embedded.js'
import { exists } from '../platform/database/embedded/folder.js'
import { EmbeddedRefusal } from '../platform/database/embedded/programs.js'
import { MISSING } from '../platform/database/wall.queries.js'
import { DriveStorage } from '../platform/storage/drive.js'
import { storageFolder } from '../platform/storage/storage.js'
import { type Check, checkOf, type Inspected, type Read } from './check.js'
import { database } from './database.queries.js'
import { files } from './files.js'
import { fileLinks } from './files.queries.js'
import { type Finding, lookThrough } from './look.js'
import { openReading } from './reading.js'
import { rules } from './rows/index.js'
import { links } from './rows/links.queries.js'
import { twins } from './rows/twins.queries.js'
import { secrets } from './secrets.js'
import { machine, schema } from './settings.js'
import { queue, work } from './work.queries.js'

/** Checks of the job queue, which find nothing where the queue has no tables yet. */
const queueChecks: readonly Check[] = queue.map((told) => {
  const { look, ...check } = checkOf(told)
  return {
    ...check,
    async look(inspected) {
      const [row] = await inspected.read<{ there: boolean }>(
        "select to_regclass('pgboss.job') is not null and to_regclass('pgboss.version') is not null as there",
      )
      return row?.there ? look(inspected) : { count: 0, first: [] }
    },
  }
})

/** Checks that read no table. */
export const settingChecks: readonly Check[] = [...database.map(checkOf), ...machine, ...queueChecks]

/** Checks of the content of tables; a database of another version cannot be checked for it. */
export const contentChecks: readonly Check[] = [
  ...secrets,
  ...work.map(checkOf),
  ...rules.map(checkOf),
  ...twins.map(checkOf),
  links,
  ...fileLinks.map(checkOf),
  ...files,
]

export interface Examination {
  checks: number
  findings: readonly Finding[]
  /** Notes: findings that an operator should know, though nothing is wrong. */
  notes: readonly string[]
}

/** Looks through the database and the files of a configuration and changes nothing, whether the program runs or not. */
export async function examine(config: Config, options: { seconds: number; quick: boolean }): Promise<Examination> {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !(await exists(path.join(dataDir, 'postgres')))) {
    return unreachable(`${path.resolve(dataDir)} 中没有数据库`, '设置 DATABASE_URL，或用 DATA_DIR 指向程序的数据目录')
  }
  try {
    const server = await serverOf(config, { joins: true })
    try {
      return await examineServer(config, server.url, options)
    } finally {
      await server.stop()
    }
  } catch (error) {
    if (!(error instanceof EmbeddedRefusal)) throw error
    return unreachable(error.message, '按上述提示处理后再检查')
  }
}

async function examineServer(
  config: Config,
  url: string,
  { seconds, quick }: { seconds: number; quick: boolean },
): Promise<Examination> {
  const reading = await openReading(url, seconds).catch((error: unknown) =>
    error instanceof Error ? error : Promise.reject(error),
  )
  if (reading instanceof Error) {
    return unreachable(`连不上数据库：${reading.message}`, '检查 DATABASE_URL、网络，以及 PostgreSQL 是否在运行')
  }
  try {
    const storage = new DriveStorage({ folder: storageFolder(config.dataDir), s3: config.s3 })
    const looked = await examineAll({ config, read: reading.read, storage, now: Date.now, room, quick })
    return { ...looked, notes: await notesOf(reading.read) }
  } finally {
    await reading.close()
  }
}

async function examineAll(inspected: Inspected): Promise<Omit<Examination, 'notes'>> {
  const first = [...settingChecks, schema]
  const settings = await lookThrough(inspected, first)
  // Tables of another version are not checked: the missing version is reported already.
  if (settings.some(({ check }) => check === schema.name)) return { checks: first.length, findings: settings }
  const content = await lookThrough(inspected, contentChecks)
  return { checks: first.length + contentChecks.length, findings: [...settings, ...content] }
}

const unreachable = (title: string, mend: string): Examination => ({
  checks: 0,
  findings: [{ check: 'database', title, count: 1, first: [], mend }],
  notes: [],
})

/**
 * Note that the second wall is missing, if it is. A database owner without superuser rights cannot add it, which breaks
 * nothing but leaves one wall instead of two.
 */
async function notesOf(read: Read): Promise<string[]> {
  const missing = await read<{ missing: string }>(MISSING)
  if (missing.length === 0) return []
  const first = missing.slice(0, 3).map(({ missing }) => missing)
  return [
    `公司之间只有程序自己的一道墙，数据库的第二道墙没有建立（缺 ${first.join('、')}）：见 docs/operations.md “The wall between companies”`,
  ]
}

/** Free and total bytes of the disk of a folder, or of its nearest parent that exists. */
async function room(folder: string): Promise<{ free: number; total: number }> {
  const there = await stat(folder).then(
    () => true,
    () => false,
  )
  if (!there) return room(path.dirname(path.resolve(folder)))
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
