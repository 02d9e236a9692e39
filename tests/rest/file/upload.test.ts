import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@tufang/server/kernel/sql/sql'
import { openApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { jpeg, pathOf, png, pngNo, pngWith, upload } from '@tufang/tests/upload'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'

const REGISTER = '/chain/common/upload?fileType=image&dir=register/'
const AVATAR = '/upms/file/upload?fileType=image&dir=user/'
const MB = 1024 * 1024

const dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-upload-'))
const app = await openApp({ dataDir })
const company = await newCompany({ app })
const clerk = await company.as('结算员')
afterAll(() => rm(dataDir, { recursive: true }))

const linkOf = async (answer: ReturnType<typeof upload>) => (await answer).json<{ link: string }>().link
const fileOf = (link: string) =>
  rowOf<Record<string, string | number | null>>(
    sql`select company_id, user_id, key, name, mime, size, sha256, purpose, address from stored_file where id = ${pathOf(link).slice(7, 43)}`,
  )

describe('a public upload', () => {
  it('answers with the link in both places, and keeps the picture for nobody who has it', async () => {
    const stranger = app.anonymous()
    const answer = await upload(app, stranger, REGISTER, { content: png(), name: '营业执照.png' })
    const { link, ...rest } = answer.json<{ link: string }>()
    expect(rest).toEqual({ code: 0, msg: null, data: { link }, ok: true })
    const file = await fileOf(link)
    expect(file).toMatchObject({
      company_id: null,
      user_id: null,
      name: '营业执照.png',
      mime: 'image/png',
      purpose: 'REGISTRATION',
      address: stranger.credentials.address,
      key: expect.stringMatching(/^public\/\d{4}\/\d{2}\/[0-9a-f-]{36}\.png$/),
    })
    expect((await readFile(path.join(dataDir, 'files', String(file.key)))).length).toBe(file.size)
    expect((await stranger.rest('GET', pathOf(link))).statusCode).toBe(404)
  })

  it('is kept for the authentication of a company as well', async () => {
    const link = await linkOf(
      upload(app, app.anonymous(), REGISTER.replace('register/', 'authPic/'), { content: jpeg() }),
    )
    expect(await fileOf(link)).toMatchObject({ purpose: 'COMPANY_AUTH', mime: 'image/jpeg' })
  })

  it('takes more than 2 MB, up to 10 MB', async () => {
    const large = await upload(app, app.anonymous(), REGISTER, { content: png(3 * MB) })
    expect(large.json()).toMatchObject({ code: 0 })
    const tooLarge = await upload(app, app.anonymous(), REGISTER, { content: png(10 * MB) })
    expect(tooLarge.statusCode).toBe(400)
    expect(tooLarge.json()).toMatchObject({ code: 1, errorCode: 'FILE_TOO_LARGE' })
  })

  it('is counted where it is kept: of those who come at once, no more than are left pass', async () => {
    const stranger = app.anonymous()
    const { address } = stranger.credentials
    await rowsOf(sql`
      insert into stored_file (id, key, name, mime, size, sha256, purpose, address, created_at)
      select gen_random_uuid(), 'race/' || n, 'a.png', 'image/png', 1, '', 'REGISTRATION', ${address}, now()
      from generate_series(1, 58) n`)
    const answers = await Promise.all([1, 2, 3].map((no) => upload(app, stranger, REGISTER, { content: pngNo(no) })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429])
  })

  it.each([
    ['a text', Buffer.from('hello'), 'a.png'],
    ['a page', Buffer.from('<svg onload="alert(1)">'), 'a.svg'],
    ['nothing', Buffer.alloc(0), 'a.png'],
    ['a GIF', Buffer.from('GIF89a'), 'a.jpg'],
  ])('refuses %s by its content, whatever it is called', async (_, content, name) => {
    const answer = await upload(app, app.anonymous(), REGISTER, { content, name })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 1,
      msg: '上传图片只能是JPG、JPEG、PNG格式!',
      errorCode: 'INVALID_INPUT',
    })
  })

  it('never lets a name choose a place', async () => {
    const names = ['../../../etc/passwd.png', '..\\..\\boot.ini', '/root/.ssh/id.png', 'a\u0001b\u202e.png', '/']
    for (const name of names) {
      const { key, name: kept } = await fileOf(
        await linkOf(upload(app, app.anonymous(), REGISTER, { content: png(), name })),
      )
      expect(key).toMatch(/^public\/\d{4}\/\d{2}\/[0-9a-f-]{36}\.png$/)
      expect(kept).not.toMatch(/[\\/\p{C}]/u)
    }
    expect(await readdir(dataDir)).toEqual(['files'])
    expect(await readdir(path.join(dataDir, 'files'))).toEqual(['public'])
  })

  it('is limited for each address', async () => {
    const stranger = app.anonymous()
    await rowsOf(sql`
      insert into stored_file (id, key, name, mime, size, sha256, purpose, address)
      select gen_random_uuid(), 'public/2026/11/' || gen_random_uuid() || '.png', 'a', 'image/png', 1, '', 'REGISTRATION', ${stranger.credentials.address}
      from generate_series(1, 60)`)
    const answer = await upload(app, stranger, REGISTER, { content: png() })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('3600')
    expect((await upload(app, app.anonymous(), REGISTER, { content: png() })).statusCode).toBe(200)
  })

  it.each([
    ['another folder', REGISTER.replace('register/', 'user/'), '不支持的上传目录'],
    ['no folder', '/chain/common/upload?fileType=image', '不支持的上传目录'],
    ['another kind', REGISTER.replace('=image', '=video'), '不支持的文件类型'],
  ])('refuses %s', async (_, url, msg) => {
    const answer = await upload(app, app.anonymous(), url, { content: png() })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 1, msg, errorCode: 'INVALID_INPUT' })
  })

  it.each([
    ['JSON', 'application/json', '{}', 'UNSUPPORTED_CONTENT_TYPE'],
    ['a form without a file', 'multipart/form-data; boundary=x', '--x--\r\n', 'INVALID_INPUT'],
    ['a form cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; na', 'BAD_REQUEST'],
    ['a form without a boundary', 'multipart/form-data', 'abc', 'BAD_REQUEST'],
  ])('refuses %s', async (_, type, payload, errorCode) => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: REGISTER,
      payload,
      headers: { 'content-type': type },
      remoteAddress: app.anonymous().credentials.address,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 1, errorCode })
  })
})

