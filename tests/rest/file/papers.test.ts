import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@tufang/server/config'
import { createServices } from '@tufang/server/container'
import { Actor } from '@tufang/server/kernel/command/actor'
import type { Permission } from '@tufang/server/kernel/command/permissions'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { looksOf } from '@tufang/server/modules/file/index'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { openApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { housekeepingFor } from '@tufang/tests/housekeeping'
import { newPeople, newPerson } from '@tufang/tests/person'
import { insert, rowOf, rowsOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { jpeg, pathOf, png, pngOf, upload } from '@tufang/tests/upload'
import { afterAll, describe, expect, it } from 'vitest'

const REGISTER = '/chain/common/upload?fileType=image&dir=register/'
const AUTHENTICATE = REGISTER.replace('register/', 'authPic/')
const DAY = 86_400_000

const dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-papers-'))
const app = await openApp({ dataDir })
const company = await newCompany({ app })
const clerk = await company.as('结算员')
afterAll(() => rm(dataDir, { recursive: true }))

const send = async (caller: Caller, url = REGISTER, content = png()) =>
  (await upload(app, caller, url, { content })).json<{ link: string }>().link
const idOf = (link: string) => pathOf(link).slice(7, 43)
const bare = (link: string) => `/files/${idOf(link)}`
const look = async (caller: Caller, link: string) => (await caller.rest('GET', bare(link))).statusCode
const looks = (link: string) => looksOf(app.database.em.fork(), [idOf(link)])

/** Person who has signed in and chosen no company. */
async function newNobody() {
  const person = newPerson('申请人')
  await newPeople([person])
  return { person, caller: await enter(app, { userId: person.id, companyId: null }) }
}

/** Registration of a person that names papers. */
async function registered(
  userId: string,
  [companyUrl, idCardPositiveUrl]: readonly string[],
  given: { status?: string; reason?: string; decidedAt?: Date } = {},
) {
  const { id: companyId } = await newCompany({ app })
  await insert('company_registration', {
    id: newId(),
    companyType: 'COMPANY',
    companyName: uniqueName(),
    contactName: '何经理',
    contactPhone: uniqueMobile(),
    status: 'PENDING',
    submittedAt: new Date(),
    ...given,
    ...{ userId, companyId, companyUrl, idCardPositiveUrl },
  })
}

describe('a paper that comes in', () => {
  it.each([REGISTER, AUTHENTICATE])('at %s is kept as it was painted anew', async (url) => {
    const hidden = '<script>alert(1)</script>'
    const link = await send(app.anonymous(), url, Buffer.concat([jpeg(), Buffer.from(hidden)]))
    const { key, size, sha256 } = await rowOf<Record<string, string>>(
      sql`select key, size, sha256 from stored_file where id = ${idOf(link)}`,
    )
    const kept = await readFile(path.join(dataDir, 'files', String(key)))
    expect(kept.includes(hidden)).toBe(false)
    expect([size, sha256]).toEqual([kept.length, await digestOf(kept)])
  })

  it.each([
    ['a text', Buffer.from('hello'), '上传图片只能是JPG、JPEG、PNG格式!'],
    ['a page that begins as a JPEG', Buffer.from('\xff\xd8\xff<html>', 'latin1'), '图片已损坏，请重新拍照或扫描后上传'],
    ['half a picture', png().subarray(0, 50), '图片已损坏，请重新拍照或扫描后上传'],
    [
      'too many pixels',
      pngOf(60_000, 60_000, Buffer.alloc(10)),
      '图片尺寸过大，请缩小到5000万像素以内，或另存为JPG后上传',
    ],
  ])('is refused when it is %s', async (_, content, message) => {
    const stranger = app.anonymous()
    for (const url of [REGISTER, AUTHENTICATE]) {
      const answer = await upload(app, stranger, url, { content })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        ...{ code: 1, msg: message, errorCode: 'INVALID_INPUT' },
        fieldErrors: [{ field: 'file', message }],
      })
    }
    expect(await rowsOf(sql`select id from stored_file where address = ${stranger.credentials.address}`)).toEqual([])
  })

  it('belongs to who sends it signed in, and to his company', async () => {
    const link = await send(clerk)
    const owner = sql`select company_id, user_id, address from stored_file where id = ${idOf(link)}`
    expect(await rowOf(owner)).toEqual({
      company_id: company.id,
      user_id: company.people.结算员.id,
      address: null,
    })
    const token = 'A'.repeat(43)
    const unknown = await upload(app, app.anonymous().with({ token }), REGISTER, { content: png() })
    expect([unknown.statusCode, unknown.json()]).toMatchObject([401, { errorCode: 'UNAUTHENTICATED' }])
  })

  it('is limited for each address where who sends it has no company', async () => {
    const { caller, person } = await newNobody()
    const { address } = caller.credentials
    const link = await send(caller)
    const owner = sql`select company_id, user_id, address from stored_file where id = ${idOf(link)}`
    expect(await rowOf(owner)).toEqual({ company_id: null, user_id: person.id, address })
    await rowsOf(sql`
      insert into stored_file (id, key, name, mime, size, sha256, purpose, address)
      select gen_random_uuid(), 'public/2026/11/' || gen_random_uuid() || '.png', 'a', 'image/png', 1, '', 'REGISTRATION', ${address}
      from generate_series(1, 59)`)
    expect((await upload(app, caller, REGISTER, { content: png() })).statusCode).toBe(429)
    expect((await upload(app, clerk.with({ address }), REGISTER, { content: png() })).statusCode).toBe(200)
  })
})

