import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@tufang/server/platform/database/embedded/embedded'
import { backup, doctor, Programs, restore } from '@tufang/tests/operator'
import { buildServer } from '@tufang/tests/server-process'
import { pathOf, png } from '@tufang/tests/upload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Caller } from '../faults/caller'

let within: string
beforeAll(async () => {
  within = await mkdtemp(path.join(tmpdir(), 'tufang-backup-'))
  await buildServer()
})

const programs = new Programs()
afterAll(async () => {
  await programs.stopAll()
  await rm(within, { recursive: true })
})

const KEY = randomBytes(32).toString('base64')
const keyIn = ({ DATA_DIR }: { DATA_DIR: string }) => path.join(DATA_DIR, 'second-factor.key')

/** Lists with the rows of their first page. */
const LISTS = ['waybills', 'cards', 'receipts', 'settlements', 'trucks', 'captains']

const listsOf = (caller: Caller): Promise<unknown> =>
  caller.ask({ query: `{ ${LISTS.map((list) => `${list} { total records { id } }`).join(' ')} }`, variables: {} })

async function upload({ url, headers }: Caller): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(png())], { type: 'image/png' }), 'a.png')
  const answer = await fetch(`${url}/upms/file/upload?fileType=image&dir=waybill/`, {
    method: 'POST',
    body: form,
    headers,
  })
  const { link } = (await answer.json()) as { link: string }
  return pathOf(link)
}
const bytesAt = async (url: string, link: string) => Buffer.from(await (await fetch(url + link)).arrayBuffer())

describe('a backup', () => {
  const embedded = () => ({ DATA_DIR: path.join(within, 'embedded') })
  const taken = () => path.join(within, 'taken')
  let [headers, link, picture] = [{} as Record<string, string>, '', Buffer.alloc(0)]
  let lists: unknown

  it('is taken beside a program that runs', async () => {
    const first = await programs.start(embedded())
    const caller = await new Caller(first.url).signedIn('13800000002')
    link = await upload(caller)
    picture = await bytesAt(first.url, link)
    expect(picture.length).toBeGreaterThan(50)
    await writeFile(keyIn(embedded()), KEY, { mode: 0o600 })
    const [code, said] = await backup(taken(), embedded())
    expect([code, said]).toEqual([0, expect.stringMatching(/^已备份 \d+ 张表，共 \d+ 行，1 个文件：/)])
    lists = await listsOf(caller)
    headers = caller.headers
    expect(await first.stop()).toBe(0)
  })

  it('becomes a new embedded database, on which the program answers the same to the same people', async () => {
    const env = { DATA_DIR: path.join(within, 'restored') }
    expect(await restore(taken(), env)).toEqual([0, expect.stringContaining('已恢复')])
    expect(await doctor(env)).toEqual([0, expect.stringContaining('没有发现问题')])
    const { mode } = await stat(keyIn(env))
    expect([await readFile(keyIn(env), 'utf8'), mode & 0o777]).toEqual([KEY, 0o600])
    const second = await programs.start(env)
    expect(await listsOf(new Caller(second.url, headers))).toEqual(lists)
    expect(await bytesAt(second.url, link)).toEqual(picture)
    expect(second.faults()).toEqual([])
    expect(await second.stop()).toBe(0)
    expect(await doctor(env)).toEqual([0, expect.stringContaining('没有发现问题')])
  })

  it('becomes a database of another PostgreSQL whose owner may nothing else, row by row the same', async () => {
    const server = await startEmbedded({ dataDir: 'memory' })
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query("create role owner login password 'owner'")
    await client.query('create database other owner owner')
    await client.end()
    const url = server.url.replace(/\/\/[^@]+@/, '//owner:owner@').replace(/\/tufang$/, '/other')
    const env = { DATABASE_URL: url, DATA_DIR: path.join(within, 'other') }
    expect(await restore(taken(), env)).toEqual([0, expect.stringContaining('已恢复')])
    expect(await doctor(env)).toEqual([0, expect.stringContaining('没有发现问题')])
    const again = path.join(within, 'again')
    expect(await backup(again, env, '--no-key')).toEqual([0, expect.stringContaining('1 个文件')])
    expect((await readdir(again)).sort()).toEqual(['files', 'manifest.json', 'tables'])
    expect({ ...(await manifestOf(again)), takenAt: '' }).toEqual({ ...(await manifestOf(taken())), takenAt: '' })
    expect(await restore(taken(), env)).toEqual([1, expect.stringContaining('目标数据库已有公司')])
    await server.stop()
  })

  it.each([
    ['without its manifest', (folder: string) => rm(path.join(folder, 'manifest.json')), '不是完整的备份'],
    [
      'with a table that was changed',
      async (folder: string) => {
        const other = await readFile(path.join(folder, 'tables/captain.gz'))
        await writeFile(path.join(folder, 'tables/company.gz'), other)
      },
      '',
    ],
    [
      'of a later version',
      async (folder: string) => {
        const file = path.join(folder, 'manifest.json')
        const manifest = JSON.parse(await readFile(file, 'utf8'))
        await writeFile(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-later'] }))
      },
      '备份来自更新的程序（9999-later）',
    ],
  ])('%s is refused, and no database is left', async (_, damage, reason) => {
    const folder = await mkdtemp(path.join(within, 'damaged-'))
    await cp(taken(), folder, { recursive: true })
    await damage(folder)
    const dataDir = await mkdtemp(path.join(within, 'none-'))
    const [code, said] = await restore(folder, { DATA_DIR: dataDir })
    expect([code, said]).toEqual([1, expect.stringContaining(reason)])
    expect(await readdir(dataDir)).toEqual([])
  })

  it('never writes over another one, nor a restore over a database', async () => {
    expect(await backup(taken(), embedded())).toEqual([1, expect.stringContaining('已存在')])
    expect(await restore(taken(), embedded())).toEqual([1, expect.stringContaining('已有数据库')])
  })
})

const manifestOf = async (folder: string) => JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'))
