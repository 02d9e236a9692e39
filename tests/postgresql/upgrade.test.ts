import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { root } from '@tufang/tests/imports'
import { doctor, Programs, restore } from '@tufang/tests/operator'
import { buildServer } from '@tufang/tests/server-process'
import { buildSchema, getNamedType, isObjectType, isRequiredArgument } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Caller } from '../faults/caller'

/**
 * Backups of released versions, with at least one row in every table: one file each, named after its last migration.
 * Stored files contain a word each; `mobile` is an administrator of a company in it, `key` opens the secrets of
 * authenticator apps.
 */
interface Released {
  mobile: string
  key: string
  manifest: { tables: { name: string; rows: number; sha256: string }[]; migrations: string[] }
  tables: Record<string, string>
  files: Record<string, string>
}

/** Lists of the platform's desk, which no administrator of a company reads. */
const DESK = ['companies', 'registrations', 'rescues']

const releases = path.join(import.meta.dirname, 'released')
const programs = new Programs()
let within: string

beforeAll(async () => {
  within = await mkdtemp(path.join(tmpdir(), 'tufang-upgrade-'))
  await buildServer()
})
afterAll(async () => {
  await programs.stopAll()
  await rm(within, { recursive: true })
})

/** Lists without required arguments: queries whose answer has records and their number. */
async function schemaLists(): Promise<string[]> {
  const schema = buildSchema(await readFile(path.join(root, 'schema.graphql'), 'utf8'))
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, type, args }) => {
    const answer = getNamedType(type)
    const fields = isObjectType(answer) ? answer.getFields() : {}
    return 'total' in fields && 'records' in fields && !args.some(isRequiredArgument) ? [name] : []
  })
}

/** Unpacked folder, as the command had written it. */
async function unpacked(file: string): Promise<Released & { folder: string }> {
  const released = JSON.parse(gunzipSync(await readFile(path.join(releases, file))).toString()) as Released
  const folder = await mkdtemp(path.join(within, 'backup-'))
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  const { manifest, tables, files } = released
  for (const table of manifest.tables) {
    const packed = gzipSync(tables[table.name] ?? '')
    table.sha256 = createHash('sha256').update(packed).digest('hex')
    await write(`tables/${table.name}.gz`, packed)
  }
  for (const [key, content] of Object.entries(files)) await write(`files/${key}`, content)
  await write('manifest.json', JSON.stringify(manifest))
  return { ...released, folder }
}

describe.each(await readdir(releases))('what version %s left', (file) => {
  it('has rows in every table', async () => {
    const { manifest } = await unpacked(file)
    expect(manifest.tables.length).toBeGreaterThan(100)
    expect(manifest.tables.filter(({ rows }) => rows === 0)).toEqual([])
    expect(manifest.migrations.at(-1)).toBe(file.replace('.json.gz', ''))
  })

  it('is restored, brought up to this one, found sound, and answered by every list', async () => {
    const { folder, mobile, key } = await unpacked(file)
    const env = { DATA_DIR: path.join(within, 'restored'), SECOND_FACTOR_KEY: key }
    expect(await restore(folder, env)).toEqual([0, expect.stringContaining('已恢复')])
    expect(await doctor(env)).toEqual([0, expect.stringContaining('没有发现问题')])
    const program = await programs.start(env)
    const caller = await new Caller(program.url).signedIn(mobile)
    const lists = await schemaLists()
    expect(lists.length).toBeGreaterThan(30)
    const totals: Record<string, number> = {}
    const refused: string[] = []
    for (const list of lists) {
      const outcome = await caller.send({ query: `{ ${list} { total records { __typename } } }`, variables: {} })
      if (outcome.kind !== 'done') refused.push(list)
      else totals[list] = (outcome.data as Record<string, { total: number }>)[list]?.total ?? 0
    }
    expect(refused).toEqual(DESK)
    for (const list of ['waybills', 'cards', 'receipts', 'settlements', 'payments', 'invoices', 'captains', 'trucks']) {
      expect([list, (totals[list] ?? 0) > 0]).toEqual([list, true])
    }
    expect(program.faults()).toEqual([])
    expect(await program.stop()).toBe(0)
    expect(await doctor(env)).toEqual([0, expect.stringContaining('没有发现问题')])
  })
})
