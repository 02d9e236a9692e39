import { createWriteStream } from 'node:fs'
import { chmod, copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { expectedFiles } from '@tufang/server/doctor/files.queries'
import { exists } from '@tufang/server/platform/database/embedded/folder'
import type { Storage } from '@tufang/server/platform/storage/storage'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { countOf, SEQUENCES, TABLES, type Table } from '../copy-rows.ts'
import { CopyRefusal } from '../new-database.ts'
import { fileOf, Hashing, type Manifest, tableFile, writeManifest } from './manifest.ts'

/** Leaves out the months of positions that an operator has detached from the table, who keeps them elsewhere. */
const isKept = ({ name }: Table): boolean => !name.startsWith('track_archive_')

const MONTHS = `
  select replace(substr(c.relname, 13), '_', '-') || '-01' as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'track_point'::regclass and c.relname ~ '^track_point_[0-9]{4}_[0-9]{2}$' order by 1`

export interface Taken {
  manifest: Manifest
  /** Keys of files that rows name but the storage lacks. */
  missing: string[]
}

/**
 * Writes all rows of one snapshot of the database, and then the files that they name, into a new folder. It blocks no
 * other program.
 */
export async function takeBackup(
  client: Client,
  folder: string,
  storage: Storage | undefined,
  keyFile: string | undefined,
): Promise<Taken> {
  if (await exists(folder)) throw new CopyRefusal(`${folder} 已存在：每次备份写到一个新的目录`)
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 })
  await client.query("set timezone = 'UTC'")
  await client.query('set statement_timeout = 0')
  await client.query('begin isolation level repeatable read read only')
  const contents = await rowsOf(client, folder)
  const expected = storage ? await expectedFiles(async (statement) => (await client.query(statement)).rows) : []
  await client.query('commit')
  const [files, missing]: [Manifest['files'], string[]] = [[], []]
  for (const { key } of storage ? expected : []) {
    const sha256 = storage && (await copyOut(storage, key, fileOf(folder, key)))
    if (sha256) files.push({ key, sha256 })
    else missing.push(key)
  }
  if (keyFile && (await exists(keyFile))) {
    const kept = path.join(folder, path.basename(keyFile))
    await copyFile(keyFile, kept)
    await chmod(kept, 0o600)
  }
  const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), ...contents, files }
  await writeManifest(folder, manifest)
  return { manifest, missing }
}

async function rowsOf(client: Client, folder: string): Promise<Omit<Manifest, 'format' | 'takenAt' | 'files'>> {
  const ask = async <Row>(statement: string) => (await client.query(statement)).rows as Row[]
  const migrations = (await ask<{ name: string }>('select name from migration order by id')).map(({ name }) => name)
  const months = (await ask<{ month: string }>(MONTHS)).map(({ month }) => month)
  const tables: Manifest['tables'] = []
  for (const table of (await ask<Table>(TABLES)).filter(isKept)) tables.push(await writeTable(client, folder, table))
  const sequences: Manifest['sequences'] = []
  for (const { name } of await ask<{ name: string }>(SEQUENCES)) {
    const statement = `select last_value::text as last, is_called as called from ${client.escapeIdentifier(name)}`
    for (const state of await ask<{ last: string; called: boolean }>(statement)) sequences.push({ name, ...state })
  }
  return { migrations, months, tables, sequences }
}

async function writeTable(
  client: Client,
  folder: string,
  { name, columns }: Table,
): Promise<Manifest['tables'][number]> {
  const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const source = client.query(copyTo(`copy (select ${listed} from ${client.escapeIdentifier(name)}) to stdout`))
  const hashing = new Hashing()
  await pipeline(source, createGzip(), hashing, createWriteStream(tableFile(folder, name), { mode: 0o600 }))
  return { name, columns, rows: await countOf(client, client.escapeIdentifier(name)), sha256: hashing.sha256 }
}

/** Hash of a copied file; undefined for a file that is gone. */
async function copyOut(storage: Storage, key: string, target: string): Promise<string | undefined> {
  const source = await storage.get(key).catch(() => undefined)
  if (!source) return undefined
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const hashing = new Hashing()
  try {
    await pipeline(source, hashing, createWriteStream(target, { mode: 0o600 }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  return hashing.sha256
}
