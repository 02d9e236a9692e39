import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, migrate, openDatabase } from '@tufang/server/platform/database/database'
import { interactive, unlimited } from '@tufang/server/platform/database/limits'
import pg from 'pg'
import { uniqueName } from './unique'

/** A migrated, empty database that every worker clones: a dump of the embedded one, or a PostgreSQL template. */
export type Template = { dump: string } | { url: string; name: string }

const POOL = 12

/** Migrates once. With a URL the databases are made beside the one it names; `discard` drops all of them. */
export async function prepareTemplate(
  url: string | undefined,
): Promise<{ template: Template; discard: () => Promise<void> }> {
  return url ? preparePostgres(url) : preparePglite()
}

/** A database of one's own, as the migrations left it. */
export async function cloneTemplate(template: Template): Promise<Database> {
  if ('dump' in template) {
    const loadDataDir = await openAsBlob(template.dump)
    return openDatabase({ databaseUrl: undefined, dataDir: 'memory', pool: 1, limits: interactive, loadDataDir })
  }
  const name = `${template.name}_${uniqueName()}`
  await administer(template.url, `create database ${name} template ${template.name}`)
  return openDatabase({ databaseUrl: urlOf(template.url, name), dataDir: 'memory', pool: POOL, limits: interactive })
}

async function preparePglite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tufang-tests-'))
  const dump = path.join(folder, 'database.tar')
  const database = await openDatabase({ databaseUrl: undefined, dataDir: 'memory', pool: 1, limits: unlimited })
  await migrate(database)
  const blob = await database.pglite?.dumpDataDir('none')
  if (!blob) throw new Error('no embedded database to dump')
  await writeFile(dump, blob.stream())
  await database.close()
  return { template: { dump }, discard: () => rm(folder, { recursive: true }) }
}

async function preparePostgres(url: string) {
  const name = `tufang_test_${uniqueName()}`
  await administer(url, `create database ${name}`)
  const database = await openDatabase({ databaseUrl: urlOf(url, name), dataDir: 'memory', pool: 1, limits: unlimited })
  await migrate(database)
  await database.close()
  const discard = async () => {
    const made = await administer(url, `select datname from pg_database where datname like '${name}%'`)
    for (const { datname } of made) await administer(url, `drop database ${datname} with (force)`)
  }
  return { template: { url, name }, discard }
}

async function administer(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ datname: string }>(statement)).rows
  } finally {
    await client.end()
  }
}

function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