describe.each(['user/', 'waybill/', 'ticket/', 'payment/', 'invoice/', 'contract/', 'paper/'])(
  'a picture that is sent for %s',
  (dir) => {
    const url = `/upms/file/upload?fileType=image&dir=${dir}`

    it('is painted anew: without its place, its texts and what hangs on behind', async () => {
      const secret = 'secret'.repeat(20)
      const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#874' } })
        .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 34/1 12/1' } })
        .jpeg()
        .toBuffer()
      const content = Buffer.concat([picture, Buffer.from(`<svg>${secret}</svg>`)])
      const { key } = await fileOf(await linkOf(upload(app, await company.as('管理员'), url, { content })))
      const kept = await readFile(path.join(dataDir, 'files', String(key)))
      expect(kept.includes('secret') || kept.includes('svg')).toBe(false)
      const { format, width, height, exif } = await sharp(kept).metadata()
      expect([format, width, height, exif]).toEqual(['jpeg', 20, 10, undefined])
    })

    it.each([
      [
        'a drawing behind the header of a PNG',
        Buffer.concat([png().subarray(0, 33), Buffer.from('<svg/>')]),
        '图片已损坏，请重新拍照或扫描后上传',
      ],
      [
        'more than is decoded',
        pngWith({ width: 7000, height: 7000, bits: 16, channels: 4 }, Buffer.alloc(9)),
        '图片尺寸过大，请缩小到5000万像素以内，或另存为JPG后上传',
      ],
    ])('is not %s', async (_, content, msg) => {
      const answer = await upload(app, await company.as('管理员'), url, { content })
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { errorCode: 'INVALID_INPUT', msg }])
    })
  },
)

describe('an avatar', () => {
  it('belongs to the company of who sent it', async () => {
    const link = await linkOf(upload(app, clerk, AVATAR, { content: png() }))
    const { key, ...file } = await fileOf(link)
    expect(file).toMatchObject({
      company_id: company.id,
      user_id: company.people.结算员.id,
      purpose: 'AVATAR',
      address: null,
    })
    const kept = await readFile(path.join(dataDir, 'files', String(key)))
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 })
    const bare = pathOf(link).split('?')[0] ?? ''
    const shown = await clerk.rest('GET', bare)
    expect(shown.rawPayload.equals(kept)).toBe(true)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-length': String(kept.length),
      'cache-control': 'private, max-age=86400, immutable',
    })
    expect((await (await company.as('只读')).rest('GET', bare)).statusCode).toBe(200)
  })

  it('is shown to nobody else without its link', async () => {
    const link = pathOf(await linkOf(upload(app, clerk, AVATAR, { content: png() })))
    const bare = link.split('?')[0] ?? ''
    const foreigner = await (await newCompany({ app })).as('管理员')
    expect((await app.anonymous().rest('GET', link)).statusCode).toBe(200)
    const refused = [
      [foreigner.rest('GET', bare), 404],
      [app.anonymous().rest('GET', bare), 401],
      [clerk.rest('GET', `${bare}?token=${'A'.repeat(43)}`), 404],
      [clerk.rest('GET', `${bare}?token=`), 404],
      [clerk.rest('GET', '/files/0192a581-cc00-7ba6-9ea6-5d8066d08a38'), 404],
      [clerk.rest('GET', '/files/..%2f..%2fetc%2fpasswd'), 404],
    ] as const
    for (const [answer, status] of refused) expect((await answer).statusCode).toBe(status)
  })

  it('is a JPG or PNG of at most 500 kB, from somebody signed in', async () => {
    const tooLarge = await upload(app, clerk, AVATAR, { content: png(500 * 1024) })
    expect(tooLarge.json()).toMatchObject({ code: 1, msg: '上传头像图片大小不能超过500kb!' })
    const wrong = await upload(app, clerk, AVATAR, { content: Buffer.from('GIF89a') })
    expect(wrong.json()).toMatchObject({ code: 1, msg: '上传头像图片只能是JPG、PNG格式!' })
    expect((await upload(app, app.anonymous(), AVATAR, { content: png() })).statusCode).toBe(401)
  })

  it('sent again under its key gets the first link', async () => {
    const headers = { 'idempotency-key': 'portrait-1' }
    const [first, again] = [
      await linkOf(upload(app, clerk, AVATAR, { content: png(), headers })),
      await linkOf(upload(app, clerk, AVATAR, { content: png(), headers })),
    ]
    expect(again).toBe(first)
    const other = await upload(app, clerk, AVATAR, { content: pngNo(1), headers })
    expect(other.statusCode).toBe(409)
  })
})