describe('a paper', () => {
  it('is shown to who sent it, by its link or without, and kept by nobody on the way', async () => {
    const link = await send(clerk)
    for (const url of [bare(link), pathOf(link), `${bare(link)}?token=x`]) {
      const shown = await clerk.rest('GET', url)
      expect(shown.statusCode).toBe(200)
      expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    }
    const { caller } = await newNobody()
    expect(await look(caller, await send(caller))).toBe(200)
  })

  it('is shown to nobody else, and answers as what is not there', async () => {
    const captain = await newSignedUpCaptain(company)
    const others = [
      await company.as('管理员'),
      await company.as('只读'),
      await (await newCompany({ app })).as('管理员'),
      await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN }),
      (await newNobody()).caller,
    ]
    const nothing = `/files/${newId()}`
    for (const link of [await send(clerk), await send(app.anonymous())]) {
      for (const caller of others) {
        for (const token of ['', new URL(link).search, '?token=x']) {
          const answer = await caller.rest('GET', bare(link) + token)
          expect(answer.statusCode).toBe(404)
          expect(told(answer)).toEqual(told(await caller.rest('GET', nothing + token)))
        }
      }
      expect(await looks(link)).toEqual([])
    }
  })

  it('is shown to no stranger who has its link, and to no locked session', async () => {
    const link = await send(clerk)
    const nothing = `/files/${newId()}`
    const callers = [
      app.anonymous(),
      app.anonymous().with({ token: 'A'.repeat(43) }),
      await lockedOf(company.people.只读.id),
    ]
    for (const caller of callers) {
      for (const token of ['', new URL(link).search]) {
        const answer = await caller.rest('GET', bare(link) + token)
        expect(told(answer)).toEqual(told(await caller.rest('GET', nothing + token)))
        expect([401, 403, 404]).toContain(answer.statusCode)
      }
    }
    const own = await lockedOf(company.people.结算员.id)
    for (const url of [bare(link), pathOf(link)]) {
      const answer = await own.rest('GET', url)
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { errorCode: 'SESSION_LOCKED' }])
    }
    expect(await looks(link)).toEqual([])
  })

  it('is shown to the applicant whose registration names it', async () => {
    const { caller, person } = await newNobody()
    const [named, other] = [await send(app.anonymous()), await send(app.anonymous())]
    await registered(person.id, [named])
    expect([await look(caller, named), await look(caller, other)]).toEqual([200, 404])
    expect(await look(clerk, named)).toBe(404)
  })

  it('is shown to who reviews registrations once one names it, and to nobody who may do all else', async () => {
    const link = await send(app.anonymous())
    const lookAs = async (permission: Permission) => {
      const { facts, request } = company.actor('管理员')
      const actor = new Actor({ ...facts, companyId: null, permissions: new Set([permission]) }, request)
      const { files } = services()
      const { content } = await files.open(idOf(link), { token: undefined, whoAsks: async () => actor })
      content.destroy()
    }
    await expect(lookAs('platform:registration:get')).rejects.toMatchObject({ code: 'PATH_NOT_FOUND' })
    await registered((await newNobody()).person.id, [link])
    await lookAs('platform:registration:get')
    await expect(lookAs('platform:company:get')).rejects.toMatchObject({ code: 'PATH_NOT_FOUND' })
    expect(await looks(link)).toHaveLength(1)
  })

  it('is shown to no administrator of a company because a registration names it', async () => {
    const link = await send(app.anonymous())
    await registered((await newNobody()).person.id, [link])
    expect(await look(await company.as('管理员'), link)).toBe(404)
  })
})

