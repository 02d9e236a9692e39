import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, configOrExit } from '@tufang/server/config'
import { serverOf } from '@tufang/server/platform/database/embedded/embedded'
import { exists } from '@tufang/server/platform/database/embedded/folder'
import { EmbeddedRefusal } from '@tufang/server/platform/database/embedded/programs'
import { DriveStorage } from '@tufang/server/platform/storage/drive'
import { storageFolder } from '@tufang/server/platform/storage/storage'
import pg from 'pg'
import { readManifest } from './backup/manifest.ts'
import { restoreFiles, restoreRows } from './backup/restore.ts'
import { takeBackup } from './backup/take.ts'
import { CopyRefusal, inNewDatabase } from './new-database.ts'

const USAGE = '用法：npm run backup -- 新目录 [--no-files] [--no-key]；npm run restore -- 备份目录 [--no-files]'

const storageOf = ({ dataDir, s3 }: Config) => new DriveStorage({ folder: storageFolder(dataDir), s3 })
const keyFileOf = ({ dataDir }: Config) => path.resolve(dataDir, 'second-factor.key')

async function take(folder: string, files: boolean, key: boolean): Promise<void> {
  const config = configOrExit()
  if (!config.databaseUrl && !(await exists(path.join(config.dataDir, 'postgres')))) {
    throw new CopyRefusal(`${path.resolve(config.dataDir)} 中没有数据库`)
  }
  const server = await serverOf(config, { joins: true })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    const storage = files ? storageOf(config) : undefined
    const { manifest, missing } = await takeBackup(client, folder, storage, key ? keyFileOf(config) : undefined)
    for (const key of missing) console.log(`缺少文件 ${key}`)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `已备份 ${manifest.tables.length} 张表，共 ${rows} 行，${manifest.files.length} 个文件：${path.resolve(folder)}`,
    )
  } finally {
    await client.end()
    await server.stop()
  }
}

async function restore(folder: string, files: boolean): Promise<void> {
  const config = configOrExit()
  const manifest = await readManifest(folder)
  await inNewDatabase(config, (url) => restoreRows(url, folder, manifest))
  if (files) await restoreFiles(folder, manifest, storageOf(config), keyFileOf(config))
  console.log(`已恢复 ${manifest.takenAt} 的备份，请启动程序，再运行 npm run doctor`)
}

try {
  const left = { type: 'boolean', default: false } as const
  const options = { 'no-files': left, 'no-key': left }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [verb, folder, ...more] = positionals
  if (!folder || more.length > 0 || (verb !== 'take' && verb !== 'restore')) throw new CopyRefusal(USAGE)
  if (verb === 'take') await take(folder, !values['no-files'], !values['no-key'])
  else await restore(folder, !values['no-files'])
} catch (error) {
  if (!(error instanceof CopyRefusal || error instanceof EmbeddedRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
