import { configOrExit } from '@tufang/server/config'
import { openOwnDatabase } from '@tufang/server/own-database'
import { migrate } from '@tufang/server/platform/database/database'
import { startEmbedded } from '@tufang/server/platform/database/embedded/embedded'
import { EmbeddedRefusal } from '@tufang/server/platform/database/embedded/programs'
import { unlimited } from '@tufang/server/platform/database/limits'
import pg from 'pg'
import { copyRows } from './copy-rows.ts'
import { CopyRefusal, inNewDatabase } from './new-database.ts'

const USAGE =
  '用法：npm run copy-from -- postgres://… 或另一个 DATA_DIR（数据从那里来；目标是 DATABASE_URL，否则是 DATA_DIR 中新的内嵌数据库）'

/** Copies from a database at a URL, or from the embedded one of a folder. */
async function main(given: string): Promise<void> {
  const isUrl = given.includes('://')
  const server = isUrl ? undefined : await startEmbedded({ dataDir: given })
  try {
    await inNewDatabase(configOrExit(), (url) => copyInto(url, server?.url ?? given))
  } finally {
    await server?.stop()
  }
}

async function copyInto(url: string, source: string): Promise<void> {
  const database = await openOwnDatabase({ url, pool: 1, limits: unlimited })
  await migrate(database)
  await database.close()
  const [from, to] = [new pg.Client({ connectionString: source }), new pg.Client({ connectionString: url })]
  try {
    for (const client of [from, to]) await client.connect()
    const copied = await copyRows(from, to)
    for (const [table, count] of copied) console.log(`${table}: ${count}`)
    console.log(`已复制 ${copied.length} 张表，共 ${copied.reduce((sum, [, count]) => sum + count, 0)} 行`)
  } finally {
    for (const client of [from, to]) await client.end()
  }
}

try {
  const [source] = process.argv.slice(2)
  if (!source) throw new CopyRefusal(USAGE)
  await main(source)
} catch (error) {
  if (!(error instanceof CopyRefusal || error instanceof EmbeddedRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
