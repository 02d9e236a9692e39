import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type DatabaseServer, startEmbedded } from '@tufang/server/platform/database/embedded/embedded'
import { EmbeddedRefusal } from '@tufang/server/platform/database/embedded/programs'
import { buildServer } from '@tufang/tests/server-process'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const within = await mkdtemp(path.join(tmpdir(), 'tufang-embedded-'))
const started: DatabaseServer[] = []
/** A server is stopped and started meanwhile, on a machine that may be busy. */
const PATIENCE = { timeout: 60_000, interval: 50 }

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
})
afterAll(() => rm(within, { recursive: true }))

async function start(options: Partial<Parameters<typeof startEmbedded>[0]> = {}): Promise<DatabaseServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(within, 'data-')))
  const server = await startEmbedded({ dataDir, isDurable: false, ...options })
  started.push(server)
  return server
}

async function ask<Row extends pg.QueryResultRow>({ url }: DatabaseServer, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

const processOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n', 1)[0])

const isAlive = async (pid: number): Promise<boolean> =>
  stat(`/proc/${pid}`).then(
    () => true,
    () => false,
  )

const main = await buildServer()

/** Separate program that starts the database, and is killed here. */
async function otherProgram(dataDir: string) {
  const source = `
    import { startEmbedded } from ${JSON.stringify(path.join(path.dirname(main), 'platform/database/embedded/embedded.js'))}
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, isDurable: false })
    console.log('started')
    setInterval(() => undefined, 1000)`
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(program.stdout, 'data')
  return program
}

describe('the embedded database', () => {
  it('is PostgreSQL with texts in its own order, checksums, a password, and what is written kept', async () => {
    const dataDir = path.join(within, 'kept')
    const server = await start({ dataDir, isDurable: true })
    const [facts] = await ask(
      server,
      `select current_setting('server_version_num')::int >= 180000 as new, current_setting('data_checksums') as checksums,
        current_setting('fsync') as fsync, datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = current_database()`,
    )
    expect(facts).toEqual({
      ...{ new: true, checksums: 'on', fsync: 'on', provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' },
    })
    await ask(server, 'create table kept as select 1 as one')
    const wrong = new URL(server.url)
    wrong.password = 'guessed'
    await expect(ask({ ...server, url: wrong.href }, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600)
    await started.pop()?.stop()
    expect(await ask(await start({ dataDir }), 'select * from kept')).toEqual([{ one: 1 }])
  })

  it('is told to a second program, which may only use it beside', async () => {
    const dataDir = path.join(within, 'twice')
    const server = await start({ dataDir })
    await expect(start({ dataDir })).rejects.toThrow(/^另一个程序正在使用/)
    const beside = await start({ dataDir, joins: true })
    expect(beside).toMatchObject({ url: server.url, isOwn: false })
    await started.pop()?.stop()
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('belongs to one of two programs that begin at the same moment', async () => {
    const dataDir = path.join(within, 'race')
    const outcomes = await Promise.allSettled([start({ dataDir }), start({ dataDir })])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(EmbeddedRefusal) })
  })

  it('is started again when it is killed', async () => {
    const dataDir = path.join(within, 'killed')
    const server = await start({ dataDir, isDurable: true })
    await ask(server, 'create table kept as select 1 as one')
    const before = await processOf(dataDir)
    process.kill(before, 'SIGKILL')
    const owners = "select from pg_locks where locktype = 'advisory' and granted"
    await vi.waitFor(async () => expect(await ask(server, owners)).toHaveLength(1), PATIENCE)
    expect(await processOf(dataDir)).not.toBe(before)
    expect(await ask(server, 'select * from kept')).toEqual([{ one: 1 }])
    await expect(start({ dataDir })).rejects.toThrow(/^另一个程序正在使用/)
  })

  it('listens on a port of this machine where a socket’s path would be too long', async () => {
    const dataDir = path.join(within, 'a-folder-whose-name-is-long'.repeat(4))
    const server = await start({ dataDir })
    expect(new URL(server.url).hostname).toBe('127.0.0.1')
    expect(await ask(server, 'select inet_server_addr()::text as address')).toEqual([{ address: '127.0.0.1/32' }])
    expect(await start({ dataDir, joins: true })).toMatchObject({ url: server.url })
  })

  it('lies in a folder that only its owner may enter, too', async () => {
    const closed = path.join(within, 'closed')
    await mkdir(closed, { mode: 0o700 })
    await chmod(closed, 0o700)
    expect(await ask(await start({ dataDir: path.join(closed, 'data') }), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('leaves nothing behind in memory', async () => {
    const server = await start({ dataDir: 'memory' })
    const folder = decodeURIComponent(new URL(server.url).hostname)
    await started.pop()?.stop()
    await expect(stat(path.dirname(folder))).rejects.toThrow('ENOENT')
  })
})

describe('a program that is killed', () => {
  it('takes its database with it', async () => {
    const dataDir = path.join(within, 'orphan')
    const program = await otherProgram(dataDir)
    const database = await processOf(dataDir)
    program.kill('SIGKILL')
    await vi.waitFor(async () => expect(await isAlive(database)).toBe(false), PATIENCE)
  })

  it('leaves a database that the next one ends first, where what watched over it was killed as well', async () => {
    const dataDir = path.join(within, 'left-over')
    const program = await otherProgram(dataDir)
    const database = await processOf(dataDir)
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(database)])
    const watcher = stdout.split('\n').find((line) => line.includes('read -r word'))
    process.kill(Number.parseInt(watcher ?? '', 10), 'SIGKILL')
    program.kill('SIGKILL')
    await once(program, 'exit')
    const server = await start({ dataDir })
    expect(await processOf(dataDir)).not.toBe(database)
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a folder with other data', () => {
  it('of an earlier version is refused with the command that copies it, and left alone', async () => {
    const dataDir = await mkdtemp(path.join(within, 'old-'))
    await writeFile(path.join(dataDir, 'PG_VERSION'), '18\n')
    await expect(start({ dataDir })).rejects.toThrow(/npm run copy-from/)
    await expect(stat(path.join(dataDir, 'postgres'))).rejects.toThrow('ENOENT')
  })

  it('of another PostgreSQL is refused by its version', async () => {
    const dataDir = path.join(within, 'other')
    await start({ dataDir })
    await started.pop()?.stop()
    await writeFile(path.join(dataDir, 'postgres/data/PG_VERSION'), '17\n')
    await expect(start({ dataDir })).rejects.toThrow(/属于 PostgreSQL 17，本程序自带 PostgreSQL 18/)
  })
})
