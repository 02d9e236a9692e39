import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@tufang/server/config'
import { createServices } from '@tufang/server/container'
import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { openApp } from '@tufang/tests/app'
import { approveRegistration, type Registration } from '@tufang/tests/authentication'
import type { Caller } from '@tufang/tests/caller'
import { deskPerson } from '@tufang/tests/desk'
import { madeUpCompany } from '@tufang/tests/papers/companies'
import { drawEmblemSide, drawPortraitSide } from '@tufang/tests/papers/id-card'
import { drawLicence } from '@tufang/tests/papers/licence'
import { madeUpPerson } from '@tufang/tests/papers/people'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { pathOf, png, upload } from '@tufang/tests/upload'
import { afterAll, describe, expect, it } from 'vitest'

const LICENCE = '/chain/common/getOcrBusinessLicense'
const ID_CARD = '/chain/common/getOcrIdCard'
const UPLOAD = '/chain/common/upload?fileType=image&dir=authPic/'
const SUBMIT = '/chain/resourcesMatchmaking/createAssetsMatchCompanyInfoZC'
const dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-authentication-'))
const app = await openApp({ dataDir })
const desk = await deskPerson(app)
const seed = 101
const [company, person] = [madeUpCompany(seed), madeUpPerson(seed)]
const pictures = {
  companyUrl: drawLicence(company),
  idCardNegativeUrl: drawPortraitSide(person),
  idCardPositiveUrl: drawEmblemSide(person),
}
afterAll(async () => {
  await app.ocr.close()
  await rm(dataDir, { recursive: true })
})

/** The JSON in the text that a reading answers. */
async function read(caller: Caller, url: string, content: Buffer): Promise<Record<string, string>> {
  const answer = await upload(app, caller, url, { content })
  const { data, code } = answer.json<{ code: number; data: string }>()
  expect(code).toBe(0)
  return JSON.parse(data) as Record<string, string>
}

