import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Config, readConfig } from '@tufang/server/config'
import type { Database } from '@tufang/server/kernel/sql/database'
import { newId } from '@tufang/server/kernel/values/id'
import { seal } from '@tufang/server/modules/identity/second-factor/sealing'
import { DriveStorage } from '@tufang/server/platform/storage/drive'
import { emptyDatabase } from '@tufang/tests/database'
import { Patient } from '@tufang/tests/doctor'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const SOUND = { count: 0, first: [] }
/** Key as long as a real one, with as many different bytes. */
const KEY = createHash('sha256').update('a key').digest('base64')

let within: string
let database: Database
let patient: Patient

beforeAll(async () => {
  within = await mkdtemp(path.join(tmpdir(), 'tufang-doctor-'))
  database = await emptyDatabase()
  patient = await Patient.of(database)
})
afterAll(async () => {
  await patient.close()
  await database.close()
  await rm(within, { recursive: true })
})

const configOf = (env: Record<string, string>): Config =>
  readConfig({ DATABASE_URL: 'postgres://tufang@127.0.0.1/tufang', DATA_DIR: within, ...env })

let people = 0

/** Member of a new company, with no more rows than the database requires. */
async function newPerson(): Promise<{ companyId: string; userId: string }> {
  const [companyId, userId] = [newId(), newId()]
  people += 1
  await patient.read('insert into company (id, name) values ($1, $2)', [companyId, `公司${people}`])
  const mobile = `138${String(people).padStart(8, '0')}`
  await patient.read("insert into app_user (id, mobile, name) values ($1, $2, '某人')", [userId, mobile])
  return { companyId, userId }
}

describe('the machine', () => {
  it.each([60_000, -60_000])('has a clock that is %d ms away from that of the database', async (apart) => {
    const { count, first } = await patient.look('clock', { now: () => Date.now() + apart })
    expect(count).toBe(1)
    expect(first[0]).toMatch(/^相差 (59|60|61) 秒$/)
  })

  it('knows no time of Shanghai', async () => {
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(
      class {
        format = () => '00'
      } as unknown as typeof Intl.DateTimeFormat,
    )
    expect(await patient.look('time-zone-here')).toMatchObject({ count: 1 })
  })

  it.each([
    [0.9, 1000, 1],
    [40, 1000, 1],
    [60, 1000, 0],
    [2, 30, 0],
  ])('has %d GB of %d left on its disk', async (free, total, count) => {
    const room = async () => ({ free: free * 1024 ** 3, total: total * 1024 ** 3 })
    expect(await patient.look('disk', { room, config: configOf({}) })).toMatchObject({ count })
  })
})

