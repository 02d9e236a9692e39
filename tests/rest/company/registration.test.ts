import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@tufang/server/config'
import { createServices } from '@tufang/server/container'
import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { openApp } from '@tufang/tests/app'
import { housekeepingFor } from '@tufang/tests/housekeeping'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueCreditCode, uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { pathOf, png, upload } from '@tufang/tests/upload'
import { afterAll, describe, expect, it } from 'vitest'

const REG = '/chain/common/companyReg'
const UPLOAD = '/chain/common/upload?fileType=image&dir=register/'
const dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-registration-'))
const app = await openApp({ dataDir })
afterAll(() => rm(dataDir, { recursive: true }))

type Form = Record<string, string | number | null>

/** A form as third-party programs send it, with a registration code of its phone. */
async function newForm(given: Form = {}) {
  const contactPhone = uniqueMobile()
  await app.anonymous().rest('GET', '/chain/uniapp/codeByPcNotUser', { query: { mobile: contactPhone } })
  const code = app.sms.codeOf(contactPhone) ?? ''
  const company = { companyName: `公司${uniqueName()}`, companyNo: uniqueCreditCode(), companyType: 1 }
  return { ...company, contactName: '何经理', contactPhone, code, ...given }
}

const post = (body: object) => app.anonymous().rest('POST', REG, { body })

/** The status and the body of signing in by phone code. */
async function signIn(phone: string, roleType: string) {
  app.clock.advance(60_000)
  const query = { mobile: phone, type: '1', roleType }
  await app.anonymous().rest('GET', '/chain/uniapp/codeByPc', { query })
  const answer = await app.anonymous().rest('POST', '/phone/token/sms', {
    query: { phone, code: app.sms.codeOf(phone) ?? '', roleType },
  })
  return { status: answer.statusCode, body: answer.json<Record<string, string>>() }
}

describe('companyReg', () => {
  it.each([
    [1, '2'],
    [2, '7'],
    ['2', '7'],
  ])('with companyType %j registers somebody who signs in as role %s', async (companyType, roleType) => {
    const form = await newForm({ companyType })
    const answer = await post(form)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { data, ...envelope } = answer.json<{ data: Record<string, string> }>()
    expect(envelope).toEqual({ code: 0, msg: '注册成功', ok: true })
    expect(data).toEqual({
      id: expect.any(String),
      companyType: Number(companyType),
      companyName: form.companyName,
      status: 'REGISTERED',
      reason: null,
      companyAuthId: expect.any(String),
      warnings: [],
    })
    const { status, body } = await signIn(form.contactPhone, roleType)
    expect(status).toBe(200)
    expect(body).toMatchObject({ username: '何经理', company_auth_id: data.companyAuthId })
  })

  it('takes a number whose check character is off, and says so', async () => {
    const off = '统一社会信用代码与其校验位不符，请核对18位代码'
    const companyNo = `${uniqueCreditCode().slice(0, -1)}Z`
    expect((await post(await newForm({ companyNo }))).json()).toMatchObject({
      code: 0,
      msg: `注册成功；${off}`,
      data: { warnings: [off] },
    })
    const long = await post(await newForm({ companyNo: '9'.repeat(51) }))
    expect([long.statusCode, long.json()]).toMatchObject([400, { msg: '长度不能超过50个字符' }])
  })

  it('takes a form, and is a company without companyType', async () => {
    const { companyType: _, ...fields } = await newForm()
    const answer = await app.anonymous().rest('POST', REG, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.json()).toMatchObject({ code: 0, data: { companyType: 1 } })
  })

  it('takes the code that was asked for by codeByPc, or the login code of codeCheck', async () => {
    const form = await newForm()
    const { contactPhone: mobile, code } = form
    const checked = await app.anonymous().rest('GET', '/chain/uniapp/codeCheck', { query: { mobile, code } })
    expect((await post({ ...form, code: checked.json<{ data: string }>().data })).json()).toMatchObject({ code: 0 })
    const other = uniqueMobile()
    const query = { mobile: other, type: '4', roleType: `${RoleType.ENTERPRISE}` }
    await app.anonymous().rest('GET', '/chain/uniapp/codeByPc', { query })
    const mine = { ...(await newForm()), contactPhone: other, code: app.sms.codeOf(other) ?? '' }
    expect((await post(mine)).json()).toMatchObject({ code: 0 })
  })

  it.each([
    [{ companyName: '' }, 'companyName', '请输入公司名称'],
    [{ companyName: '  ' }, 'companyName', '请输入非空字符'],
    [{ companyName: '长'.repeat(21) }, 'companyName', '长度不能超过20个字符'],
    [{ companyName: 7 }, 'companyName', '公司名称须为文本'],
    [{ contactName: null }, 'contactName', '请输入管理员姓名'],
    [{ contactPhone: '138' }, 'contactPhone', '请输入正确的手机号'],
    [{ contactPhone: null }, 'contactPhone', '请输入管理员手机号'],
    [{ code: '' }, 'code', '请输入验证码'],
    [{ companyType: 3 }, 'companyType', '企业类型有误'],
  ])('refuses %j with 400', async (wrong, field, message) => {
    const answer = await post({ ...(await newForm()), ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 1,
      msg: message,
      ok: false,
      data: null,
      errorCode: 'INVALID_INPUT',
      fieldErrors: [{ field, message }],
    })
  })

  it('answers a wrong code with 428, and a number that somebody else has as any', async () => {
    const form = await newForm()
    const wrong = await post({ ...form, code: form.code === '000000' ? '000001' : '000000' })
    expect(wrong.statusCode).toBe(428)
    expect(wrong.json()).toMatchObject({ code: 1, errorCode: 'WRONG_CODE', fieldErrors: [{ field: 'code' }] })
    expect((await post(form)).json()).toMatchObject({ code: 0 })
    expect((await post(await newForm({ companyNo: form.companyNo }))).json()).toMatchObject({ code: 0 })
  })

  it('keeps its pictures for good, while those of a form that was never sent go', async () => {
    const stranger = app.anonymous()
    const picture = async () => (await upload(app, stranger, UPLOAD, { content: png() })).json<{ link: string }>().link
    const [companyUrl, idCardPositiveUrl, idCardNegativeUrl, unsent] = await Promise.all([
      ...[picture(), picture(), picture(), picture()],
    ])
    if (!companyUrl || !idCardPositiveUrl || !idCardNegativeUrl || !unsent) throw new Error('no picture')
    const sent = [companyUrl, idCardPositiveUrl, idCardNegativeUrl]
    expect((await post(await newForm({ companyUrl, idCardPositiveUrl, idCardNegativeUrl }))).json()).toMatchObject({
      code: 0,
    })
    await rowsOf(sql`update stored_file set created_at = created_at - interval '40 days'
      where address = ${stranger.credentials.address}`)
    const config = { ...readConfig({ NODE_ENV: 'test' }), dataDir }
    const services = createServices({ config, database: app.database, sms: app.sms })
    await (await housekeepingFor(services, app.clock, [])).run()
    const left = await rowsOf<{ id: string }>(
      sql`select id from stored_file where address = ${stranger.credentials.address}`,
    )
    expect(left.map(({ id }) => id).sort()).toEqual(sent.map((link) => pathOf(link).slice(7, 43)).sort())
  })
})