describe('a company that shows who it is, by REST', () => {
  let admin: Caller
  let registration: Registration
  const mobile = uniqueMobile()
  let links: Record<string, string> = {}
  let payload: Record<string, string>

  it('registers and signs in', async () => {
    await app.anonymous().rest('GET', '/chain/uniapp/codeByPcNotUser', { query: { mobile } })
    const form = { companyName: `公司${uniqueName()}`, contactName: person.idName, contactPhone: mobile }
    const body = { ...form, companyType: 1, code: app.sms.codeOf(mobile) }
    expect((await app.anonymous().rest('POST', '/chain/common/companyReg', { body })).json()).toMatchObject({
      code: 0,
      data: { status: 'REGISTERED' },
    })
    app.clock.advance(60_000)
    admin = await signIn(app, { mobile, roleType: RoleType.COMPANY })
  })

  it('uploads its papers, which no link shows', async () => {
    for (const [name, content] of Object.entries(pictures)) {
      const { link } = (await upload(app, admin, UPLOAD, { content })).json<{ link: string }>()
      links = { ...links, [name]: link }
      expect((await app.anonymous().rest('GET', pathOf(link))).statusCode).toBe(404)
      expect((await admin.rest('GET', pathOf(link))).statusCode).toBe(200)
    }
  })

  it('has them read', async () => {
    const licence = await read(app.anonymous(), LICENCE, pictures.companyUrl)
    expect(licence).toMatchObject({ companyNo: company.companyNo, companyName: company.companyName })
    const portrait = await read(admin, ID_CARD, pictures.idCardNegativeUrl)
    expect(portrait).toMatchObject({ idNo: person.idNo, idName: person.idName, idSex: person.idSex })
    const emblem = await read(admin, `${ID_CARD}?isFront=1`, pictures.idCardPositiveUrl)
    expect(emblem).toMatchObject({ idStartDate: person.idStartDate, idEndDate: person.idEndDate })
    const other = await read(admin, `${ID_CARD}?isFront=1`, pictures.idCardNegativeUrl)
    expect(other).toMatchObject({ idNo: person.idNo })
    const { companyType, companyAddress, companyFound } = company
    const corrected = { companyType, companyAddress, companyFound, companyRepre: company.companyRepre, mobile }
    payload = {
      ...person,
      ...links,
      ...corrected,
      companyName: company.companyName,
      companyNo: company.companyNo,
      idEndDate: '长期',
    }
  })

  it('hands them in', async () => {
    const answer = await admin.rest('POST', SUBMIT, { body: payload })
    expect(answer.json()).toMatchObject({
      code: 0,
      msg: '后台审核中，审核结果会通过站内消息发送，请耐心等待',
      data: { companyName: company.companyName, status: 'PENDING' },
    })
    const wrong = await admin.rest('POST', SUBMIT, { body: { ...payload, idNo: '1' } })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ msg: '身份证号有误，请核对18位号码', fieldErrors: [{ field: 'idNo' }] })
  })

  it('is looked at by the desk, with what was read beside it, and each look is kept', async () => {
    const { outbox } = createServices({
      ...app,
      config: { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' }), dataDir },
    })
    const waiting = await rowsOf<{ id: string }>(
      sql`select id from outbox where topic = 'registration-reading' and delivered_at is null and given_up_at is null`,
    )
    for (const { id } of waiting) await outbox.deliver(id)
    const { registrations } = await desk.ask<{ registrations: { records: Registration[] } }>(
      'query ($filter: RegistrationFilter) { registrations(filter: $filter) { records { id version companyName } } }',
      { filter: { companyNo: company.companyNo } },
    )
    const [found] = registrations.records
    if (!found) throw new Error('no registration')
    registration = found
    const url = links.companyUrl ?? ''
    expect((await desk.rest('GET', pathOf(url))).statusCode).toBe(200)
    const { registration: seen } = await desk.ask<{
      registration: {
        checks: { check: string; ok: boolean; message: string }[]
        readings: { field: string; text: string }[]
      }
    }>(
      `query ($id: ID) { registration(id: $id) {
        checks { check ok message } readings { field text sure } looks { userName remoteAddr } } }`,
      { id: found.id },
    )
    const texts = Object.fromEntries(seen.readings.map(({ field, text }) => [field, text]))
    expect(texts).toMatchObject({ companyNo: company.companyNo, idNo: person.idNo, idStartDate: person.idStartDate })
    const checks = Object.fromEntries(seen.checks.map(({ check, ok }) => [check, ok]))
    expect(checks).toMatchObject({ CREDIT_CODE: true, NUMBER_FREE: true, ID_NUMBER: true })
    expect(seen).toMatchObject({ looks: [{ userName: '平台管理员' }, ...Object.keys(pictures).map(() => ({}))] })
  })

  it('is authenticated, and is told', async () => {
    expect(await approveRegistration(desk, registration)).toMatchObject({ status: 'APPROVED' })
    const messages = await admin.ask<{ messages: { records: { kind: string }[] } }>('{ messages { records { kind } } }')
    expect(messages.messages.records).toContainEqual({ kind: 'AUTHENTICATION_APPROVED' })
    const again = await admin.rest('POST', SUBMIT, { body: payload })
    expect(again.json()).toMatchObject({ code: 1, errorCode: 'ALREADY_AUTHENTICATED' })
  })
})

describe('a reading', () => {
  it('of no picture is refused at the file, and of nothing to read with a clear sentence', async () => {
    for (const url of [LICENCE, ID_CARD]) {
      const text = await upload(app, app.anonymous(), url, { content: Buffer.from('hello') })
      expect(text.statusCode).toBe(400)
      expect(text.json()).toMatchObject({ msg: '上传图片只能是JPG、JPEG、PNG格式!', fieldErrors: [{ field: 'file' }] })
    }
    const blank = await upload(app, app.anonymous(), LICENCE, { content: png() })
    expect(blank.statusCode).toBe(200)
    expect(blank.json()).toMatchObject({
      code: 1,
      errorCode: 'PICTURE_NOT_RECOGNISED',
      msg: '未识别到营业执照，请上传清晰、完整的营业执照照片',
    })
  })

  it('is had sixty times an hour from one address', async () => {
    const caller = app.anonymous()
    const content = Buffer.from('hello')
    const answers: number[] = []
    for (let at = 0; at < 61; at++) answers.push((await upload(app, caller, LICENCE, { content })).statusCode)
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 400), 429])
    app.clock.advance(3600_000)
    expect((await upload(app, caller, LICENCE, { content })).statusCode).toBe(400)
  })
})