describe('a look at a paper', () => {
  it('is kept, with who and when and from where', async () => {
    const link = await send(clerk)
    app.clock.set(new Date('2026-03-01T00:00:00Z'))
    expect(await look(clerk, link)).toBe(200)
    app.clock.set(new Date('2026-03-02T00:00:00Z'))
    const address = '10.20.30.40'
    expect(await look(clerk.with({ address }), link)).toBe(200)
    app.clock.set(new Date())
    const userId = company.people.结算员.id
    expect((await looks(link)).map(({ at, ...rest }) => ({ at: at.slice(0, 10), ...rest }))).toEqual([
      { at: '2026-03-02', fileId: idOf(link), userId, remoteAddr: address },
      { at: '2026-03-01', fileId: idOf(link), userId, remoteAddr: clerk.credentials.address },
    ])
    expect(
      await rowOf(sql`select company_id, user_agent from file_look where file_id = ${idOf(link)} limit 1`),
    ).toEqual({ company_id: company.id, user_agent: 'lightMyRequest' })
  })

  it('is told of several papers together, a hundred at most', async () => {
    const links = [await send(clerk), await send(clerk)]
    await rowsOf(sql`
      insert into file_look (id, file_id, user_id, remote_addr, user_agent, created_at)
      select gen_random_uuid(), f, ${company.people.结算员.id}, '', '', now() - n * interval '1 minute'
      from unnest(${links.map(idOf)}::uuid[]) f, generate_series(1, 60) n`)
    const found = await looksOf(app.database.em.fork(), links.map(idOf))
    expect(found).toHaveLength(100)
    expect(new Set(found.map(({ fileId }) => fileId))).toEqual(new Set(links.map(idOf)))
    expect(await looksOf(app.database.em.fork(), [])).toEqual([])
  })

  it('of an avatar is kept by nobody', async () => {
    const link = await send(clerk, '/upms/file/upload?fileType=image&dir=user/')
    expect(await look(clerk, link)).toBe(200)
    expect(await looks(link)).toEqual([])
  })

  it('goes after three years', async () => {
    const [old, young] = [newId(), newId()]
    const userId = company.people.结算员.id
    for (const [id, days] of [
      [old, 1097],
      [young, 1095],
    ] as const) {
      const createdAt = new Date(Date.now() - days * DAY)
      await insert('file_look', { id, fileId: newId(), userId, remoteAddr: '', userAgent: '', createdAt })
    }
    await clean()
    expect(await rowsOf(sql`select id from file_look where id = any(${[old, young]}::uuid[])`)).toEqual([{ id: young }])
  })
})

describe('papers go', () => {
  it.each([REGISTER, AUTHENTICATE])('a month after they came to %s, unless a registration needs them', async (url) => {
    const { person, caller } = await newNobody()
    const rejected = { status: 'REJECTED', reason: '照片不清晰' }
    const states = [
      { status: 'REGISTERED' },
      { status: 'PENDING' },
      { status: 'APPROVED', decidedAt: new Date(Date.now() - 400 * DAY) },
      { ...rejected, decidedAt: new Date(Date.now() - 29 * DAY) },
      { ...rejected, decidedAt: new Date(Date.now() - 31 * DAY) },
    ]
    const links: string[] = []
    for (const state of states) {
      const link = await send(caller, url)
      await registered(person.id, [link], state)
      links.push(link)
    }
    const unnamed = await send(caller, url)
    // Sent again with another registration that waits.
    const again = await send(caller, url)
    await registered(person.id, [again], { ...rejected, decidedAt: new Date(Date.now() - 31 * DAY) })
    await registered(person.id, [again])
    const all = [...links, unnamed, again]
    await rowsOf(sql`update stored_file set created_at = created_at - interval '40 days'
      where id = any(${all.map(idOf)}::uuid[])`)
    await clean()
    const left = await rowsOf<{ id: string }>(sql`select id from stored_file where id = any(${all.map(idOf)}::uuid[])`)
    const kept = [...links.slice(0, 4), again].map(idOf)
    expect(left.map(({ id }) => id).sort()).toEqual(kept.sort())
  })
})

const services = () =>
  createServices({
    config: { ...readConfig({ NODE_ENV: 'test' }), dataDir },
    ...{ database: app.database, sms: app.sms },
  })
const clean = async () => (await housekeepingFor(services(), app.clock, [company])).run()

async function lockedOf(userId: string): Promise<Caller> {
  const caller = await enter(app, { userId, companyId: company.id })
  await caller.ask('mutation { lockSession(password: "1234") { locked } }')
  return caller
}

async function digestOf(content: Buffer<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', content)).toString('hex')
}

/** Answer without the values that differ each time. */
function told({ statusCode, headers, body }: Awaited<ReturnType<Caller['rest']>>) {
  const { 'x-request-id': _, date: __, ...rest } = headers
  return { statusCode, body: body.replace(/"requestId":"[^"]*"/, ''), headers: rest }
}
