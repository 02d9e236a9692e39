import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lookThrough } from '@tufang/server/doctor/look'
import { openReading } from '@tufang/server/doctor/reading'
import { startEmbedded } from '@tufang/server/platform/database/embedded/embedded'
import { emptyDatabase } from '@tufang/tests/database'
import { inspectedBy } from '@tufang/tests/doctor'
import { doctor, Programs } from '@tufang/tests/operator'
import { buildServer } from '@tufang/tests/server-process'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const NOTHING = /^共检查 \d\d 项，没有发现问题\n$/

const programs = new Programs()
let within: string
let dataDir: string

beforeAll(async () => {
  within = await mkdtemp(path.join(tmpdir(), 'tufang-doctor-'))
  dataDir = path.join(within, 'data')
  await buildServer()
})
afterAll(async () => {
  await programs.stopAll()
  await rm(within, { recursive: true })
})

/** Runs a statement on the embedded database, while no program uses it. */
async function changed(statement: string): Promise<void> {
  const server = await startEmbedded({ dataDir })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(statement)
  await client.end()
  await server.stop()
}

describe('npm run doctor', () => {
  it('says so where there is no database, and makes none', async () => {
    const [code, stdout] = await doctor({ DATA_DIR: dataDir })
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^✗ .*中没有数据库（database）：1 处。怎么办：设置 DATABASE_URL/),
    ])
    expect(await readdir(within)).toEqual([])
  })

  it('finds nothing beside a program that runs, nor when it has ended', async () => {
    const program = await programs.start({ DATA_DIR: dataDir })
    expect(await doctor({ DATA_DIR: dataDir })).toEqual([0, expect.stringMatching(NOTHING)])
    expect(await program.stop()).toBe(0)
    expect(await doctor({ DATA_DIR: dataDir })).toEqual([0, expect.stringMatching(NOTHING)])
  })

  it('tells a line for each finding, and the same as JSON', async () => {
    await changed(
      'update settlement set settle_amt = settle_amt + 1 where id = (select max(id::text)::uuid from settlement)',
    )
    const [code, stdout] = await doctor({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    const [line, sum, ...more] = stdout.trimEnd().split('\n')
    expect(line).toMatch(
      /^✗ 结算单的趟数或金额与明细不符（settlement-totals）：1 处，如 company_id=\S+ settle_no=JS\d+ .*。怎么办：驳回该结算单/,
    )
    expect([sum, more]).toEqual([expect.stringMatching(/^共检查 \d\d 项，发现 1 项问题$/), []])
    const [failed, json] = await doctor({ DATA_DIR: dataDir }, '--json')
    expect(failed).toBe(1)
    expect(JSON.parse(json)).toMatchObject({ findings: [{ check: 'settlement-totals', count: 1 }] })
  })

  it('asks the rows of another version nothing', async () => {
    await changed("delete from migration where name = '0064-invited-names'")
    const [, json] = await doctor({ DATA_DIR: dataDir }, '--json')
    const { findings } = JSON.parse(json)
    expect(findings).toMatchObject([{ check: 'migrations', first: ['缺少 0064-invited-names'] }])
  })

  it('tells a configuration that would not start, a database out of reach, and how it is called', async () => {
    const wrong = await doctor({ DATA_DIR: dataDir, PORT: 'x' })
    expect(wrong).toEqual([1, expect.stringContaining('✗ 环境变量有误：PORT')])
    const away = await doctor({ DATABASE_URL: 'postgres://tufang@127.0.0.1:1/tufang' })
    expect(away).toEqual([1, expect.stringContaining('✗ 连不上数据库')])
    for (const given of [
      ['--sceonds', '3'],
      ['--seconds', '0'],
    ])
      expect(await doctor({}, ...given)).toEqual([2, expect.stringContaining('npm run doctor')])
  })
})

describe('a connection of the doctor', () => {
  it('writes nothing, and says of a statement that takes too long that it was not made', async () => {
    const database = await emptyDatabase()
    const reading = await openReading(database.url, 1)
    await expect(reading.read('update company set enabled = false')).rejects.toThrow('read-only transaction')
    const slow = (statement: string) => ({
      ...{ name: 'slow', title: '慢', mend: '' },
      look: async () => {
        await reading.read(statement)
        return { count: 0, first: [] }
      },
    })
    const findings = await lookThrough(inspectedBy(reading.read), [
      slow('select pg_sleep(60)'),
      slow('select nobody'),
      slow('select 1'),
    ])
    expect(findings).toMatchObject([
      { title: '没有查完：慢', mend: expect.stringContaining('--seconds') },
      { title: '无法检查：慢', first: [expect.stringContaining('42703')] },
    ])
    await reading.close()
    await database.close()
  })
})