describe('secrets', () => {
  async function sealedBy(key: string): Promise<string> {
    const { userId } = await newPerson()
    const secret = seal('JBSWY3DPEHPK3PXP', Buffer.from(key, 'base64'), userId)
    await patient.read('insert into second_factor (user_id, secret, enabled_at) values ($1, $2, now())', [
      userId,
      secret,
    ])
    return userId
  }

  it('open what was sealed by them, and nothing else', async () => {
    const userId = await sealedBy(KEY)
    const other = createHash('sha256').update('another').digest('base64')
    const look = (env: Record<string, string>) => patient.look('second-factor-key', { config: configOf(env) })
    expect(await look({ SECOND_FACTOR_KEY: KEY })).toEqual(SOUND)
    expect(await look({ SECOND_FACTOR_KEY: other })).toEqual({ count: 1, first: [`user_id=${userId}`] })
    expect(await look({})).toEqual({ count: 1, first: [`user_id=${userId}`] })
    const file = path.join(within, 'second-factor.key')
    await writeFile(file, KEY, { mode: 0o600 })
    expect(await look({})).toEqual(SOUND)
    await rm(file)
    await patient.read('delete from second_factor where user_id = $1', [userId])
  })

  it('are weak where few bytes make them up', async () => {
    const config = configOf({ SECOND_FACTOR_KEY: Buffer.alloc(32, 7).toString('base64') })
    expect(await patient.look('weak-key', { config })).toEqual({ count: 1, first: ['SECOND_FACTOR_KEY'] })
    expect(await patient.look('weak-key', { config: configOf({ SECOND_FACTOR_KEY: KEY }) })).toEqual(SOUND)
  })

  it('are nobody else’s to read', async () => {
    const file = path.join(within, 'postgres/password')
    await mkdir(path.dirname(file))
    await writeFile(file, 'secret', { mode: 0o600 })
    const config = configOf({})
    expect(await patient.look('open-files', { config })).toEqual(SOUND)
    await chmod(file, 0o640)
    expect(await patient.look('open-files', { config })).toEqual({ count: 1, first: [file] })
    await rm(path.dirname(file), { recursive: true })
  })

  it('are not what everybody tries first', async () => {
    const s3 = { S3_ENDPOINT: 'https://store.example', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a' }
    const config = configOf({
      ...s3,
      DATABASE_URL: 'postgres://tufang:postgres@db.example/tufang',
      S3_SECRET_KEY: 'minioadmin',
      SMS_HTTP_URL: 'https://sms.example',
      SMS_HTTP_TOKEN: 'aaaaaaaaaaaaaaaaaaaa',
    })
    const first = ['DATABASE_URL 的密码', 'S3_SECRET_KEY', 'SMS_HTTP_TOKEN']
    expect(await patient.look('weak-secrets', { config })).toEqual({ count: 3, first })
    const strong = configOf({
      ...s3,
      S3_SECRET_KEY: 'q7Gd0vYxW2hNf8Lk',
      DATABASE_URL: 'postgres://tufang:tufang@localhost/tufang',
    })
    expect(await patient.look('weak-secrets', { config: strong })).toEqual(SOUND)
    const socket = configOf({ DATABASE_URL: 'postgres://tufang:tufang@%2Fvar%2Frun%2Fpostgresql/tufang' })
    expect(await patient.look('weak-secrets', { config: socket })).toEqual(SOUND)
  })

  it.each([
    ['', 1],
    ['http://tufang.example', 1],
    ['https://tufang.example', 0],
  ])('PUBLIC_URL=%s of production', async (PUBLIC_URL, count) => {
    const config = configOf({ NODE_ENV: 'production', SMS_HTTP_URL: 'https://sms.example', PUBLIC_URL })
    expect(await patient.look('public-url', { config })).toMatchObject({ count })
  })
})

describe('files', () => {
  /** Store with a file of a company, a sheet produced for it, and an unfinished upload. */
  async function stored() {
    const { companyId, userId } = await newPerson()
    const folder = await mkdtemp(path.join(within, 'files-'))
    const storage = new DriveStorage({ folder, s3: undefined })
    const content = Buffer.from('a picture')
    const key = (ending: string) => `${companyId}/2026/11/${newId()}.${ending}`
    const [picture, sheet, unfinished] = [key('png'), key('xlsx'), key('png')]
    const file = { id: newId(), sha256: createHash('sha256').update(content).digest('hex') }
    const insert = (id: string, at: string, keptAt: Date | null) =>
      patient.read(
        `insert into stored_file (id, company_id, user_id, key, name, mime, size, sha256, purpose, kept_at)
         values ($1, $2, $3, $4, 'a.png', 'image/png', $5, $6, 'WAYBILL_PICTURE', $7)`,
        [id, companyId, userId, at, content.length, file.sha256, keptAt],
      )
    await insert(file.id, picture, new Date())
    await insert(newId(), unfinished, null)
    await patient.read(
      `insert into export_task (company_id, id, user_id, role_type, list, title, columns, filter, sort, status, file_key, created_at, expires_at)
       values ($1, $2, $3, 2, 'waybill', '运单', '[]', '{}', '[]', 'DONE', $4, now(), now())`,
      [companyId, newId(), userId, sheet],
    )
    for (const at of [picture, sheet, unfinished]) await storage.put(at, content, 'image/png')
    const look = (name: string, quick = false) => patient.look(name, { storage, quick })
    const clear = async () => {
      await patient.read('delete from stored_file where company_id = $1', [companyId])
      await patient.read('delete from export_task where company_id = $1', [companyId])
    }
    return { picture, sheet, file, folder, storage, look, clear }
  }

  it('are there, whole, and named', async () => {
    const { look, clear } = await stored()
    for (const name of ['missing-files', 'damaged-files', 'stray-files']) expect(await look(name)).toEqual(SOUND)
    await clear()
  })

  it('are told where they are gone', async () => {
    const { picture, sheet, file, look, storage, clear } = await stored()
    for (const key of [picture, sheet]) await storage.delete(key)
    const { count, first } = await look('missing-files')
    expect(count).toBe(2)
    expect(first.join('\n')).toContain(`stored_file id=${file.id} ${picture}`)
    expect(first.join('\n')).toContain(sheet)
    expect(await look('damaged-files')).toEqual(SOUND)
    await clear()
  })

  it.each([
    ['a part', 'a pic'],
    ['other bytes', 'a picturf'],
  ])('are told where %s is left of them, unless nobody wants to wait for it', async (_, left) => {
    const { picture, folder, look, clear } = await stored()
    await writeFile(path.join(folder, picture), left)
    const { count, first } = await look('damaged-files')
    expect([count, first[0]]).toEqual([1, expect.stringContaining(picture)])
    expect(await look('damaged-files', true)).toEqual(SOUND)
    expect(await look('missing-files')).toEqual(SOUND)
    await clear()
  })

  it('are told where nobody names them', async () => {
    const { folder, look, clear } = await stored()
    const stray = 'public/2026/11/0d8c6a57-52c4-4a3e-9f43-3b5a3c1d9a10.png'
    await mkdir(path.dirname(path.join(folder, stray)), { recursive: true })
    await writeFile(path.join(folder, stray), 'left over')
    expect(await look('stray-files')).toEqual({ count: 1, first: [stray] })
    expect((await stat(path.join(folder, stray))).isFile()).toBe(true)
    await clear()
  })
})
