import { createReadStream } from 'node:fs'
import { chmod, copyFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { openOwnDatabase } from '@tufang/server/own-database'
import { migrate } from '@tufang/server/platform/database/database'
import { exists } from '@tufang/server/platform/database/embedded/folder'
import { unlimited } from '@tufang/server/platform/database/limits'
import { migrations } from '@tufang/server/platform/database/migrations/index'
import type { Storage } from '@tufang/server/platform/storage/storage'
import pg, { type Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { countOf } from '../copy-rows.ts'
import { CopyRefusal } from '../new-database.ts'
import { fileOf, Hashing, type Manifest, tableFile } from './manifest.ts'

/** Foreign keys and triggers with how each is put back; those of partitions follow their table. */
const GUARDS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
  union all
  select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
    format('alter table %s enable %s trigger %I', t.tgrelid::regclass, case t.tgenabled when 'A' then 'always' else '' end, t.tgname)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgparentid = 0 and c.relnamespace = 'public'::regnamespace`

/**
 * Brings an empty database to the version of a backup, puts its rows in, and migrates to the version of this program.
 * Foreign keys are created anew over the rows, so that a restored database is consistent or refused; the owner of the
 * tables has all rights for this.
 */
export async function restoreRows(url: string, folder: string, manifest: Manifest): Promise<void> {
  await begin(url, manifest)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await putRows(client, folder, manifest)
    await client.query('commit')
  } finally {
    await client.end()
  }
  const database = await openOwnDatabase({ url, pool: 1, limits: unlimited })
  await migrate(database)
  await database.close()
}

/** The schema as the backup has it. */
async function begin(url: string, manifest: Manifest): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = manifest.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new CopyRefusal(`备份来自更新的程序（${unknown.at(-1)}）：请用与它同期或更新的版本恢复`)
  }
  const database = await openOwnDatabase({ url, pool: 1, limits: unlimited })
  try {
    const done = (await database.orm.migrator.getExecuted()).map(({ name }) => name)
    const others = done.filter((name) => !manifest.migrations.includes(name))
    if (others.length > 0) throw new CopyRefusal('目标数据库已有比备份更新的表：请新建一个空的数据库')
    await database.orm.migrator.up({ migrations: manifest.migrations.filter((name) => !done.includes(name)) })
    const [row] = await database.em
      .fork()
      .execute<{ filled: boolean }[]>('select exists (select from company) as filled')
    if (row?.filled) throw new CopyRefusal('目标数据库已有公司：备份只恢复到空的数据库中')
  } finally {
    await database.close()
  }
}

async function putRows(client: Client, folder: string, { tables, months, sequences }: Manifest): Promise<void> {
  await client.query("set local timezone = 'UTC'")
  for (const month of months) await client.query('select track_month_create($1::date)', [month])
  const { rows: guards } = await client.query<{ off: string; on: string }>(GUARDS)
  for (const { off } of guards) await client.query(off)
  // Migrations bring rows of their own, which come from the backup as well.
  await client.query(`truncate ${tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')}`)
  for (const table of tables) await putTable(client, folder, table)
  for (const { name, last, called } of sequences) {
    await client.query('select setval($1, $2, $3)', [client.escapeIdentifier(name), last, called])
  }
  for (const { on } of guards) await client.query(on)
}

async function putTable(client: Client, folder: string, table: Manifest['tables'][number]): Promise<void> {
  const listed = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const target = client.query(copyFrom(`copy ${client.escapeIdentifier(table.name)} (${listed}) from stdin`))
  const hashing = new Hashing()
  await pipeline(createReadStream(tableFile(folder, table.name)), hashing, createGunzip(), target)
  const rows = await countOf(client, client.escapeIdentifier(table.name))
  if (hashing.sha256 !== table.sha256 || rows !== table.rows) {
    throw new CopyRefusal(`${tableFile(folder, table.name)} 已不是备份时写下的`)
  }
}

/** Puts files and the key of authenticator apps to where the program looks for them; a key that is there stays. */
export async function restoreFiles(
  folder: string,
  { files }: Manifest,
  storage: Storage,
  keyFile: string,
): Promise<void> {
  for (const { key, sha256 } of files) {
    const content = await readFile(fileOf(folder, key))
    const hashing = new Hashing()
    hashing.end(content).resume()
    if (hashing.sha256 !== sha256) throw new CopyRefusal(`${fileOf(folder, key)} 已不是备份时写下的`)
    await storage.put(key, content, mimeOf(key))
  }
  const kept = path.join(folder, path.basename(keyFile))
  if (!(await exists(kept)) || (await exists(keyFile))) return
  await copyFile(kept, keyFile)
  await chmod(keyFile, 0o600)
}

const MIMES: Record<string, string> = {
  ...{ png: 'image/png', jpg: 'image/jpeg', pdf: 'application/pdf' },
  ...{ xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', xml: 'application/xml' },
}
const mimeOf = (key: string): string => MIMES[path.extname(key).slice(1)] ?? 'application/octet-stream'
